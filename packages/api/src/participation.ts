import * as z from 'zod';
import { instant, money, poolType, positionOut, units, walletOrNone, walletOut } from './fields.ts';

/**
 * A pool that the member has bought, or lost income at: both shapes of the spec in one. Spec §3.
 */
export const participation = z.object({
  position: positionOut,
  contractAddress: walletOut,
  poolType,
  /** True if the pool has started and sells. */
  isActive: z.boolean(),
  isUserActivatedThisPool: z.boolean(),
  levelIncome: money,
  productFund: money,
  referralFund: money,
  globalIncome: money,
  lossIncome: money,
  lastUpdated: instant,
});

/** A participation with the member's place in the pool. */
export const poolDetail = participation.extend({
  joinningFee: units,
  /** The time of the purchase; `null` for a level that only lost the member income. */
  joinedAt: instant.nullable(),
  /** The member's place in the order of purchase, from 1; `null` without one. */
  index: z.number().int().nullable(),
  /** The matrix parent; `''` in global pools and at the root. */
  upline: walletOrNone,
});
