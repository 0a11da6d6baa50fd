import type { FeeLeg } from '@upline/domain';
import type { Loadable } from '../../../patterns/loadable.ts';

/** Where the fee of a purchase went, as soon as its receipt was read; `null` where nothing was paid. */
export type PaidFee = Loadable<{
  legs: readonly FeeLeg[];
  /** Whether the price sheet had shown other receivers or amounts. */
  isChanged: boolean;
} | null>;
