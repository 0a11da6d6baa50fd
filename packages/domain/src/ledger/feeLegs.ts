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
 * One part of a fee, units of 10⁻⁶. If the sponsor has not bought the level, the referral part goes
 * to the nearest upline who has it, and `instead` is the sponsor.
 */
export type PayoutTransfer<Wallet extends string = string> = { amount: bigint } & (
  | { to: 'referral'; wallet: Wallet; instead: Wallet | null }
  /** To a member above the buyer in the matrix; 1 is the nearest. */
  | { to: 'upline'; generation: number; wallet: Wallet }
  | { to: 'product' }
  /** The parts of generations that do not exist near the root: to the product fund. */
  | { to: 'missing'; generations: number }
  /** Shared equally by all earlier holders; `each` is `null` if unknown. */
  | { to: 'holders'; holders: number; each: bigint | null }
  | { to: 'royalty' }
);

/** All recipients of fee parts. */
export const feeReceivers = ['referral', 'upline', 'missing', 'product', 'holders', 'royalty'] as const;

/** The parts of a fee, computed from the terms or read from the pool's event. */
export type FeeSplit = ({ kind: 'race' } & RaceSplit) | ({ kind: 'global' } & GlobalSplit);

/** A buyer's position in the network, as recorded on the chain. */
export interface FeePlace<Wallet extends string = string> {
  referral: Wallet;
  /** The buyer's sponsor if they have not bought the level, else `null`. */
  instead: Wallet | null;
  /** The existing matrix uplines of the buyer, nearest first. Ignored for a global pool. */
  uplines: readonly Wallet[];
  /** The number of holders of a global pool before the buyer. Ignored for a race pool. */
  holders: number;
  /** The amount paid to each holder; `null` if unknown. @default null */
  each?: bigint | null;
}

/** Splits a fee by the rules of the pool at a position. @param shares @default the first terms' */
export function splitFee(position: Position, fee: bigint, shares?: FeeShares): FeeSplit {
  return levelAt(position).kind === 'race'
    ? { kind: 'race', ...splitRaceFee(fee, shares) }
    : { kind: 'global', ...splitGlobalFee(fee, shares) };
}

/**
 * Splits one buyer's fee into legs that sum to the fee.
 * @example feeLegs(splitFee(1, fee), { referral: 'a', instead: null, uplines: ['a', 'root'],
 * holders: 0 })
 * // $10 to a, $5 to a, $5 to root, $15 for three missing uplines and $15 to the product fund
 */
export function feeLegs<Wallet extends string>(
  split: FeeSplit,
  place: FeePlace<Wallet>,
): PayoutTransfer<Wallet>[] {
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
      (above, at): PayoutTransfer<Wallet> => ({
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
