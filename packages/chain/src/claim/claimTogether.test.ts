import type { ClaimEvent } from '@upline/domain';
import {
  batchWallet,
  claimEventNames,
  claimerFixture,
  earned,
  memoryJournal,
  rejection,
  type Script,
  sponsor,
} from '@upline/localnet/testing';
import { toHex } from 'viem';
import { expect, test } from 'vitest';
import type { ClaimAttempt } from '../transaction/attempt.ts';
import { resumeClaim } from './claim.ts';
import { claimCost } from './claimCost.ts';
import { claimTogether } from './claimTogether.ts';

const { fixture, claimOptions, claimable, coinsOf, secondPool } = claimerFixture();

async function claimedTogether(options = claimOptions(1)) {
  const events: ClaimEvent[] = [];
  const isDone = await claimTogether({ ...options, positions: [1], refusedUpgrades: new Set() }, (event) =>
    events.push(event),
  );
  return { isDone, events };
}

test('claims from several pools with one prompt, and shows the amounts paid', async () => {
  const second = await secondPool();
  const before = await coinsOf(sponsor);
  const wallet = batchWallet(fixture().client);
  const { isDone, events } = await claimedTogether(claimOptions(1, { script: wallet.script }));
  expect(isDone).toBe(true);
  expect(wallet.asked).toHaveLength(1);
  expect(claimEventNames(events)).toEqual([
    ...['found', 'asked', 'asked', 'sent', 'sent'],
    ...['sent', 'paid', 'sent', 'paid', 'succeeded'],
  ]);
  expect(events.findLast(({ type }) => type === 'paid')).toMatchObject({ pool: second, amount: earned });
  expect(await coinsOf(sponsor)).toBe(before + 2n * earned);
  expect(await claimable(sponsor)).toEqual([{ position: 1, amount: 0n }]);
});

test('leaves a wallet that cannot batch to claims one by one', async () => {
  expect(await claimedTogether()).toEqual({ isDone: false, events: [] });
});

test('pays nothing if the owner rejects the batch', async () => {
  await secondPool();
  const before = await coinsOf(sponsor);
  const { script } = batchWallet(fixture().client, () => {
    throw rejection();
  });
  const { isDone, events } = await claimedTogether(claimOptions(1, { script }));
  expect(isDone).toBe(true);
  expect(claimEventNames(events)).toEqual(['found', 'asked', 'asked', 'failed toast.userCancelled']);
  expect(await coinsOf(sponsor)).toBe(before);
});

test('stores the batch with the wallet’s id until it has paid', async () => {
  await secondPool();
  const journal = memoryJournal<ClaimAttempt>();
  const { script } = batchWallet(fixture().client);
  await claimedTogether(claimOptions(1, { script, journal }));
  expect(journal.notes.map(({ callsId }) => callsId)).toEqual([null, toHex(1, { size: 32 })]);
  expect(journal.newest()).toBeNull();
});

/** A batch that the wallet took before its page closed, and executes at the third look. */
async function pendingBatch() {
  await secondPool();
  const { client } = fixture();
  const journal = memoryJournal<ClaimAttempt>();
  const { script } = batchWallet(client, () => {
    throw rejection();
  });
  await claimedTogether(claimOptions(1, { script, journal }));
  const [asked] = journal.notes;
  if (!asked) throw new Error('The wallet was not asked.');
  let looks = 0;
  return {
    attempt: { ...asked, callsId: '0x01' },
    async look() {
      if (++looks !== 3) return;
      for (const call of asked.calls) await client.sendTransaction({ account: sponsor, ...call });
    },
  };
}

const followed = [
  ...['found', 'asked', 'sent', 'asked', 'sent'],
  ...['sent', 'paid', 'sent', 'paid', 'succeeded'],
];

test('follows a pending batch after a reload', async () => {
  const { attempt, look } = await pendingBatch();
  const before = await coinsOf(sponsor);
  const events: ClaimEvent[] = [];
  const left = { reader: fixture().client, from: sponsor, journal: memoryJournal(attempt) };
  for await (const event of resumeClaim({ ...left, batchStatus: () => look().then(() => null) }))
    events.push(event);
  expect(claimEventNames(events)).toEqual(followed);
  expect(await coinsOf(sponsor)).toBe(before + 2n * earned);
});

test('sends no second batch when claimed again while pending', async () => {
  const { attempt, look } = await pendingBatch();
  const wallet = batchWallet(fixture().client);
  const pending = { version: '2.0.0', id: '0x01', chainId: '0x89', atomic: true, status: 100, receipts: [] };
  const script: Script = (request, forward) =>
    request.method === 'wallet_getCallsStatus' ? look().then(() => pending) : wallet.script(request, forward);
  const options = claimOptions(1, { script, journal: memoryJournal(attempt) });
  const { events } = await claimedTogether(options);
  expect(claimEventNames(events)).toEqual(followed);
  expect(wallet.asked).toEqual([]);
});

test('states the gas before the prompt, and if one confirmation is enough', async () => {
  const { client, deployment } = fixture();
  const pools = [deployment.pools[1].address, await secondPool()];
  const { wallet } = claimOptions(1, { script: batchWallet(client).script });
  const price = await client.getGasPrice();
  const together = await claimCost(client, sponsor, pools, wallet);
  expect(together.isTogether).toBe(true);
  const gas = (together.gas ?? 0n) / price;
  expect(gas).toBeGreaterThan(2n * 30_000n);
  expect(gas).toBeLessThan(2n * 150_000n);
  expect((await claimCost(client, sponsor, pools, null)).isTogether).toBe(false);
  expect((await claimCost(client, sponsor, pools.slice(0, 1), wallet)).isTogether).toBe(false);
});
