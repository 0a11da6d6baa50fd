import { levelAt, levels, splitRaceFee } from '@upline/domain';
import { grow } from '@upline/localnet';
import { fakeWallet, localFixture } from '@upline/localnet/testing';
import { type Hash, toFunctionSelector, zeroHash } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi } from '../abi.ts';
import { operator } from '../demo/localAccounts.ts';
import { readFeePayouts } from './feeTrail.ts';
import { readPoolTerms } from './poolTerms.ts';

const fixture = localFixture();

beforeEach(async () => {
  const { rpcUrl, deployment } = fixture();
  await grow({ rpcUrl, deployment, members: 12, seed: 3 });
});

function trailsOf(hash: Hash) {
  const { client, deployment } = fixture();
  return readFeePayouts(client, deployment.registry, hash);
}

/** All purchases from a pool, oldest first. */
async function purchases(position: 1 | 3) {
  const { client, deployment } = fixture();
  const asked = { address: deployment.pools[position].address, fromBlock: 0n, strict: true } as const;
  return position === 3
    ? client.getContractEvents({ ...asked, abi: globalPoolAbi, eventName: 'Invested' })
    : client.getContractEvents({ ...asked, abi: racePoolAbi, eventName: 'Invested' });
}

test('splits each fee into legs that sum to it exactly', async () => {
  for (const log of [...(await purchases(1)), ...(await purchases(3))]) {
    const trails = await trailsOf(log.transactionHash);
    const trail = trails?.find(({ buyer }) => buyer === log.args.user);
    expect(trail?.fee).toBe(log.args.fee);
    expect(trail?.legs.reduce((sum, { amount }) => sum + amount, 0n)).toBe(log.args.fee);
  }
});

test('names no receivers of a block that a reorg replaces meanwhile', async () => {
  const { client, deployment, rpcUrl } = fixture();
  const last = (await purchases(1)).at(-1);
  if (!last) throw new Error('Somebody has bought.');
  const head = await client.getBlockNumber({ cacheTime: 0 });
  const uplines = toFunctionSelector('five_uplines(address)');
  let isReplaced = false;
  const reader = fakeWallet(rpcUrl, operator.root().address, async (request, forward) => {
    if (!isReplaced && JSON.stringify(request.params ?? '').includes(uplines)) {
      isReplaced = true;
      await forward({ method: 'anvil_reorg', params: [Number(head - last.blockNumber) + 1, []] });
    }
    return forward(request);
  });
  await expect(readFeePayouts(reader, deployment.registry, last.transactionHash)).rejects.toThrow('replaced');
  expect(isReplaced).toBe(true);
});

test("splits a race fee between referral, uplines and product, with missing uplines' parts in the fund", async () => {
  const { client, deployment } = fixture();
  const [first, ...later] = await purchases(1);
  if (!first) throw new Error('Somebody has bought.');
  const { bonus, perUpline, product } = splitRaceFee(levelAt(1).fee);
  const root = operator.root().address;
  const [trail] = (await trailsOf(first.transactionHash)) ?? [];
  expect(trail).toMatchObject({ position: 1, contract: deployment.pools[1].address, buyer: first.args.user });
  expect(trail?.legs).toEqual([
    { to: 'referral', wallet: root, instead: null, amount: bonus },
    { to: 'upline', generation: 1, wallet: root, amount: perUpline },
    { to: 'missing', generations: 4, amount: perUpline * 4n },
    { to: 'product', amount: product },
  ]);
  const deep = later.at(-1);
  if (!deep) throw new Error('Several have bought.');
  const [uplines, found] = await Promise.all([
    client.readContract({
      address: deployment.pools[1].address,
      abi: racePoolAbi,
      functionName: 'five_uplines',
      args: [deep.args.user],
    }),
    trailsOf(deep.transactionHash),
  ]);
  const paid = found?.[0]?.legs.flatMap((leg) => (leg.to === 'upline' ? [leg.wallet] : [])) ?? [];
  expect(paid.length).toBeGreaterThan(1);
  expect(paid).toEqual(uplines.slice(0, paid.length));
});

test("reports each holder's share of a global fee", async () => {
  const bought = await purchases(3);
  let before = 0n;
  for (const log of bought) {
    if (!('acc' in log.args)) throw new Error('A global purchase tells its accumulator.');
    const { acc, index, poolCut, user } = log.args;
    const trail = (await trailsOf(log.transactionHash))?.find(({ buyer }) => buyer === user);
    expect(trail?.legs[1]).toEqual({
      to: 'holders',
      holders: index - 1,
      each: acc - before,
      amount: poolCut,
    });
    before = acc;
  }
  expect(bought.length).toBeGreaterThan(1);
});

test('names the sponsor who lost the bonus', async () => {
  const { client, deployment } = fixture();
  const lost = await client.getContractEvents({
    address: levels.map(({ position }) => deployment.pools[position].address),
    abi: racePoolAbi,
    eventName: 'LostIncome',
    fromBlock: 0n,
    strict: true,
  });
  expect(lost.length).toBeGreaterThan(0);
  for (const { args, transactionHash } of lost) {
    const trails = await trailsOf(transactionHash);
    const referral = trails?.find(({ buyer }) => buyer === args.from)?.legs[0];
    expect(referral).toMatchObject({ to: 'referral', wallet: args.receiver, instead: args.loser });
  }
});

test('returns no fees for a transaction without purchases, and null for an unknown one', async () => {
  const { client, deployment } = fixture();
  const { transactionHash } = await client.writeContractSync({
    account: operator.admin(),
    address: deployment.stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'mint',
    args: [deployment.pools[1].address, 1n],
  });
  expect(await trailsOf(transactionHash)).toEqual([]);
  expect(await trailsOf(zeroHash)).toBeNull();
});

test("reads the contracts' terms, whose parts sum to the fee", async () => {
  const { client, deployment } = fixture();
  const terms = await readPoolTerms(client, deployment.registry);
  expect(terms.map(({ position, fee }) => ({ position, fee }))).toEqual(
    levels.map(({ position, fee }) => ({ position, fee })),
  );
  for (const pool of terms) {
    const parts =
      pool.kind === 'race'
        ? [pool.bonus, pool.perUpline * 5n, pool.product]
        : [pool.pool, pool.referral, pool.royalty];
    expect(parts.reduce((sum, part) => sum + part, 0n)).toBe(pool.fee);
  }
});
