import { type PoolTerms, type TermsBounds, termsFault } from '@upline/domain';
import { ContractRevert } from './contractRevert.ts';

/**
 * Rejects invalid terms.
 * @param bounds Omitted for a pool's first terms.
 * @throws ContractRevert InvalidJoiningFee, InvalidTotalCutPercentage, MemberShareTooLow, in this
 * order.
 */
export function checkTerms(terms: PoolTerms, bounds?: TermsBounds): void {
  const fault = termsFault(terms, bounds);
  if (fault !== null) throw new ContractRevert(fault);
}

/** Terms as in the events, where every number is a uint256. */
export function announcedTerms({ joiningFee, referralShare, networkShare, operatorShare }: PoolTerms) {
  return {
    joiningFee,
    referralShare: BigInt(referralShare),
    networkShare: BigInt(networkShare),
    operatorShare: BigInt(operatorShare),
  };
}
