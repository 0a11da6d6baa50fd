import type { Position } from '@upline/domain';

/** A pool that a member owns or lost income at; amounts in units of 10⁻⁶. Spec §3. */
export interface Participation {
  position: Position;
  /** The pool type as the server sends it. */
  poolType: string;
  /** `false` for a level with lost income only. */
  isActivated: boolean;
  productFund: bigint;
  referralFund: bigint;
  levelIncome: bigint;
  globalIncome: bigint;
  lossIncome: bigint;
  /** Time of the latest entry, ISO 8601. */
  lastUpdated: string;
}
