import type { LocalClient } from '@upline/chain/demo';
import { mineAtOnce, minesAtOnce } from '../local/mining.ts';

/** Mining mode: a block per transaction, at an interval, or on demand. */
export type Mining = { kind: 'atOnce' } | { kind: 'every'; seconds: number } | { kind: 'byHand' };

interface GetIntervalMining {
  Method: 'anvil_getIntervalMining';
  Parameters?: undefined;
  ReturnType: number | null;
}

/** Blocks per request, so that each request is fast. */
const together = 50;

/**
 * Maximum of blocks in one call. Anvil stores each block's whole state: a thousand take seconds,
 * ten thousand minutes.
 */
export const mostBlocks = 1000;

export async function readMining(client: LocalClient): Promise<Mining> {
  if (await minesAtOnce(client)) return { kind: 'atOnce' };
  const seconds = await client.request<GetIntervalMining>({ method: 'anvil_getIntervalMining' });
  return seconds ? { kind: 'every', seconds } : { kind: 'byHand' };
}

/** Returns to a block per transaction, and mines pending transactions. */
export async function releaseBlocks(client: LocalClient): Promise<void> {
  if (await minesAtOnce(client)) return;
  await client.setIntervalMining({ interval: 0 });
  await mineAtOnce(client);
}

/**
 * Sets the mining mode. Pending transactions are mined first unless the new mode holds blocks back.
 */
export async function setMining(client: LocalClient, mining: Mining): Promise<void> {
  if (mining.kind === 'atOnce') return releaseBlocks(client);
  await client.setAutomine(false);
  await client.setIntervalMining({ interval: mining.kind === 'every' ? mining.seconds : 0 });
}

/** Mines blocks; the first one contains the pending transactions. */
export async function mineBlocks(client: LocalClient, blocks: number): Promise<void> {
  for (let left = blocks; left > 0; left -= together) {
    await client.mine({ blocks: Math.min(left, together) });
  }
}

export async function waitingTransactions(client: LocalClient): Promise<number> {
  const { pending, queued } = await client.getTxpoolStatus();
  return pending + queued;
}
