import { type Address, getAddress } from 'viem';
import type { ExpectedCoin } from '../deploy/config.ts';
import { polygon } from '../deploy/polygon.ts';
import { readCoin, requireCoin } from '../deploy/requireCoin.ts';
import type { Deployment } from '../deployment.ts';
import { forkFolder } from './dataFolder.ts';
import { deploy } from './deploy.ts';
import { readDeployment } from './deploymentFile.ts';
import { forkAt, forkName } from './fork.ts';
import { localAccount } from './localAccounts.ts';
import { type LocalClient, localClient } from './localClient.ts';
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

async function rehearsedCoin(client: LocalClient, address: Address | undefined): Promise<ExpectedCoin> {
  const fork = await forkAt(client);
  if (!fork) throw new Error('The node is not a fork.');
  if (address) return { address: getAddress(address), symbol: (await readCoin(client, address)).symbol };
  if (fork.isOfPolygon && polygon.coin !== 'test coin') return polygon.coin;
  throw new Error(
    `This is a ${forkName(fork)}: name the stable coin that stands there with --coin <address>, or leave the pools ` +
      'out with --bare.',
  );
}

/**
 * Brings the pools of this source tree onto a fork, with the coin that stands on its chain and with well-known wallets
 * as their operator: a rehearsal that needs no key and changes no file of the repository.
 * @throws Error when the chain is not Polygon and no coin is named, or the coin is none of six decimals.
 */
export async function rehearse({ rpcUrl, dataDir, coin: named }: RehearseOptions): Promise<Deployment> {
  const client = localClient(rpcUrl);
  const coin = await rehearsedCoin(client, named);
  await requireCoin(client, { coin });
  await withoutCode(client, unlocked);
  return deploy({ rpcUrl, dataDir: forkFolder(dataDir), changes: { edition, coin } });
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
