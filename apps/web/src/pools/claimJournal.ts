import type { ClaimAttempt } from '@upline/chain';
import { storageKeys } from '@upline/domain';
import { attemptIn, createJournal, units } from './journal.ts';
import { pinnedRegistry } from './reader.ts';

function parse(stored: Record<string, unknown>): ClaimAttempt {
  return { ...attemptIn(stored), amount: units(stored.amount) };
}

/** What claims have asked this browser's wallets for. */
export const claimJournal = () => createJournal(storageKeys.claimJournal, pinnedRegistry(), parse);
