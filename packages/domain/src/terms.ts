/** How many generations of the matrix share a race fee, and how many slots a member has below him. Spec §9. */
export const generations = 5;

const basisPoints = 10_000n;

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

/** The parts of a race pool's fee by its terms: 20 % bonus, 50 % in five uplines, the rest product. */
export function splitRaceFee(fee: bigint): RaceSplit {
  const bonus = (fee * 2000n) / basisPoints;
  const perUpline = (fee * 5000n) / basisPoints / BigInt(generations);
  return { bonus, perUpline, product: fee - bonus - perUpline * BigInt(generations) };
}

/** The parts of a global pool's fee by its terms: 20 % referral, 10 % royalty, the rest to the pool. */
export function splitGlobalFee(fee: bigint): GlobalSplit {
  const referral = (fee * 2000n) / basisPoints;
  const royalty = (fee * 1000n) / basisPoints;
  return { pool: fee - referral - royalty, referral, royalty };
}
