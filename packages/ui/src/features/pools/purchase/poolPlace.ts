import type { Loadable } from '../../../patterns/loadable.ts';

/** A buyer's seat in a pool; loaded once the server has the purchase. */
export type PoolPlace = Loadable<{
  /** Position in the order of purchase, from 1. */
  index: number;
  /** The member above in the matrix, with the slot; `null` in a pool without a matrix. */
  above: { wallet: string; name: string; slot: number } | null;
}>;
