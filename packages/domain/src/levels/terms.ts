/**
 * The number of matrix generations that share a race fee, and of slots below each member. Spec §9.
 */
export const generations = 5;

/** 100 %, basis points. */
const whole = 10_000;

/** The least share that members must receive, basis points of the fee. IPool.Terms. */
const leastForMembers = 6_000;

/** A pool's shares of its fee, basis points. */
export interface FeeShares {
  readonly referralShare: number;
  readonly networkShare: number;
  readonly operatorShare: number;
}

/** A pool's price and shares, as IPool.Terms: the fee in units of 10⁻⁶. */
export interface PoolTerms extends FeeShares {
  readonly joiningFee: bigint;
}

/**
 * The first shares of each kind of pool, basis points of the fee. Spec §9. The referral share is
 * the bonus; the network share goes to five uplines or to all holders, the operator's to the
 * product or royalty fund.
 */
export const firstShares = {
  race: { referralShare: 2000, networkShare: 5000, operatorShare: 3000 },
  global: { referralShare: 2000, networkShare: 7000, operatorShare: 1000 },
} as const;

/** The terms with which a race pool is deployed. docs/contracts.md. */
export function firstRaceTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.race };
}

/** The terms with which a global pool is deployed. docs/contracts.md. */
export function firstGlobalTerms(joiningFee: bigint): PoolTerms {
  return { joiningFee, ...firstShares.global };
}

/** A share of a fee, rounded down. */
const cut = (fee: bigint, share: number) => (fee * BigInt(share)) / BigInt(whole);

/** The split of a race pool's fee, units of 10⁻⁶. The parts sum to the fee. */
export interface RaceSplit {
  /** To the sponsor, or to the nearest upline in the pool if the sponsor is not. */
  bonus: bigint;
  /** To each of the five uplines in the matrix. */
  perUpline: bigint;
  /**
   * To the product fund, together with the parts of the generations that do not exist near the
   * root.
   */
  product: bigint;
}

/** The split of a global pool's fee, units of 10⁻⁶. The parts sum to the fee. */
export interface GlobalSplit {
  /** Shared equally by all earlier holders. */
  pool: bigint;
  /** To the sponsor, or to the nearest upline in the pool if the sponsor is not. */
  referral: bigint;
  royalty: bigint;
}

/**
 * Splits a race pool's fee; the product fund receives the roundings. @param shares @default the
 * first terms'
 */
export function splitRaceFee(fee: bigint, shares: FeeShares = firstShares.race): RaceSplit {
  const { referralShare, networkShare } = shares;
  const bonus = cut(fee, referralShare);
  const perUpline = cut(fee, networkShare) / BigInt(generations);
  return { bonus, perUpline, product: fee - bonus - perUpline * BigInt(generations) };
}

/**
 * Splits a global pool's fee; the pool receives the roundings. @param shares @default the first
 * terms'
 */
export function splitGlobalFee(fee: bigint, shares: FeeShares = firstShares.global): GlobalSplit {
  const { referralShare, operatorShare } = shares;
  const referral = cut(fee, referralShare);
  const royalty = cut(fee, operatorShare);
  return { pool: fee - referral - royalty, referral, royalty };
}

/** The limits of a pool's later terms. */
export interface TermsBounds {
  /**
   * The pool's first terms: a later fee is at least half and at most ten times theirs, members'
   * shares at least half.
   */
  first: PoolTerms;
  /** The fee in force, units of 10⁻⁶: a new fee is at most ten times as much. */
  present: bigint;
}

/**
 * The first error with which the contracts reject the terms; `null` if the terms are valid.
 * @param bounds Omitted for a pool's first terms.
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

export function isSameTerms(a: PoolTerms, b: PoolTerms): boolean {
  return (
    a.joiningFee === b.joiningFee &&
    a.referralShare === b.referralShare &&
    a.networkShare === b.networkShare &&
    a.operatorShare === b.operatorShare
  );
}
