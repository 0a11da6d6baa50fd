import type { Loadable } from '../../../patterns/loadable.ts';

/** Where a buyer stands in a pool, as soon as the records have their purchase. */
export type PoolPlace = Loadable<{
  /** Their number in the order of purchase, from 1. */
  index: number;
  /** In whose slot they stand; `null` where the pool has no matrix. */
  above: { wallet: string; name: string; slot: number } | null;
}>;
