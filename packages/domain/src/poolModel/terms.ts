import { firstShares, generations } from '../levels/terms.ts';
import { PoolRefusal } from './refusal.ts';

/** What a place costs and how that fee is shared, as IPool.Terms: the fee in units of 10⁻⁶, shares in basis points. */
export interface PoolTerms {
  readonly joiningFee: bigint;
  readonly referralShare: number;
  readonly networkShare: number;
  readonly operatorShare: number;
}

/** Basis points of the whole fee. */
const whole = 10_000;

/** What members must be left with, basis points of the fee. IPool.Terms. */
const leastForMembers = 6_000;

/** The terms that a race pool is made with. docs/contracts.md. */
export function firstRaceTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.race };
}

/** The terms that a global pool is made with. docs/contracts.md. */
export function firstGlobalTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.global };
}

/** A share of a fee, rounded down. */
function cut(fee: bigint, share: number): bigint {
  return (fee * BigInt(share)) / BigInt(whole);
}

/** Each part of a race fee; the product cut takes all roundings. IRacePool.Config. */
export function raceCuts({ joiningFee, referralShare, networkShare }: PoolTerms) {
  const bonus = cut(joiningFee, referralShare);
  const perUpline = cut(joiningFee, networkShare) / BigInt(generations);
  return { bonus, perUpline, product: joiningFee - bonus - perUpline * BigInt(generations) };
}

/** Each part of a global fee; the pool cut takes all roundings. IGlobalPool.Config. */
export function globalCuts({ joiningFee, referralShare, operatorShare }: PoolTerms) {
  const referral = cut(joiningFee, referralShare);
  const royalty = cut(joiningFee, operatorShare);
  return { pool: joiningFee - referral - royalty, referral, royalty };
}

/** What new terms are measured by. */
interface TermsBounds {
  /** The pool's first: no later fee is less than half or more than ten times theirs, no members' share below half. */
  first: PoolTerms;
  /** The fee in force, units of 10⁻⁶: a new one is ten times as much at most. */
  present: bigint;
}

/**
 * Refuses terms that no pool may have.
 * @param bounds Left out for a pool's first terms.
 * @throws PoolRefusal InvalidJoiningFee, InvalidTotalCutPercentage, MemberShareTooLow, in this order.
 */
export function checkTerms(terms: PoolTerms, bounds?: TermsBounds): void {
  const { joiningFee, referralShare, networkShare, operatorShare } = terms;
  if (joiningFee === 0n || (bounds && isOutside(joiningFee, bounds)))
    throw new PoolRefusal('InvalidJoiningFee');
  if (referralShare + networkShare + operatorShare !== whole) {
    throw new PoolRefusal('InvalidTotalCutPercentage');
  }
  const { first } = bounds ?? { first: terms };
  const isHalved = referralShare * 2 < first.referralShare || networkShare * 2 < first.networkShare;
  if (referralShare + networkShare < leastForMembers || isHalved) throw new PoolRefusal('MemberShareTooLow');
}

function isOutside(fee: bigint, { first, present }: TermsBounds): boolean {
  const most = present < first.joiningFee ? present : first.joiningFee;
  return fee * 2n < first.joiningFee || fee > most * 10n;
}

/** Whether terms are the same in every figure. */
export function isSameTerms(a: PoolTerms, b: PoolTerms): boolean {
  return (
    a.joiningFee === b.joiningFee &&
    a.referralShare === b.referralShare &&
    a.networkShare === b.networkShare &&
    a.operatorShare === b.operatorShare
  );
}

/** Terms as the events tell them, where every number is a uint256. */
export function toldTerms({ joiningFee, referralShare, networkShare, operatorShare }: PoolTerms) {
  return {
    joiningFee,
    referralShare: BigInt(referralShare),
    networkShare: BigInt(networkShare),
    operatorShare: BigInt(operatorShare),
  };
}
