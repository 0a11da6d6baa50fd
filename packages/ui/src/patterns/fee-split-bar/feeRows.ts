import type { PayoutTransfer } from '@upline/domain';
import type { Receiver } from './feeParts.ts';

type Leg<To extends PayoutTransfer['to']> = Extract<PayoutTransfer, { to: To }>;

interface Row {
  receiver: Receiver;
  /** In units of 10⁻⁶. */
  amount: bigint;
  /** The number of equal shares. */
  shares: number;
}

/** A row of the fee table: all uplines share one row, and a fund includes the missing uplines. */
export type FeeRow = Row &
  (
    | { id: 'referral'; leg: Leg<'referral'> }
    /** Nearest first. */
    | { id: 'uplines'; each: bigint; wallets: readonly string[] }
    | { id: 'holders'; leg: Leg<'holders'> }
    /** `missing` is the part that missing uplines would have received. */
    | { id: 'product'; missing: Leg<'missing'> | null }
    | { id: 'royalty' }
  );

/** The rows of a fee, in reading order; they sum to the fee. */
export function feeRows(legs: readonly PayoutTransfer[]): readonly FeeRow[] {
  const uplines = legs.filter((leg) => leg.to === 'upline');
  const missing = legs.find((leg) => leg.to === 'missing') ?? null;
  return legs.flatMap((leg): FeeRow[] => {
    const { amount } = leg;
    switch (leg.to) {
      case 'referral':
        return [{ id: 'referral', receiver: 'sponsor', amount, shares: 1, leg }];
      case 'upline':
        if (leg !== uplines[0]) return [];
        return [
          {
            ...{ id: 'uplines', receiver: 'uplines', shares: uplines.length, each: amount },
            amount: uplines.reduce((sum, upline) => sum + upline.amount, 0n),
            wallets: uplines.map(({ wallet }) => wallet),
          },
        ];
      case 'holders':
        return [{ id: 'holders', receiver: 'earlier', amount, shares: 1, leg }];
      case 'product':
        return [
          { id: 'product', receiver: 'fund', amount: amount + (missing?.amount ?? 0n), shares: 1, missing },
        ];
      case 'royalty':
        return [{ id: 'royalty', receiver: 'fund', amount, shares: 1 }];
      default:
        return [];
    }
  });
}

const inShort = (leg: PayoutTransfer) =>
  `${leg.to} ${'wallet' in leg ? leg.wallet.toLowerCase() : ''} ${leg.amount}`;

/**
 * True if the same wallets receive the same amounts. The number of holders in a global pool is
 * ignored.
 */
export function isSameFee(one: readonly PayoutTransfer[], other: readonly PayoutTransfer[]): boolean {
  return one.map(inShort).join() === other.map(inShort).join();
}

/** Every wallet that receives or misses a part of the fee. */
export function walletsIn(legs: readonly PayoutTransfer[]): readonly string[] {
  return legs.flatMap((leg) => {
    if (leg.to === 'upline') return [leg.wallet];
    if (leg.to !== 'referral') return [];
    return leg.instead === null ? [leg.wallet] : [leg.wallet, leg.instead];
  });
}
