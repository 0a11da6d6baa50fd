import type { Deployment } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, readBalance, uplineRegistryAbi } from '@upline/chain';
import { localClient, operator } from '@upline/chain/demo';
import { levels } from '@upline/domain';
import { type Address, getContract } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import { expect, test } from 'vitest';
import { chainForTest, folderForTest } from '../testing/localFixture.ts';
import { type BatchedClient, batchedClient } from './batchedClient.ts';
import { demoMembers } from './demoMembers.ts';
import { deploy } from './deploy.ts';
import { grow } from './grow.ts';
import { minesAtOnce } from './mining.ts';
import { allTotals, verdictOf } from './poolTotals.ts';

// Enough members for several purchases in a block.
const members = 120;
const seed = 7;

async function freshChain() {
  const { rpcUrl } = await chainForTest();
  const deployment = await deploy({ rpcUrl, dataDir: await folderForTest() });
  return { rpcUrl, deployment, client: localClient(rpcUrl) };
}

/** Maximum of purchases in a block. */
async function mostPurchasesInABlock({ client, deployment }: Awaited<ReturnType<typeof freshChain>>) {
  const pools = levels.map(({ position }) => deployment.pools[position].address.toLowerCase());
  const last = Number(await client.getBlockNumber());
  const counts = await Promise.all(
    Array.from({ length: last }, async (_, index) => {
      const options = { blockNumber: BigInt(index + 1), includeTransactions: true } as const;
      const { transactions } = await getBlock(client, options);
      return transactions.filter(({ to }) => to && pools.includes(to)).length;
    }),
  );
  return Math.max(...counts);
}

/** All state of a wallet on the chain except times. */
async function stateOf(client: BatchedClient, { pools, registry, stableCoin }: Deployment, wallet: Address) {
  const places = levels.map(async ({ position, kind }) => {
    const { address } = pools[position];
    const race = getContract({ client, abi: racePoolAbi, address });
    const global = getContract({ client, abi: globalPoolAbi, address });
    return Promise.all([
      kind === 'race'
        ? race.read.users([wallet])
        : global.read.user_share([wallet]).then(([shares]) => shares),
      race.read.getCurrentBonusEarned([wallet]),
    ]);
  });
  const [[sponsor, , poolBits], balance] = await Promise.all([
    readContract(client, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'wallets',
      args: [wallet],
    }),
    readBalance(client, stableCoin, wallet),
  ]);
  return { wallet, sponsor, poolBits, balance, places: await Promise.all(places) };
}

async function networkOf({ rpcUrl, client, deployment }: Awaited<ReturnType<typeof freshChain>>) {
  const wallets = [operator.root(), ...demoMembers(members, seed)].map(({ address }) => address);
  const batched = batchedClient(rpcUrl);
  return {
    wallets: await Promise.all(wallets.map((wallet) => stateOf(batched, deployment, wallet))),
    totals: await allTotals(client, deployment),
  };
}

test('gives the same network for a seed, in one run or with an interruption', async () => {
  const one = await freshChain();
  await grow({ ...one, members, seed });
  expect(await mostPurchasesInABlock(one)).toBeGreaterThan(1);

  const other = await freshChain();
  await grow({ ...other, members: 5, seed });
  const broken = new AbortController();
  await grow({
    ...other,
    members,
    seed,
    signal: broken.signal,
    report: (done) => done > 100 && broken.abort(),
  });
  expect(await minesAtOnce(other.client)).toBe(true);
  const [halfway] = await allTotals(other.client, other.deployment);
  expect(halfway?.members).toBeLessThan(members);
  await grow({ ...other, members, seed });

  const network = await networkOf(one);
  expect(await networkOf(other)).toEqual(network);
  expect(network.totals[0]?.members).toBe(BigInt(members) + 1n);
  for (const pool of network.totals) {
    expect(verdictOf(pool)).toBe('equal');
    expect(pool.in).toBe(pool.out + pool.held);
  }
});

test('continues a chain whose growth was killed', async () => {
  const chain = await freshChain();
  await grow({ ...chain, members: 3, seed });
  await chain.client.setAutomine(false);
  await grow({ ...chain, members: 5, seed });
  expect(await minesAtOnce(chain.client)).toBe(true);
  const [first] = await allTotals(chain.client, chain.deployment);
  expect(first?.members).toBe(6n);
});

test('gives another network for another seed', async () => {
  const sponsors = (of: number) => demoMembers(36, of).map(({ sponsor }) => sponsor);
  expect(sponsors(7)).not.toEqual(sponsors(8));
});
