import { generations, splitGlobalFee } from '@upline/domain';

/** A wallet's place in a pool. */
interface Place {
  wallet: string;
  /** The place in the order of purchase, from 1. */
  index: number;
  /** The matrix parent; `null` in global pools and at the root. */
  upline: string | null;
  /** The block of the purchase. */
  block: bigint;
  /** When the block was mined; `null` for the root, who was seeded and never bought. */
  joinedAt: Date | null;
}

/** A pool as its contract keeps it: who is in it and, in a race pool, under whom. */
export interface Pool {
  places: ReadonlyMap<string, Place>;
  /** Adds a wallet under its referral, or under the first free slot when the referral's five are taken. */
  join(wallet: string, referral: string, block: bigint, joinedAt: Date | null): Place;
  /** The wallet's matrix uplines, nearest first, at most five; none in a global pool. */
  uplinesOf(wallet: string): string[];
}

/** A race pool: a matrix of five slots a member, filled in the order of joining. */
export function createRacePool(): Pool {
  const places = new Map<string, Place>();
  const filled = new Map<string, number>();
  const isFree = (wallet: string) => (filled.get(wallet) ?? 0) < generations;

  return {
    places,
    join(wallet, referral, block, joinedAt) {
      const upline = isFree(referral) ? referral : [...places.keys()].find(isFree);
      const parent = places.size === 0 ? null : (upline ?? null);
      if (parent !== null) filled.set(parent, (filled.get(parent) ?? 0) + 1);
      const place: Place = { wallet, index: places.size + 1, upline: parent, block, joinedAt };
      places.set(wallet, place);
      return place;
    },
    uplinesOf(wallet) {
      const found: string[] = [];
      let next = places.get(wallet)?.upline ?? null;
      while (next !== null && found.length < generations) {
        found.push(next);
        next = places.get(next)?.upline ?? null;
      }
      return found;
    },
  };
}

/** A global pool: every purchase is shared alike among those who were in it before. */
export interface GlobalPool extends Pool {
  /** What a wallet's share has earned by a block, units of 10⁻⁶; nothing for a wallet that is not in the pool. */
  earnedBy(wallet: string, block: bigint): bigint;
}

/** @param fee The pool's joining fee, units of 10⁻⁶. */
export function createGlobalPool(fee: bigint): GlobalPool {
  const places = new Map<string, Place>();
  const debts = new Map<string, bigint>();
  const history: { block: bigint; accumulated: bigint }[] = [];
  let accumulated = 0n;
  let carry = 0n;

  return {
    places,
    join(wallet, _referral, block, joinedAt) {
      const holders = BigInt(places.size);
      if (holders > 0n) {
        const shared = splitGlobalFee(fee).pool + carry;
        accumulated += shared / holders;
        carry = shared % holders;
        history.push({ block, accumulated });
      }
      debts.set(wallet, accumulated);
      const place: Place = { wallet, index: places.size + 1, upline: null, block, joinedAt };
      places.set(wallet, place);
      return place;
    },
    uplinesOf: () => [],
    earnedBy(wallet, block) {
      const debt = debts.get(wallet);
      const reached = history.findLast((entry) => entry.block <= block)?.accumulated ?? 0n;
      return debt === undefined || reached < debt ? 0n : reached - debt;
    },
  };
}
