import { getBlock, getBlockNumber } from 'viem/actions';
import type { Reader } from './pools.ts';

/** Blocks until a block counts as final on nodes without the `finalized` tag. */
const settledAfter = 128n;

/** True if no reorg can drop a block any more. @throws Error viem's own, if the node is silent. */
export async function isFinal(reader: Reader, block: bigint): Promise<boolean> {
  try {
    return block <= (await getBlock(reader, { blockTag: 'finalized' })).number;
  } catch {
    return block + settledAfter <= (await getBlockNumber(reader, { cacheTime: 0 }));
  }
}
