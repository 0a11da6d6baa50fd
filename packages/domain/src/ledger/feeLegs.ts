import { levelAt, type Position } from '../levels/levels.ts';
import {
  type FeeShares,
  type GlobalSplit,
  generations,
  type RaceSplit,
  splitGlobalFee,
  splitRaceFee,
} from '../levels/terms.ts';

/**
 * One part of a fee, units of 10⁻⁶. A referral's part goes to the nearest member above who has the level where the
 * sponsor has not; `instead` is that sponsor.
 */
export type FeeLeg<Wallet extends string = string> = { amount: bigint } & (
  | { to: 'referral'; wallet: Wallet; instead: Wallet | null }
  /** To a member above the buyer in the matrix; 1 is the nearest. */
  | { to: 'upline'; generation: number; wallet: Wallet }
  | { to: 'product' }
  /** The parts of generations that are missing near the root: to the product fund. */
  | { to: 'missing'; generations: number }
  /** To all who were in before, alike; `each` is `null` where it is not known. */
  | { to: 'holders'; holders: number; each: bigint | null }
  | { to: 'royalty' }
);

/** Everybody and every fund that a part of a fee can go to. */
export const feeReceivers = ['referral', 'upline', 'missing', 'product', 'holders', 'royalty'] as const;

/** The parts of a fee, by the terms or as the pool's event tells them. */
export type FeeSplit = ({ kind: 'race' } & RaceSplit) | ({ kind: 'global' } & GlobalSplit);

/** Where a buyer stands, as the chain has it. */
export interface FeePlace<Wallet extends string = string> {
  /** The wallet that is named as referral. */
  referral: Wallet;
  /** The buyer's sponsor, where they have not bought the level; else `null`. */
  instead: Wallet | null;
  /** Those above the buyer in the matrix, nearest first, as far as there are any. Not read for a global pool. */
  uplines: readonly Wallet[];
  /** How many had a share of a global pool before the buyer. Not read for a race pool. */
  holders: number;
  /** How much of the fee each of them got, `null` where it is not known. @default null */
  each?: bigint | null;
}

/** How the pool at a position shares a fee. @param shares By which terms. @default the first ones */
export function splitFee(position: Position, fee: bigint, shares?: FeeShares): FeeSplit {
  return levelAt(position).kind === 'race'
    ? { kind: 'race', ...splitRaceFee(fee, shares) }
    : { kind: 'global', ...splitGlobalFee(fee, shares) };
}

/**
 * Where each unit of one buyer's fee goes. The legs sum to the fee.
 * @example feeLegs(splitFee(1, fee), { referral: 'a', instead: null, uplines: ['a', 'root'], holders: 0 })
 * // $10 to a, $5 to a, $5 to root, $15 for three missing uplines and $15 to the product fund
 */
export function feeLegs<Wallet extends string>(split: FeeSplit, place: FeePlace<Wallet>): FeeLeg<Wallet>[] {
  const { referral: wallet, instead, holders, each = null } = place;
  if (split.kind === 'global') {
    return [
      { to: 'referral', wallet, instead, amount: split.referral },
      { to: 'holders', holders, each, amount: split.pool },
      { to: 'royalty', amount: split.royalty },
    ];
  }
  const uplines = place.uplines.slice(0, generations);
  const missing = generations - uplines.length;
  return [
    { to: 'referral', wallet, instead, amount: split.bonus },
    ...uplines.map(
      (above, at): FeeLeg<Wallet> => ({
        to: 'upline',
        generation: at + 1,
        wallet: above,
        amount: split.perUpline,
      }),
    ),
    ...(missing > 0
      ? [{ to: 'missing', generations: missing, amount: split.perUpline * BigInt(missing) } as const]
      : []),
    { to: 'product', amount: split.product },
  ];
}
