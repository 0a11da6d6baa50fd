import type { Deployment } from '@upline/chain';
import type { LocalClient } from '@upline/chain/demo';
import { freshChain } from './freshChain.ts';
import { contractsOf } from './names.ts';
import { measureGains } from './play.ts';
import { type Recording, record } from './record.ts';
import { type Scenario, type ScenarioCall, type ScenarioStep, secondsOf } from './scenario.ts';

export interface KeepOptions {
  client: LocalClient;
  deployment: Deployment;
  /** The first block of the scenario's steps. */
  from: bigint;
  name: string;
  about: string;
}

const withoutOutcome = ({ expect: _, ...call }: ScenarioStep): ScenarioCall => call;

/** Candidates for the calls before the steps, smallest first. */
function pasts({ past, steps }: Recording): ScenarioCall[][] {
  const succeeded = past.filter(({ expect }) => 'logs' in expect);
  const used = new Set<string>(['registry', 'level1', ...steps.map(({ contract }) => contract)]);
  const near = succeeded.filter(({ contract, function: name, args }) =>
    contract === 'coin' ? name !== 'approve' || used.has(String(args[0])) : used.has(contract),
  );
  return [[], near, succeeded].map((calls) => calls.map(withoutOutcome));
}

/** The people named in a scenario. */
function peopleIn(people: Readonly<Record<string, `0x${string}`>>, told: unknown): Scenario['people'] {
  const words = new Set(JSON.stringify(told).match(/\w+/g));
  return Object.fromEntries(Object.entries(people).filter(([name]) => words.has(name)));
}

/**
 * Makes a scenario of the calls on a local chain or fork since a block, with as few earlier calls
 * as it needs. A fresh chain must reproduce every step.
 * @throws Error if a fresh chain gives other results: this chain was changed by more than calls,
 * such as storage writes or a fork's earlier state.
 */
export async function makeScenario(options: KeepOptions): Promise<Scenario> {
  const { client, deployment, from, name, about } = options;
  const recording = await record(client, deployment, from);
  const { names, past, steps } = recording;
  const [first] = [...past, ...steps];
  if (!first || steps.length === 0) throw new RangeError('Nothing was sent to the contracts since then.');
  const fresh = await freshChain(secondsOf(first));
  let difference = '';
  try {
    for (const attempt of pasts(recording)) {
      const people = peopleIn(names.people, [attempt, steps]);
      const gains = await measureGains(await fresh.begin(people), { past: attempt, steps }).catch(
        (error: unknown) => {
          difference = error instanceof Error ? error.message : String(error);
          return null;
        },
      );
      if (!gains) continue;
      return { name, about, contracts: contractsOf(deployment), people, past: attempt, steps, gains };
    }
  } finally {
    await fresh.stop();
  }
  throw new Error(
    'Nothing was kept: a fresh chain answers otherwise than this one. More than calls has changed this one, as ' +
      `storage that was written by hand or what a fork had before. ${difference}`,
  );
}
