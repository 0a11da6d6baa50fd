import type { Position } from '@upline/domain';
import { walletAt } from './identities.ts';

/** The pool's contract at a position, in every mock backend. */
export function poolAddressAt(position: Position): string {
  return walletAt(1000 + position);
}

export const stableCoinAddress = walletAt(1000);
