import type { Address } from 'viem';
import { withoutSecrets } from '../deploy/withoutSecrets.ts';
import { polygonNode } from '../polygonNode.ts';
import { giveGas } from './fund.ts';
import { type Anvil, launchAnvil } from './launchAnvil.ts';
import { type LocalClient, localClient } from './localClient.ts';

const patience = 60_000;

export interface ForkOptions {
  /** The port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** The node that is copied from, as POLYGON_RPC_URL names it. May hold a secret: no complaint repeats it. */
  url: string | undefined;
  /** As of which block; else the newest. */
  block?: number | undefined;
  /** Who is given MATIC for gas on the copy. */
  funded?: readonly Address[] | undefined;
}

interface NodeInfo {
  Method: 'anvil_nodeInfo';
  Parameters?: undefined;
  ReturnType: { forkConfig: { forkUrl: string | null } };
}

/** Whether what listens is a fork, and not the local chain with its own deployment. */
export async function isFork(client: LocalClient): Promise<boolean> {
  const { forkConfig } = await client.request<NodeInfo>({ method: 'anvil_nodeInfo' });
  return forkConfig.forkUrl !== null;
}

/**
 * Starts a copy of a chain: what is asked for is fetched from its node, what is sent stays here.
 * @throws Error when the port is taken, or the node is missing or does not answer.
 */
export async function startFork({ port, block, funded = [], ...options }: ForkOptions): Promise<Anvil> {
  const url = polygonNode(options.url);
  const at = block === undefined ? [] : ['--fork-block-number', `${block}`];
  const fork = await launchAnvil({
    port,
    words: ['--fork-url', url, ...at],
    within: patience,
    clean: withoutSecrets([url]),
  });
  const client = localClient(fork.rpcUrl);
  try {
    for (const wallet of funded) await giveGas(client, wallet);
  } catch (error) {
    await fork.stop();
    throw error;
  }
  return fork;
}
