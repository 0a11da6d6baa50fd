import { fromDecimal } from '@upline/domain';
import { buyer, buyerFixture, stranger } from '@upline/localnet/testing';
import { parseEther } from 'viem';
import { expect, test } from 'vitest';
import { listCoins, readBalances } from './balances.ts';
import { listPools } from './pools.ts';

const { fixture, buy } = buyerFixture();

async function coinsThere() {
  const { client, deployment } = fixture();
  return listCoins(client, await listPools(client, deployment.registry));
}

test('lists the single coin of all pools by its symbol', async () => {
  const { stableCoin } = fixture().deployment;
  expect(await coinsThere()).toEqual([{ address: stableCoin, symbol: 'TUSD', decimals: 6 }]);
});

test("returns a wallet's balance after a purchase", async () => {
  await buy(1);
  const { client } = fixture();
  const { matic, tokens } = await readBalances(client, await coinsThere(), buyer);
  expect(tokens).toMatchObject([{ symbol: 'TUSD', units: fromDecimal('950') }]);
  expect(matic).toBe(await client.getBalance({ address: buyer }));
  expect(matic).toBeLessThan(parseEther('100'));
});

test('returns zero balances for an empty wallet', async () => {
  const { client } = fixture();
  await client.setBalance({ address: stranger, value: 0n });
  const balances = await readBalances(client, await coinsThere(), stranger);
  expect(balances).toMatchObject({ matic: 0n, tokens: [{ units: 0n }] });
});
