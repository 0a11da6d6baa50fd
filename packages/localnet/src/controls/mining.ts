import type { LocalClient } from '@upline/chain/demo';
import { mineAtOnce, minesAtOnce } from '../local/mining.ts';

/** When a chain makes blocks: one for each transaction, one every so many seconds, or when it is told to. */
export type Mining = { kind: 'atOnce' } | { kind: 'every'; seconds: number } | { kind: 'byHand' };

interface GetIntervalMining {
  Method: 'anvil_getIntervalMining';
  Parameters?: undefined;
  ReturnType: number | null;
}

/** How many are mined in one request, so that each is answered soon. */
const together = 50;

/** Anvil keeps the whole state of each block: a thousand take seconds, ten thousand take minutes. */
export const mostBlocks = 1000;

/** When a local chain makes blocks now. */
export async function readMining(client: LocalClient): Promise<Mining> {
  if (await minesAtOnce(client)) return { kind: 'atOnce' };
  const seconds = await client.request<GetIntervalMining>({ method: 'anvil_getIntervalMining' });
  return seconds ? { kind: 'every', seconds } : { kind: 'byHand' };
}

/** Lets a chain that makes blocks otherwise go on: what waits is mined, and from now on everything at once. */
export async function releaseBlocks(client: LocalClient): Promise<void> {
  if (await minesAtOnce(client)) return;
  await client.setIntervalMining({ interval: 0 });
  await mineAtOnce(client);
}

/** Changes when a chain makes blocks. What waited is mined first unless blocks are held back from now on. */
export async function setMining(client: LocalClient, mining: Mining): Promise<void> {
  if (mining.kind === 'atOnce') return releaseBlocks(client);
  await client.setAutomine(false);
  await client.setIntervalMining({ interval: mining.kind === 'every' ? mining.seconds : 0 });
}

/** Mines blocks one after the other; the first takes what waits. */
export async function mineBlocks(client: LocalClient, blocks: number): Promise<void> {
  for (let left = blocks; left > 0; left -= together) {
    await client.mine({ blocks: Math.min(left, together) });
  }
}

/** How many transactions wait for a block. */
export async function waitingTransactions(client: LocalClient): Promise<number> {
  const { pending, queued } = await client.getTxpoolStatus();
  return pending + queued;
}
