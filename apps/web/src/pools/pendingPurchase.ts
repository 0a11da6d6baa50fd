import type { Position } from '@upline/domain';
import { type Hash, isHash } from 'viem';
import { parsedOr, record, text } from '../store/parsing.ts';

/** Kept for this tab alone: a reload goes on where the purchase stood, a new visit asks the chain. */
const key = 'pendingPurchase';

interface Pending {
  wallet: string;
  position: Position;
}

function isSame(stored: Record<string, unknown>, { wallet, position }: Pending): boolean {
  return text(stored.wallet) === wallet && stored.position === position;
}

/** The investing transaction of a purchase that was not seen to end, if this tab has sent one. */
export function pendingInvestment(purchase: Pending): Hash | undefined {
  return parsedOr(undefined, () => {
    const stored = record(JSON.parse(sessionStorage.getItem(key) ?? ''));
    const transaction = text(stored.transaction);
    return isSame(stored, purchase) && isHash(transaction) ? transaction : undefined;
  });
}

/** Notes the investing transaction, so that nothing is paid twice after a reload. */
export function notePending(purchase: Pending, transaction: string): void {
  parsedOr(undefined, () => sessionStorage.setItem(key, JSON.stringify({ ...purchase, transaction })));
}

/** Forgets the transaction: its outcome is known. */
export function forgetPending(): void {
  parsedOr(undefined, () => sessionStorage.removeItem(key));
}
