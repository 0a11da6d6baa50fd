import { mkdir } from 'node:fs/promises';
import { giveGas, type LocalClient, localClient } from '@upline/chain/demo';
import { polygon, polygonNode, withoutSecrets } from '@upline/operate/node';
import { type Address, type Hash, isHash } from 'viem';
import { removeOwnData, requireOwnData } from './dataFolder.ts';
import { type Anvil, launchAnvil } from './launchAnvil.ts';
import { forgetRunning, noteRunning, requireNoneRunning } from './runningChain.ts';

/** How long the node may take until the copy listens, milliseconds. */
const patience = 300_000;

export interface StartForkOptions {
  /** The port on 127.0.0.1; 0 takes any free one. */
  port: number;
  /** The node that is copied from, as POLYGON_RPC_URL names it. May hold a secret: no complaint repeats it. */
  url: string | undefined;
  /** As of which block; else the newest. */
  block?: number | undefined;
  /** The folder of what belongs to this fork alone: what an earlier one left in it is forgotten. */
  folder?: string | undefined;
  /** Who is given MATIC for gas on the copy. */
  funded?: readonly Address[] | undefined;
}

/** What a fork is a copy of. */
export interface Fork {
  /** The last block that it shares with its chain. */
  block: number;
  genesisHash: Hash;
  /** Whether its chain is Polygon itself: other chains call themselves 137 as well. */
  isOfPolygon: boolean;
}

interface NodeInfo {
  Method: 'anvil_nodeInfo';
  Parameters?: undefined;
  ReturnType: { forkConfig: { forkUrl: string | null; forkBlockNumber: number | null } };
}

/** What a chain is a copy of; `null` when it is none, as the local chain with its own deployment. */
export async function forkAt(client: LocalClient): Promise<Fork | null> {
  const { forkConfig } = await client.request<NodeInfo>({ method: 'anvil_nodeInfo' });
  if (forkConfig.forkUrl === null) return null;
  const { hash } = await client.getBlock({ blockNumber: 0n });
  if (!isHash(hash)) throw new Error('The chain that is copied has no first block.');
  return {
    block: Number(forkConfig.forkBlockNumber),
    genesisHash: hash,
    isOfPolygon: hash === polygon.genesisHash,
  };
}

/** What a fork is called: `fork of block 7 of Polygon`. A chain that began otherwise is never called Polygon. */
export function forkName({ block, genesisHash, isOfPolygon }: Fork): string {
  return `fork of block ${block} of ${isOfPolygon ? 'Polygon' : `a chain that is not Polygon (its genesis is ${genesisHash.slice(0, 10)}…)`}`;
}

async function emptyFolder(folder: string, { process: { pid }, rpcUrl }: Anvil): Promise<void> {
  await removeOwnData(folder);
  await mkdir(folder, { recursive: true });
  if (pid) await noteRunning(folder, { pid, rpcUrl });
}

/**
 * Starts a copy of a chain: what is asked for is fetched from its node, what is sent stays here, in memory.
 * @throws Error when the port is taken, the node is missing or does not answer, another fork keeps the folder, or the
 * folder holds what no fork has written.
 */
export async function startFork({
  port,
  block,
  folder,
  funded = [],
  ...options
}: StartForkOptions): Promise<Anvil> {
  const url = polygonNode(options.url);
  if (folder) {
    await requireNoneRunning(folder);
    await requireOwnData(folder);
  }
  const at = block === undefined ? [] : ['--fork-block-number', `${block}`];
  const fork = await launchAnvil({
    name: 'The fork',
    port,
    words: ['--fork-url', url, ...at],
    within: patience,
    clean: withoutSecrets([url]),
  });
  const client = localClient(fork.rpcUrl);
  try {
    for (const wallet of funded) await giveGas(client, wallet);
    if (folder) await emptyFolder(folder, fork);
  } catch (error) {
    await fork.stop();
    throw error;
  }
  return {
    ...fork,
    async stop() {
      const isEnded = await fork.stop();
      if (isEnded && folder) await forgetRunning(folder);
      return isEnded;
    },
  };
}
