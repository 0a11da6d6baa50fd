import type { Failure } from '@upline/domain';
import { failureOf } from '../transaction/revert.ts';

/** A failure in the words that a claim has for it: the contract's error by its name, a silent node in general. */
export function failureOfClaim(error: unknown): Failure {
  const { notice, ...rest } = failureOf(error);
  switch (notice.id) {
    case 'toast.contractRevert':
      return { notice: { id: 'toast.revert', values: { reason: String(notice.values?.name) } }, ...rest };
    case 'toast.transactionFailed':
      return { notice: { id: 'toast.claimFailed' } };
    default:
      return { notice, ...rest };
  }
}
