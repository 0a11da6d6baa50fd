/** How many generations of the matrix share a race fee, and how many slots a member has below them. Spec §9. */
export const generations = 5;

/** Basis points of a whole fee. */
const whole = 10_000;

/** What members must be left with, basis points of the fee. IPool.Terms. */
const leastForMembers = 6_000;

/** How a pool shares its fee, basis points of it. */
export interface FeeShares {
  readonly referralShare: number;
  readonly networkShare: number;
  readonly operatorShare: number;
}

/** A pool's price and how it is shared, as IPool.Terms: the fee in units of 10⁻⁶. */
export interface PoolTerms extends FeeShares {
  readonly joiningFee: bigint;
}

/**
 * How a pool of each kind shares its fee by its first terms, basis points of it. Spec §9. The referral share is
 * the bonus; the network share goes to five uplines or to all holders, the operator's to product or royalty fund.
 */
export const firstShares = {
  race: { referralShare: 2000, networkShare: 5000, operatorShare: 3000 },
  global: { referralShare: 2000, networkShare: 7000, operatorShare: 1000 },
} as const;

/** The terms that a race pool is made with. docs/contracts.md. */
export function firstRaceTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.race };
}

/** The terms that a global pool is made with. docs/contracts.md. */
export function firstGlobalTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.global };
}

/** A share of a fee, rounded down. */
const cut = (fee: bigint, share: number) => (fee * BigInt(share)) / BigInt(whole);

/** Where each unit of a race pool's fee goes, units of 10⁻⁶. The parts sum to the fee. */
export interface RaceSplit {
  /** To the sponsor, or to the nearest upline who is in the pool when the sponsor is not. */
  bonus: bigint;
  /** To each of the five uplines in the matrix. */
  perUpline: bigint;
  /** To the product fund; with it goes the part of every generation that is missing near the root. */
  product: bigint;
}

/** Where each unit of a global pool's fee goes, units of 10⁻⁶. The parts sum to the fee. */
export interface GlobalSplit {
  /** Shared alike among those who were in the pool before. */
  pool: bigint;
  /** To the sponsor, or to the nearest upline who is in the pool when the sponsor is not. */
  referral: bigint;
  /** To the royalty fund. */
  royalty: bigint;
}

/** The parts of a race pool's fee; the product fund takes all roundings. @param shares @default the first terms' */
export function splitRaceFee(fee: bigint, shares: FeeShares = firstShares.race): RaceSplit {
  const { referralShare, networkShare } = shares;
  const bonus = cut(fee, referralShare);
  const perUpline = cut(fee, networkShare) / BigInt(generations);
  return { bonus, perUpline, product: fee - bonus - perUpline * BigInt(generations) };
}

/** The parts of a global pool's fee; the pool takes all roundings. @param shares @default the first terms' */
export function splitGlobalFee(fee: bigint, shares: FeeShares = firstShares.global): GlobalSplit {
  const { referralShare, operatorShare } = shares;
  const referral = cut(fee, referralShare);
  const royalty = cut(fee, operatorShare);
  return { pool: fee - referral - royalty, referral, royalty };
}

/** The limits of a pool's later terms. */
export interface TermsBounds {
  /** The pool's first: no later fee is less than half or more than ten times theirs, no members' share below half. */
  first: PoolTerms;
  /** The fee in force, units of 10⁻⁶: a new one is ten times as much at most. */
  present: bigint;
}

/**
 * The error by which the contracts refuse terms, the first of several; `null` for terms that a pool may have.
 * @param bounds Left out for a pool's first terms.
 */
export function termsFault(terms: PoolTerms, bounds?: TermsBounds) {
  const { joiningFee, referralShare, networkShare, operatorShare } = terms;
  if (joiningFee === 0n || (bounds && isOutside(joiningFee, bounds))) return 'InvalidJoiningFee';
  if (referralShare + networkShare + operatorShare !== whole) return 'InvalidTotalCutPercentage';
  const { first } = bounds ?? { first: terms };
  const isHalved = referralShare * 2 < first.referralShare || networkShare * 2 < first.networkShare;
  return referralShare + networkShare < leastForMembers || isHalved ? 'MemberShareTooLow' : null;
}

function isOutside(fee: bigint, { first, present }: TermsBounds): boolean {
  const most = present < first.joiningFee ? present : first.joiningFee;
  return fee * 2n < first.joiningFee || fee > most * 10n;
}

/** Compares terms in every figure. */
export function isSameTerms(a: PoolTerms, b: PoolTerms): boolean {
  return (
    a.joiningFee === b.joiningFee &&
    a.referralShare === b.referralShare &&
    a.networkShare === b.networkShare &&
    a.operatorShare === b.operatorShare
  );
}
