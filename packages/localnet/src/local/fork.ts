import { mkdir } from 'node:fs/promises';
import { giveGas, type LocalClient, localClient } from '@upline/chain/demo';
import { polygon, polygonNode, withoutSecrets } from '@upline/operate/node';
import { type Address, type Hash, isHash } from 'viem';
import { removeOwnData, requireOwnData } from './dataFolder.ts';
import { type Anvil, launchAnvil } from './launchAnvil.ts';
import { forgetRunning, noteRunning, requireNoneRunning } from './runningChain.ts';

/** Time limit for the fork to start, milliseconds. */
const patience = 300_000;

export interface StartForkOptions {
  /** Port on 127.0.0.1; 0 picks any free port. */
  port: number;
  /**
   * URL of the node to copy from, from POLYGON_RPC_URL. May contain a secret, so no error message
   * repeats it.
   */
  url: string | undefined;
  /** Block number to fork at; the newest by default. */
  block?: number | undefined;
  /** Folder of this fork; the data of an earlier fork in it is removed. */
  folder?: string | undefined;
  /** Wallets that get MATIC for gas on the fork. */
  funded?: readonly Address[] | undefined;
}

export interface Fork {
  /** The last block shared with the original chain. */
  block: number;
  genesisHash: Hash;
  /** True if the original chain is Polygon; other chains have the id 137 as well. */
  isOfPolygon: boolean;
}

interface NodeInfo {
  Method: 'anvil_nodeInfo';
  Parameters?: undefined;
  ReturnType: { forkConfig: { forkUrl: string | null; forkBlockNumber: number | null } };
}

/** The origin of a fork; `null` if the chain is no fork. */
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

/**
 * Describes a fork: `fork of block 7 of Polygon`. A chain with another genesis is never named
 * Polygon.
 */
export function forkName({ block, genesisHash, isOfPolygon }: Fork): string {
  return `fork of block ${block} of ${isOfPolygon ? 'Polygon' : `a chain that is not Polygon (its genesis is ${genesisHash.slice(0, 10)}…)`}`;
}

async function emptyFolder(folder: string, { process: { pid }, rpcUrl }: Anvil): Promise<void> {
  await removeOwnData(folder);
  await mkdir(folder, { recursive: true });
  if (pid) await noteRunning(folder, { pid, rpcUrl });
}

/**
 * Starts a fork: reads are fetched from the node, transactions stay in this process's memory.
 * @throws Error if the port is taken, the node is missing or does not answer, another fork uses the
 * folder, or the folder has files that no fork writes.
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
