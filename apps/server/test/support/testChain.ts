import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Deployment } from '@upline/chain';
import { type LocalClient, localClient } from '@upline/chain/demo';
import { deploy, type LocalChain, startChain } from '@upline/localnet';

/** A real local chain with the nine pools. */
export interface TestChain {
  chain: LocalChain;
  rpcUrl: string;
  dataDir: string;
  deployment: Deployment;
  client: LocalClient;
}

/** Starts a chain on a free port and deploys the pools; the caller stops it. */
export async function startTestChain(
  options: { port?: number; keep?: boolean; isShared?: boolean } = {},
): Promise<TestChain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'upline-server-'));
  const chain = await startChain({
    port: options.port ?? 0,
    isShared: options.isShared,
    ...(options.keep && { dataDir }),
  });
  const { rpcUrl } = chain;
  const deployment = await deploy({ rpcUrl, dataDir });
  const client = localClient(rpcUrl);
  // The chain's clock lags by its start-up time, which would date events before a registration.
  await client.increaseTime({ seconds: 60 });
  return { chain, rpcUrl, dataDir, deployment, client };
}

interface ReorgMethod {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: []];
  ReturnType: null;
}

/** Replaces the newest blocks by empty ones, which drops their transactions. */
export async function reorg({ client }: TestChain, depth: number): Promise<void> {
  await client.request<ReorgMethod>({ method: 'anvil_reorg', params: [depth, []] });
}
