import { expectationText } from './calls.ts';
import type { Expectation, Gain, Scenario, ScenarioCall } from './scenario.ts';

/** Where a scenario is played: a chain, or the model. */
export interface Player {
  play(call: ScenarioCall): Promise<Expectation>;
  /** What everybody has, by `who coins` and `who level1`, units of 10⁻⁶. */
  holdings(): Promise<ReadonlyMap<string, bigint>>;
}

/** How one step went. */
export interface PlayedStep {
  step: number;
  isAsExpected: boolean;
  expected: string;
  found: string;
}

/** How a whole scenario went. */
export interface Played {
  /** Up to the first that went otherwise. */
  steps: PlayedStep[];
  /** What was gained otherwise than the scenario says, in words. */
  differences: string[];
  isAsExpected: boolean;
}

function gainsBetween(before: ReadonlyMap<string, bigint>, after: ReadonlyMap<string, bigint>): Gain[] {
  return [...after]
    .map(([key, units]) => ({ key, units: units - (before.get(key) ?? 0n) }))
    .filter(({ units }) => units !== 0n)
    .map(({ key, units }) => {
      const [who = '', where = ''] = key.split(' ');
      return { who, in: where as Gain['in'], units: String(units) };
    })
    .sort((a, b) => (inWords(a) < inWords(b) ? -1 : 1));
}

const inWords = ({ who, in: where, units }: Gain) => `${who} in ${where}: ${units}`;

/** Plays what is before the steps. @throws Error that names the call that does not succeed. */
async function playPast(player: Player, { past }: Pick<Scenario, 'past'>): Promise<void> {
  for (const [at, call] of past.entries()) {
    const found = await player.play(call);
    if ('revert' in found) {
      throw new Error(
        `Call ${at + 1} of the past, ${call.function} by ${call.as} on ${call.contract}, is ${expectationText(found)}.`,
      );
    }
  }
}

/**
 * Plays a scenario and tells what of it is otherwise.
 * @throws Error that names the call of the past that no longer succeeds.
 */
export async function playScenario(player: Player, scenario: Scenario): Promise<Played> {
  await playPast(player, scenario);
  const before = await player.holdings();
  const steps: PlayedStep[] = [];
  for (const [index, step] of scenario.steps.entries()) {
    const expected = expectationText(step.expect);
    const found = expectationText(await player.play(step));
    steps.push({ step: index + 1, isAsExpected: found === expected, expected, found });
    if (found !== expected) return { steps, differences: [], isAsExpected: false };
  }
  const gained = gainsBetween(before, await player.holdings()).map(inWords);
  const expected = scenario.gains.map(inWords);
  const differences = [
    ...expected.filter((line) => !gained.includes(line)).map((line) => `expected ${line}`),
    ...gained.filter((line) => !expected.includes(line)).map((line) => `found ${line}`),
  ];
  return { steps, differences, isAsExpected: differences.length === 0 };
}

/**
 * Plays what was recorded to learn who gains what.
 * @throws Error that names the first call which goes otherwise than it was recorded.
 */
export async function measureGains(
  player: Player,
  recorded: Pick<Scenario, 'past' | 'steps'>,
): Promise<Gain[]> {
  await playPast(player, recorded);
  const before = await player.holdings();
  for (const [index, step] of recorded.steps.entries()) {
    const found = expectationText(await player.play(step));
    const expected = expectationText(step.expect);
    if (found !== expected) {
      throw new Error(
        `Step ${index + 1}, ${step.function} by ${step.as}, was recorded as:\n${expected}\nThere it is:\n${found}`,
      );
    }
  }
  return gainsBetween(before, await player.holdings());
}
