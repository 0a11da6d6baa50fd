import { isFinal } from '@upline/chain';
import type { Position } from '@upline/domain';
import { getBlockNumber } from 'viem/actions';
import { reader } from '../chain/reader.ts';
import { readActivated } from './readPools.ts';

/** Milliseconds between two looks at a bought level. */
const lookEvery = 2000;

/** Looks in a row without the level until it counts as lost: a single node may be older. */
const mostMisses = 3;

interface Bought {
  wallet: string;
  position: Position;
  /** The block in which the purchase was seen. */
  block: bigint;
}

/**
 * Watches a bought level until its block is final.
 * @returns False if a reorg has dropped the purchase; true if it is final, or no one looks.
 */
export async function staysBought(
  { wallet, position, block }: Bought,
  signal: AbortSignal,
): Promise<boolean> {
  for (let misses = 0; misses < mostMisses; ) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    if (signal.aborted) return true;
    try {
      const head = await getBlockNumber(reader, { cacheTime: 0 });
      const isOwned = (await readActivated(wallet)).includes(position);
      if (isOwned && (await isFinal(reader, block))) return true;
      misses = isOwned || head < block ? 0 : misses + 1;
    } catch {
      // A silent node proves nothing.
    }
  }
  return false;
}
