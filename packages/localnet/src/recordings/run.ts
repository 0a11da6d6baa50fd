import { freshChain } from './freshChain.ts';
import { modelPlayer } from './modelPlayer.ts';
import { type Played, playScenario } from './play.ts';
import { type Scenario, secondsOf } from './scenario.ts';

/**
 * Replays a scenario on a fresh private chain.
 * @throws Error naming the first earlier call that fails.
 */
export async function runScenario(scenario: Scenario): Promise<Played> {
  const [first] = [...scenario.past, ...scenario.steps];
  const fresh = await freshChain(first ? secondsOf(first) : 0n);
  try {
    return await playScenario(await fresh.begin(scenario.people), scenario);
  } finally {
    await fresh.stop();
  }
}

/**
 * Replays a scenario in the reference model.
 * @throws Error if the model lacks one of its calls.
 */
export function runOnModel(scenario: Scenario): Promise<Played> {
  return playScenario(modelPlayer(scenario), scenario);
}
