import { freshChain } from './freshChain.ts';
import { modelPlayer } from './modelPlayer.ts';
import { type Played, playScenario } from './play.ts';
import { type Scenario, secondsOf } from './scenario.ts';

/**
 * Plays a scenario again on a fresh chain of its own.
 * @throws Error that names the call of the past that no longer succeeds.
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
 * Plays a scenario on the reference model, which must tell the same as the chain has.
 * @throws Error when the scenario holds a call that the model does not have.
 */
export function runOnModel(scenario: Scenario): Promise<Played> {
  return playScenario(modelPlayer(scenario), scenario);
}
