import { expectationText } from './calls.ts';
import type { Expectation, Gain, Scenario, ScenarioCall } from './scenario.ts';

/** Replays a scenario's calls: on a chain, or in the model. */
export interface Player {
  play(call: ScenarioCall): Promise<Expectation>;
  /** Everyone's holdings by `who coins` and `who level1`, units of 10⁻⁶. */
  holdings(): Promise<ReadonlyMap<string, bigint>>;
}

export interface PlayedStep {
  step: number;
  isAsExpected: boolean;
  expected: string;
  found: string;
}

export interface Played {
  /** Results up to the first difference. */
  steps: PlayedStep[];
  /** Descriptions of gains that differ. */
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

/** Replays the calls before the steps. @throws Error naming the first call that fails. */
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
 * Replays a scenario and reports differences.
 * @throws Error naming the first earlier call that fails.
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
 * Replays a recording to measure gains.
 * @throws Error naming the first call with another result.
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
