import { mockStableCoinAbi, racePoolAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { fromDecimal, levelAt, levels } from '@upline/domain';
import { expect, test } from 'vitest';
import { localFixture } from '../testing/localFixture.ts';
import { grow } from './grow.ts';
import { allTotals, verdictOf } from './poolTotals.ts';

const fixture = localFixture();

test('balances the books after claims and fund withdrawals', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const [ada] = await grow({ rpcUrl, deployment, members: 5 });
  if (!ada) throw new Error('Ada is the first.');
  const { address } = deployment.pools[1];
  const pool = { address, abi: racePoolAbi } as const;
  const earned = await client.readContract({
    ...pool,
    functionName: 'getCurrentBonusEarned',
    args: [ada.address],
  });
  await client.writeContractSync({ ...pool, account: ada.account, functionName: 'claim_bonus' });
  await client.writeContractSync({
    ...pool,
    account: operator.productPool(),
    functionName: 'claim_product_fund',
    args: [1_000_000n],
  });
  const totals = await allTotals(client, deployment);
  expect(totals.map(verdictOf)).toEqual(Array(levels.length).fill('equal'));
  const fees = 5n * levelAt(1).fee;
  const out = earned + 1_000_000n;
  expect(totals[0]).toMatchObject({ members: 6n, in: fees, out, held: fees - out, owed: fees - out });
});

test('counts coins sent without a purchase as surplus', async () => {
  const { client, deployment } = fixture();
  await client.writeContractSync({
    account: operator.admin(),
    address: deployment.stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'mint',
    args: [deployment.pools[3].address, fromDecimal('12.5')],
  });
  const totals = await allTotals(client, deployment);
  expect(totals[2]).toMatchObject({ in: 0n, out: 0n, held: fromDecimal('12.5'), owed: 0n });
  expect(totals.map(verdictOf)).toEqual([
    'equal',
    'equal',
    'surplus',
    ...Array(levels.length - 3).fill('equal'),
  ]);
});

test.each([
  { in: 10n, out: 4n, held: 5n, owed: 6n },
  { in: 10n, out: 4n, held: 6n, owed: 5n },
  { in: 10n, out: 4n, held: 9n, owed: 9n },
])('marks inconsistent books as wrong: %o', (books) => {
  expect(verdictOf({ position: 1, members: 1n, ...books })).toBe('wrong');
});
