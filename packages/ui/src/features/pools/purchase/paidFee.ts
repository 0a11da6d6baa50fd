import type { PayoutTransfer } from '@upline/domain';
import type { Loadable } from '../../../patterns/loadable.ts';

/** The split of a paid fee from its receipt; `null` without a payment. */
export type PaidFee = Loadable<{
  legs: readonly PayoutTransfer[];
  /** True if receivers or amounts differ from the offer. */
  isChanged: boolean;
} | null>;
