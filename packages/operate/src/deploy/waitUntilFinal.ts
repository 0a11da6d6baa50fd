import type { Reader } from '@upline/chain';
import { getBlock } from 'viem/actions';
import { pollUntil } from './pollUntil.ts';

/**
 * Waits until a block is final, so that a reorg cannot invalidate the written file.
 * @throws Error after ten minutes.
 */
export async function waitUntilFinal(reader: Reader, block: bigint): Promise<void> {
  const isFinal = async () => (await getBlock(reader, { blockTag: 'finalized' })).number >= block;
  if (await pollUntil(isFinal, { every: 1000, within: 600_000 })) return;
  throw new Error(
    `Block ${block} is not final after ten minutes. Run this again later: it continues from here.`,
  );
}
