import { levels } from '@upline/domain';
import { type Address, getContract } from 'viem';
import { expect, test } from 'vitest';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import type { Deployment } from '../deployment.ts';
import { readBalance } from '../pools.ts';
import { chainForTest, folderForTest } from '../testing/localWorld.ts';
import { demoMembers } from './demoMembers.ts';
import { deploy } from './deploy.ts';
import { grow } from './grow.ts';
import { inChunks } from './inChunks.ts';
import { operator } from './localAccounts.ts';
import { type LocalClient, localClient } from './localClient.ts';
import { minesAtOnce } from './mining.ts';
import { allTotals, verdictOf } from './poolTotals.ts';

// So many that several purchases share a block.
const members = 260;
const seed = 7;

async function freshChain() {
  const { rpcUrl } = await chainForTest();
  const deployment = await deploy({ rpcUrl, dataDir: await folderForTest() });
  return { rpcUrl, deployment, client: localClient(rpcUrl) };
}

/** All that the chain knows of a wallet but for times. */
async function stateOf(client: LocalClient, { pools, registry, stableCoin }: Deployment, wallet: Address) {
  const [sponsor, , poolBits] = await client.readContract({
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'wallets',
    args: [wallet],
  });
  const places: unknown[] = [];
  for (const { position, kind } of levels) {
    const { address } = pools[position];
    const race = getContract({ client, abi: racePoolAbi, address });
    const global = getContract({ client, abi: globalPoolAbi, address });
    places.push(
      kind === 'race' ? await race.read.users([wallet]) : (await global.read.user_share([wallet]))[0],
      await race.read.getCurrentBonusEarned([wallet]),
    );
  }
  return { wallet, sponsor, poolBits, balance: await readBalance(client, stableCoin, wallet), places };
}

async function networkOf({ client, deployment }: Awaited<ReturnType<typeof freshChain>>) {
  const wallets = [operator.root(), ...demoMembers(members, seed)].map(({ address }) => address);
  return {
    wallets: await inChunks(wallets, 20, (wallet) => stateOf(client, deployment, wallet)),
    totals: await allTotals(client, deployment),
  };
}

test('a seed gives the same network to the unit, in one go or broken off and taken up', async () => {
  const one = await freshChain();
  await grow({ ...one, members, seed });

  const other = await freshChain();
  await grow({ ...other, members: 20, seed });
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

test('a chain whose growing was killed goes on with the next one', async () => {
  const chain = await freshChain();
  await grow({ ...chain, members: 3, seed });
  await chain.client.setAutomine(false);
  await grow({ ...chain, members: 5, seed });
  expect(await minesAtOnce(chain.client)).toBe(true);
  const [first] = await allTotals(chain.client, chain.deployment);
  expect(first?.members).toBe(6n);
});

test('another seed gives another network', async () => {
  const sponsors = (of: number) => demoMembers(36, of).map(({ sponsor }) => sponsor);
  expect(sponsors(7)).not.toEqual(sponsors(8));
});
