import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import fc from 'fast-check';
import type { Abi } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { ActionCommand, scenario } from './actions/actionCommand.ts';
import { ActionCounts } from './actions/actionCounts.ts';
import { beginning } from './actions/beginning.ts';
import { type ActionName, actions } from './actions/weighted.ts';
import { refusedActions, unaskedViews, uncalledFunctions, unreachableErrors } from './leftOut.ts';
import keptSeeds from './seeds.json' with { type: 'json' };
import type { Stage } from './stage.ts';
import { TestChain } from './testChain.ts';

/** Default run; the short one is the smallest known to reach every call and error. */
const fixed =
  process.env.UPLINE_TESTS === 'full'
    ? { seed: 2, runs: 46, actions: 2000 }
    : { seed: 2, runs: 20, actions: 900 };
const { UPLINE_DIFFERENTIAL_SEED: wantedSeed, UPLINE_DIFFERENTIAL_RUNS: wantedRuns } = process.env;
// Parsed strictly, because an invalid number would mean no runs and a passing test.
const seed =
  wantedSeed === 'random'
    ? Date.now() % 2 ** 31
    : z.coerce
        .number()
        .int()
        .parse(wantedSeed || fixed.seed);
const runs = z.coerce
  .number()
  .int()
  .positive()
  .parse(wantedRuns || fixed.runs);
const isFixed = !wantedSeed && !wantedRuns;

/** Time limit including shrinking, milliseconds. */
const patience = 300_000 + runs * 5_000;

const tally = new ActionCounts();
let chain: TestChain;
let first: Stage;
let snapshot: `0x${string}`;

beforeAll(async () => {
  chain = await TestChain.start();
  first = await beginning(chain);
  snapshot = await chain.snapshot();
});
afterAll(() => chain?.stop());

/** Names of the matching ABI items. */
function namesOf(isWanted: (item: Abi[number]) => boolean): string[] {
  const abi: Abi = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi];
  return [...new Set(abi.filter(isWanted).flatMap((item) => ('name' in item ? [item.name] : [])))].sort();
}

/** Resets chain and model to the initial state. */
async function begin() {
  await chain.revert(snapshot);
  snapshot = await chain.snapshot();
  return { stage: first.clone(), tally };
}

test.for(keptSeeds)('stays fixed: $found', async ({ actions: kept }) => {
  const run = await begin();
  for (const text of kept) await ActionCommand.parse(text).run(run);
});

test('chain and model agree after every action', { timeout: patience + 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async (commands) => {
      const run = await begin();
      await fc.asyncModelRun(() => ({ model: run, real: run }), commands);
    }),
    { seed, numRuns: runs, interruptAfterTimeLimit: patience, markInterruptAsFailure: true },
  );
  process.stdout.write(
    `Seed ${seed}: ${tally.successes()} of ${tally.total()} actions succeeded.\n${tally.report()}\n`,
  );
});

test.runIf(isFixed)(`${fixed.actions} actions cause every call and every error`, () => {
  expect(tally.total()).toBeGreaterThanOrEqual(fixed.actions);
  expect(tally.successes() / tally.total()).toBeGreaterThan(0.5);
  const refused = Object.keys(actions).filter((name) => !tally.succeeded().has(name as ActionName));
  expect(refused).toEqual(Object.keys(refusedActions));
  const calls = namesOf((item) => item.type === 'function' && item.stateMutability === 'nonpayable');
  expect(calls.filter((name) => !tally.called.has(name))).toEqual(Object.keys(uncalledFunctions).sort());
  const errors = namesOf((item) => item.type === 'error');
  expect(errors.filter((name) => !tally.errors().has(name))).toEqual(Object.keys(unreachableErrors).sort());
});

test('calls every view', () => {
  const asked = new Set(first.views.map(({ functionName }) => functionName));
  const views = namesOf((item) => item.type === 'function' && item.stateMutability !== 'nonpayable');
  expect(views.filter((name) => !asked.has(name))).toEqual(Object.keys(unaskedViews).sort());
});
