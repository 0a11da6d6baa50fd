import type { Position } from '@upline/domain';

/** What a position would pay a member now. */
export interface Bonus {
  position: Position;
  /** Units of 10⁻⁶. */
  amount: bigint;
}
