/** How many generations of the matrix share a race fee, and how many slots a member has below them. Spec §9. */
export const generations = 5;

const basisPoints = 10_000n;

/** How a pool shares its fee, basis points of it. */
export interface FeeShares {
  readonly referralShare: number;
  readonly networkShare: number;
  readonly operatorShare: number;
}

/**
 * How a pool of each kind shares its fee by its first terms, basis points of it. Spec §9. The referral share is
 * the bonus; the network share goes to five uplines or to all holders, the operator's to product or royalty fund.
 */
export const firstShares = {
  race: { referralShare: 2000, networkShare: 5000, operatorShare: 3000 },
  global: { referralShare: 2000, networkShare: 7000, operatorShare: 1000 },
} as const;

const cut = (fee: bigint, share: number) => (fee * BigInt(share)) / basisPoints;

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
