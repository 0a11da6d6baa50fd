import { fromDecimal } from '@upline/domain';
import { buyer, buyersWorld, stranger } from '@upline/localnet/testing';
import { parseEther } from 'viem';
import { expect, test } from 'vitest';
import { listCoins, readBalances } from './balances.ts';
import { listPools } from './pools.ts';

const { world, buy } = buyersWorld();

async function coinsThere() {
  const { client, deployment } = world();
  return listCoins(client, await listPools(client, deployment.registry));
}

test('all pools are paid in one coin, which names itself', async () => {
  const { stableCoin } = world().deployment;
  expect(await coinsThere()).toEqual([{ address: stableCoin, symbol: 'TUSD', decimals: 6 }]);
});

test('a wallet holds what it was given less what it paid', async () => {
  await buy(1);
  const { client } = world();
  const { matic, tokens } = await readBalances(client, await coinsThere(), buyer);
  expect(tokens).toMatchObject([{ symbol: 'TUSD', units: fromDecimal('950') }]);
  expect(matic).toBe(await client.getBalance({ address: buyer }));
  expect(matic).toBeLessThan(parseEther('100'));
});

test('a wallet without anything holds nothing of each', async () => {
  const { client } = world();
  await client.setBalance({ address: stranger, value: 0n });
  const balances = await readBalances(client, await coinsThere(), stranger);
  expect(balances).toMatchObject({ matic: 0n, tokens: [{ units: 0n }] });
});
