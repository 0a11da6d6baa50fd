import { getBlock, getBlockNumber } from 'viem/actions';
import type { Reader } from './pools.ts';

/** Minimum of blocks above a final one: some nodes call their newest block final. */
const leastAbove = 64n;

/** Blocks until a block counts as final on nodes without the `finalized` tag. */
const settledAfter = 128n;

/** True if no reorg can drop a block any more. @throws Error viem's own, if the node is silent. */
export async function isFinal(reader: Reader, block: bigint): Promise<boolean> {
  const head = await getBlockNumber(reader, { cacheTime: 0 });
  try {
    const { number } = await getBlock(reader, { blockTag: 'finalized' });
    return block <= number && block + leastAbove <= head;
  } catch {
    return block + settledAfter <= head;
  }
}
