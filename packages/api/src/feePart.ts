import { fromDecimal, type PayoutTransfer, toDecimal } from '@upline/domain';
import type * as z from 'zod';
import type { feePart } from './ledger.ts';

export type FeePart = z.output<typeof feePart>;

/** A wallet's member, `''` without one. */
type Named = { memberId: string; name: string };

/**
 * Converts a leg to the wire's format. @param who Looks up a wallet's member. @param shown Formats
 * a wallet.
 */
export function partOf(
  leg: PayoutTransfer,
  who: (wallet: string) => Named,
  shown: (wallet: string) => string,
): FeePart {
  const wallet = 'wallet' in leg ? leg.wallet : null;
  const instead = leg.to === 'referral' ? leg.instead : null;
  const receiver = wallet === null ? { memberId: '', name: '' } : who(wallet);
  const passed = instead === null ? { memberId: '', name: '' } : who(instead);
  const counts = {
    ...{ referral: null, product: null, royalty: null },
    upline: leg.to === 'upline' ? leg.generation : null,
    missing: leg.to === 'missing' ? leg.generations : null,
    holders: leg.to === 'holders' ? leg.holders : null,
  };
  return {
    to: leg.to,
    amount: toDecimal(leg.amount),
    wallet: wallet === null ? '' : shown(wallet),
    ...receiver,
    instead: instead === null ? '' : shown(instead),
    insteadId: passed.memberId,
    insteadName: passed.name,
    count: counts[leg.to],
  } as FeePart;
}

/** Parses a part of the wire into a leg. */
export function legOf({ to, amount: decimal, wallet, instead, count }: FeePart): PayoutTransfer {
  const amount = fromDecimal(decimal);
  switch (to) {
    case 'referral':
      return { to, amount, wallet, instead: instead || null };
    case 'upline':
      return { to, amount, wallet, generation: count ?? 0 };
    case 'missing':
      return { to, amount, generations: count ?? 0 };
    case 'holders':
      return { to, amount, holders: count ?? 0, each: null };
    default:
      return { to, amount };
  }
}

/** A part as a cell of a file: the receiver and the amount. */
export const partInWords = ({ to, wallet, amount }: FeePart) =>
  [to, wallet, amount].filter(Boolean).join(' ');
