import type { Deployment } from '@upline/chain';
import { type LocalClient, localAccount, localClient } from '@upline/chain/demo';
import type { RehearsalFile } from '@upline/operate/node';
import { localConfig, polygon, readCoin, readDeployment, requireCoin } from '@upline/operate/node';
import { type Address, getAddress } from 'viem';
import { forkFolder } from './dataFolder.ts';
import { deploy } from './deploy.ts';
import { type Fork, forkAt, forkName } from './fork.ts';
import { withoutCode } from './withoutCode.ts';

/** An edition of its own, separate from pools on the copied chain. */
const edition = 'Upline rehearsal';

/** Accounts unlocked by Anvil, including the rehearsal's operator. */
const unlocked = Array.from({ length: 10 }, (_, index) => localAccount(index).address);

export interface RehearseOptions {
  rpcUrl: string;
  /** The folder whose `fork/deployment.json` is written. */
  dataDir: string;
  /** The stable coin on the copied chain. @default USDC on a fork of Polygon */
  coin?: Address | undefined;
}

/** The rehearsal's coin; `null` if none is named and the chain is not Polygon. */
async function rehearsedCoin(client: LocalClient, fork: Fork, address: Address | undefined) {
  if (address) return { address: getAddress(address), symbol: (await readCoin(client, address)).symbol };
  return fork.isOfPolygon && polygon.coin !== 'test coin' ? polygon.coin : null;
}

async function requireFork(client: LocalClient): Promise<Fork> {
  const fork = await forkAt(client);
  if (!fork) throw new Error('The node is not a fork.');
  return fork;
}

/** Thrown if a fork has no known stable coin. */
export class NoCoin extends Error {
  constructor(fork: Fork) {
    super(`This is a ${forkName(fork)}: name the stable coin that stands there with --coin <address>.`);
  }
}

/**
 * Deploys this source tree's pools to a fork, with the chain's coin and Anvil's accounts as
 * operator: a rehearsal without a secret key or changes to the repository.
 * @throws {@link NoCoin} if the chain is not Polygon and no coin is named.
 * @throws Error if the coin does not have six decimals.
 */
export async function rehearse({ rpcUrl, dataDir, coin: named }: RehearseOptions): Promise<Deployment> {
  const client = localClient(rpcUrl);
  const fork = await requireFork(client);
  const coin = await rehearsedCoin(client, fork, named);
  if (!coin) throw new NoCoin(fork);
  await requireCoin(client, { coin });
  await withoutCode(client, unlocked);
  return deploy({ rpcUrl, dataDir: forkFolder(dataDir), changes: { edition, coin } });
}

/**
 * Prepares a fork for the rehearsal of a launch with `pnpm deploy:contracts --config`.
 * @returns The configuration: Anvil's accounts, and the chain's coin or a test coin.
 */
export async function prepareLaunch(client: LocalClient, named: Address | undefined): Promise<RehearsalFile> {
  const coin = await rehearsedCoin(client, await requireFork(client), named);
  await withoutCode(client, unlocked);
  const { operator } = localConfig();
  return { operator: { ...operator, seats: [...operator.seats] }, coin: coin ?? 'test coin' };
}

/**
 * Reads the rehearsal on the running fork.
 * @throws Error with instructions, if the stored one belongs to another fork or there is none.
 */
export async function readRehearsal(client: LocalClient, dataDir: string): Promise<Deployment> {
  const found = await readDeployment(forkFolder(dataDir));
  if (found) {
    const { startBlock, blockHash } = found;
    const block = await client.getBlock({ blockNumber: startBlock }).catch(() => null);
    if (block?.hash === blockHash) return found;
  }
  throw new Error(
    `${forkFolder(dataDir)} holds no pools of the fork that listens. Those that pnpm chain fork has deployed are in ` +
      'the UPLINE_DATA_DIR that it was started with; with --bare it deploys none.',
  );
}
