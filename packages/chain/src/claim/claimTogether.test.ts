import type { ClaimEvent } from '@upline/domain';
import {
  batchWallet,
  claimEventNames,
  claimerFixture,
  earned,
  rejection,
  sponsor,
} from '@upline/localnet/testing';
import { expect, test } from 'vitest';
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
