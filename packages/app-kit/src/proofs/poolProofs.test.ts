import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { globalPoolAbi } from '@upline/chain';
import { type LocalClient, localClient } from '@upline/chain/demo';
import { levels } from '@upline/domain';
import { deploy, grow, type LocalChain, startChain } from '@upline/localnet';
import type { PoolProofsPort } from '@upline/ui/ports';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { settings } from '../chain/settings.ts';

let chain: LocalChain;
let client: LocalClient;
let dataDir: string;
let deployment: Awaited<ReturnType<typeof deploy>>;
let proofs: PoolProofsPort;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upline-web-'));
  chain = await startChain({ port: 0 });
  const { rpcUrl } = chain;
  client = localClient(rpcUrl);
  // Blocks before the pools' deployment must not be read.
  await client.mine({ blocks: 20, interval: 2 });
  deployment = await deploy({ rpcUrl, dataDir });
  await grow({ rpcUrl, deployment, members: 6 });
  Object.assign(settings, { nodes: [rpcUrl], registry: deployment.registry });
  ({ poolProofs: proofs } = await import('./poolProofs.ts'));
}, 120_000);

afterAll(async () => {
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const signal = () => new AbortController().signal;

test('sums up the pools from the pinned registry’s first block', async () => {
  const { block } = await proofs.head();
  const told: { block: bigint; blocks: bigint }[] = [];
  const { pools } = await proofs.recompute({ block, signal: signal(), onProgress: (at) => told.push(at) });
  const blocks = block - deployment.startBlock + 1n;
  expect(told.at(-1)).toEqual({ block: blocks, blocks });
  expect(pools).toHaveLength(levels.length);
  expect(pools[0]?.in).toBeGreaterThan(0n);
  for (const pool of pools) {
    expect(pool.held).toBe(pool.owed);
    expect(pool.owedByContract).toBe(pool.owed);
  }
});

test('a second recomputation reads only new blocks', async () => {
  const { block } = await proofs.head();
  await client.mine({ blocks: 5 });
  const told: bigint[] = [];
  await proofs.recompute({
    block: block + 5n,
    signal: signal(),
    onProgress: (at) => told.push(at.block),
  });
  expect(told).toEqual([block + 5n - deployment.startBlock + 1n]);
});

test('reads nothing if it is aborted before the start', async () => {
  const { block } = await proofs.head();
  const stopped = AbortSignal.abort(new Error('Stopped.'));
  const onProgress = vi.fn();
  await expect(proofs.recompute({ block, signal: stopped, onProgress })).rejects.toThrow('Stopped.');
  expect(onProgress).not.toHaveBeenCalled();
});

test('roles, changes, terms and fee trails are those of the pinned registry', async () => {
  const [roles, { changes, since }, terms] = await Promise.all([
    proofs.roles(),
    proofs.changes(),
    proofs.terms(),
  ]);
  // Four roles per pool, and the registry's own.
  expect(roles).toHaveLength(4 * levels.length + 1);
  expect(since).toBeNull();
  expect(changes.some(({ event }) => event === 'Sealed')).toBe(true);
  expect(terms.map(({ contract }) => contract)).toEqual(
    Object.values(deployment.pools).map(({ address }) => address),
  );
  const [bought] = await client.getContractEvents({
    address: deployment.pools[3].address,
    abi: globalPoolAbi,
    eventName: 'Invested',
    fromBlock: 0n,
  });
  const trails = await proofs.feeOf(bought?.transactionHash ?? '');
  expect(trails?.[0]?.position).toBe(3);
  expect(await proofs.feeOf('no hash at all')).toBeNull();
});
