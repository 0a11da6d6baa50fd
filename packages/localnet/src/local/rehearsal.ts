import type { Deployment } from '@upline/chain';
import { type LocalClient, localAccount, localClient } from '@upline/chain/demo';
import type { RehearsalFile } from '@upline/operate/node';
import { localConfig, polygon, readCoin, readDeployment, requireCoin } from '@upline/operate/node';
import { type Address, getAddress } from 'viem';
import { forkFolder } from './dataFolder.ts';
import { deploy } from './deploy.ts';
import { type Fork, forkAt, forkName } from './fork.ts';
import { withoutCode } from './withoutCode.ts';

/** Pools of its own, beside those that the copied chain may hold. */
const edition = 'Upline rehearsal';

/** The wallets that Anvil unlocks, among them the rehearsal's operator. */
const unlocked = Array.from({ length: 10 }, (_, index) => localAccount(index).address);

export interface RehearseOptions {
  /** Where the fork listens. */
  rpcUrl: string;
  /** The folder whose `fork/deployment.json` is written. */
  dataDir: string;
  /** The stable coin that stands on the copied chain; on a fork of Polygon the real one unless another is named. */
  coin?: Address | undefined;
}

/** The coin that a rehearsal takes; `null` where nobody names one and Polygon's own is not there. */
async function rehearsedCoin(client: LocalClient, fork: Fork, address: Address | undefined) {
  if (address) return { address: getAddress(address), symbol: (await readCoin(client, address)).symbol };
  return fork.isOfPolygon && polygon.coin !== 'test coin' ? polygon.coin : null;
}

async function requireFork(client: LocalClient): Promise<Fork> {
  const fork = await forkAt(client);
  if (!fork) throw new Error('The node is not a fork.');
  return fork;
}

/** A fork on which no coin is known that the pools could take. */
export class NoCoin extends Error {
  constructor(fork: Fork) {
    super(`This is a ${forkName(fork)}: name the stable coin that stands there with --coin <address>.`);
  }
}

/**
 * Brings the pools of this source tree onto a fork, with the coin that stands on its chain and with well-known wallets
 * as their operator: a rehearsal that needs no key and changes no file of the repository.
 * @throws {@link NoCoin} when the chain is not Polygon and no coin is named.
 * @throws Error when the coin is none of six decimals.
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
 * Makes a fork ready for the rehearsal of a launch, which `pnpm deploy:contracts --config` then carries out.
 * @returns What it is to be told: the well-known wallets, and the coin that stands there, else one that everybody may mint.
 */
export async function prepareLaunch(client: LocalClient, named: Address | undefined): Promise<RehearsalFile> {
  const coin = await rehearsedCoin(client, await requireFork(client), named);
  await withoutCode(client, unlocked);
  const { operator } = localConfig();
  return { operator: { ...operator, seats: [...operator.seats] }, coin: coin ?? 'test coin' };
}

/**
 * The rehearsal that stands on the fork that listens.
 * @throws Error that says how to make one when the folder's is that of another fork, or there is none.
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
