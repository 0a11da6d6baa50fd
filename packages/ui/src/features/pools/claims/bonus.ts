import type { Position } from '@upline/domain';

/** The claimable amount of a position. */
export interface Bonus {
  position: Position;
  /** Units of 10⁻⁶. */
  amount: bigint;
}
