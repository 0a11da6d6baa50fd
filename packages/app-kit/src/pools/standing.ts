import { isFinal, readPaid } from '@upline/chain';
import type { Position } from '@upline/domain';
import type { Address } from 'viem';
import { getBlockNumber } from 'viem/actions';
import { reader } from '../chain/reader.ts';
import { readActivated } from './readPools.ts';

/** Milliseconds between two looks at an effect. */
const lookEvery = 2000;

/** Looks in a row without the effect until it counts as lost: a single node may be older. */
const mostMisses = 3;

interface Seen {
  wallet: string;
  /** Number of the block with the effect. */
  block: bigint;
}

/** @param isWatched False once no one looks. */
async function stays(
  block: bigint,
  stands: () => Promise<boolean>,
  isWatched: () => boolean,
): Promise<boolean> {
  for (let misses = 0; misses < mostMisses; ) {
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
    if (!isWatched()) return true;
    try {
      const head = await getBlockNumber(reader, { cacheTime: 0 });
      const isThere = await stands();
      if (isThere && (await isFinal(reader, block))) return true;
      misses = isThere || head < block ? 0 : misses + 1;
    } catch {
      // A silent node proves nothing.
    }
  }
  return false;
}

/**
 * Watches a bought level until its block is final.
 * @returns False if a reorg has dropped the purchase; true if it is final, or no one looks.
 */
export function staysBought(
  { wallet, position, block }: Seen & { position: Position },
  isWatched: () => boolean,
): Promise<boolean> {
  return stays(block, async () => (await readActivated(wallet)).includes(position), isWatched);
}

/**
 * Watches a pool's payment of a bonus until its block is final.
 * @returns False if a reorg has dropped or changed it; true if it is final, or no one looks.
 */
export async function staysPaid(
  { wallet, pool, block }: Seen & { pool: Address },
  isWatched: () => boolean,
): Promise<boolean> {
  let seen = 0n;
  async function stands() {
    const paid = await readPaid(reader, { pool, wallet: wallet as Address, block });
    seen ||= paid;
    // A node that never showed the payment proves nothing: some index their logs late.
    return paid === seen;
  }
  await stands().catch(() => false);
  return stays(block, stands, isWatched);
}
