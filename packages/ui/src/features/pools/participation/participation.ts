import type { Position } from '@upline/domain';

/** One pool that a member has activated or lost income at: money in units of 10⁻⁶. Spec §3. */
export interface Participation {
  position: Position;
  /** The pool's kind in the wire's own word. */
  poolType: string;
  /** `false` for a level that only lost income. */
  isActivated: boolean;
  productFund: bigint;
  referralFund: bigint;
  levelIncome: bigint;
  globalIncome: bigint;
  lossIncome: bigint;
  /** The instant of its latest entry, ISO 8601. */
  lastUpdated: string;
}
