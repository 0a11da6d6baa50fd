import { fromDecimal, levels } from '@upline/domain';
import { allTotals, grow } from '@upline/localnet';
import { localFixture } from '@upline/localnet/testing';
import { createClient, custom, http } from 'viem';
import { beforeEach, expect, test } from 'vitest';
import { globalPoolAbi, mockStableCoinAbi, racePoolAbi } from '../abi.ts';
import { operator } from '../demo/localAccounts.ts';
import { polygonAt } from '../polygonAt.ts';
import { readBalance } from '../pools/pools.ts';
import { createPoolProofs } from './poolProofs.ts';

/** Replaces the last `depth` blocks with empty ones. */
interface ReorgMethod {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

const fixture = localFixture();
let members: Awaited<ReturnType<typeof grow>>;

beforeEach(async () => {
  const { rpcUrl, deployment } = fixture();
  members = await grow({ rpcUrl, deployment, members: 14, seed: 7 });
});

/** Every other member claims from every pool, and the operator withdraws part of two funds. */
async function takeSome() {
  const { client, deployment } = fixture();
  for (const { address } of Object.values(deployment.pools)) {
    for (const [at, member] of members.entries()) {
      if (at % 2 === 0) continue;
      const pool = { address, abi: racePoolAbi } as const;
      const earned = await client.readContract({
        ...pool,
        functionName: 'getCurrentBonusEarned',
        args: [member.address],
      });
      if (earned === 0n) continue;
      await client.writeContractSync({ ...pool, account: member.account, functionName: 'claim_bonus' });
    }
  }
  await client.writeContractSync({
    account: operator.productPool(),
    address: deployment.pools[1].address,
    abi: racePoolAbi,
    functionName: 'claim_product_fund',
    args: [1_234_567n],
  });
  await client.writeContractSync({
    account: operator.royaltyAdmin(),
    address: deployment.pools[3].address,
    abi: globalPoolAbi,
    functionName: 'claim_royalty_fund',
    args: [7_654_321n],
  });
}

/** A node that records the requested ranges and can refuse them. */
function watchedNode() {
  const { rpcUrl, deployment } = fixture();
  const node = http(rpcUrl, { retryCount: 0 })({});
  const asked: { from: bigint; to: bigint }[] = [];
  const refusal = { whenLongerThan: 1_000_000n, after: Number.POSITIVE_INFINITY };
  const reader = createClient({
    chain: polygonAt(rpcUrl),
    cacheTime: 0,
    transport: custom(
      {
        async request(request: { method: string; params?: unknown }) {
          if (request.method === 'eth_getLogs') {
            const [{ fromBlock, toBlock }] = request.params as [{ fromBlock: string; toBlock: string }];
            const stretch = { from: BigInt(fromBlock), to: BigInt(toBlock) };
            if (stretch.to - stretch.from + 1n > refusal.whenLongerThan || asked.length >= refusal.after) {
              throw new Error('More blocks than this node looks through.');
            }
            asked.push(stretch);
          }
          return node.request(request);
        },
      },
      { retryCount: 0 },
    ),
  });
  const { registry, startBlock } = deployment;
  return { asked, refusal, prove: createPoolProofs({ reader, registry, startBlock }) };
}

test('sums events to exactly the amounts that the contracts report', async () => {
  const { client, deployment } = fixture();
  await takeSome();
  const block = await client.getBlockNumber();
  const { prove } = watchedNode();
  const proof = await prove({ block });
  const totals = await allTotals(client, deployment);
  expect(totals.filter(({ out }) => out > 0n).length).toBeGreaterThan(3);
  expect(proof.pools.map(({ owedByContract, contract, ...books }) => books)).toEqual(
    totals.map((pool) => ({ ...pool, members: Number(pool.members) })),
  );
  expect(proof.pools.map(({ owedByContract }) => owedByContract)).toEqual(totals.map(({ owed }) => owed));
  expect(proof.pools.map(({ contract }) => contract)).toEqual(
    levels.map(({ position }) => deployment.pools[position].address),
  );
  const { timestamp } = await client.getBlock({ blockNumber: block });
  expect(proof).toMatchObject({ block, at: new Date(Number(timestamp) * 1000).toISOString() });
});

test('proves the state at a past block', async () => {
  const { client, deployment } = fixture();
  const block = await client.getBlockNumber();
  const then = await allTotals(client, deployment);
  await takeSome();
  const { pools } = await watchedNode().prove({ block });
  expect(pools.map(({ owed, held, out }) => ({ owed, held, out }))).toEqual(
    then.map(({ owed, held, out }) => ({ owed, held, out })),
  );
});

test('counts coins sent without a purchase as held, not as owed', async () => {
  const { client, deployment } = fixture();
  const { address } = deployment.pools[9];
  await client.writeContractSync({
    account: operator.admin(),
    address: deployment.stableCoin,
    abi: mockStableCoinAbi,
    functionName: 'mint',
    args: [address, fromDecimal('12.5')],
  });
  const { pools } = await watchedNode().prove({ block: await client.getBlockNumber() });
  const ninth = pools[8];
  expect(ninth?.held).toBe(await readBalance(client, deployment.stableCoin, address));
  expect((ninth?.held ?? 0n) - (ninth?.owed ?? 0n)).toBe(fromDecimal('12.5'));
});

test('reads short ranges from a limited node without gaps or repeats', async () => {
  const { client, deployment } = fixture();
  const block = await client.getBlockNumber();
  const { asked, refusal, prove } = watchedNode();
  refusal.whenLongerThan = 9n;
  const told: bigint[] = [];
  const { pools } = await prove({ block, onProgress: ({ block: read }) => told.push(read) });
  expect(asked[0]?.from).toBe(deployment.startBlock);
  expect(asked.at(-1)?.to).toBe(block);
  for (const [at, { from }] of asked.slice(1).entries()) expect(from).toBe((asked[at]?.to ?? 0n) + 1n);
  expect(told.at(-1)).toBe(block - deployment.startBlock + 1n);
  expect(told).toEqual(told.toSorted((a, b) => Number(a - b)));
  const totals = await allTotals(client, deployment);
  expect(pools.map(({ owed }) => owed)).toEqual(totals.map(({ owed }) => owed));
});

test('resumes a stopped or failed reading', async () => {
  const { client, deployment } = fixture();
  const block = await client.getBlockNumber();
  const { asked, refusal, prove } = watchedNode();
  refusal.whenLongerThan = 9n;
  const stop = new AbortController();
  const stopped = prove({ block, signal: stop.signal, onProgress: () => stop.abort(new Error('Enough.')) });
  await expect(stopped).rejects.toThrow('Enough.');
  const reached = asked.at(-1)?.to ?? 0n;
  refusal.after = asked.length + 2;
  await expect(prove({ block })).rejects.toThrow('More blocks');
  expect(asked.filter(({ from }) => from <= reached)).toHaveLength(asked.length - 2);
  refusal.after = Number.POSITIVE_INFINITY;
  const { pools } = await prove({ block });
  expect(asked.filter(({ from }) => from === deployment.startBlock)).toHaveLength(1);
  const totals = await allTotals(client, deployment);
  expect(pools.map(({ in: paid }) => paid)).toEqual(totals.map(({ in: paid }) => paid));
});

test('starts over after a reorg', async () => {
  const { client, deployment } = fixture();
  const { asked, prove } = watchedNode();
  const before = await client.getBlockNumber();
  await prove({ block: before });
  await client.request<ReorgMethod>({ method: 'anvil_reorg', params: [3, []] });
  const block = await client.getBlockNumber();
  const { pools } = await prove({ block });
  expect(asked.filter(({ from }) => from === deployment.startBlock)).toHaveLength(2);
  const totals = await allTotals(client, deployment);
  expect(pools.map(({ owed }) => owed)).toEqual(totals.map(({ owed }) => owed));
});

test('detects a missing event', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const node = http(rpcUrl, { retryCount: 0 })({});
  const reader = createClient({
    chain: polygonAt(rpcUrl),
    transport: custom({
      async request(request: { method: string; params?: unknown }) {
        const answer = await node.request(request);
        return request.method === 'eth_getLogs' && Array.isArray(answer) ? answer.toSpliced(25, 1) : answer;
      },
    }),
  });
  const { registry, startBlock } = deployment;
  const prove = createPoolProofs({ reader, registry, startBlock });
  await expect(prove({ block: await client.getBlockNumber() })).rejects.toThrow('follows place');
});
