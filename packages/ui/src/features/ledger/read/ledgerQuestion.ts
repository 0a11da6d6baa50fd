import type { CallInput } from '@upline/api';
import { localDayStart } from '@upline/domain';
import type { LedgerFilter } from './ledgerFilter.ts';

/** Which page of which lines of the ledger is asked for. */
export interface LedgerQuestion extends LedgerFilter {
  /** From 1. */
  page: number;
}

/** A filter as the call takes it: the reader's own days as instants, the last day to its end. */
export function filterIn({ kinds, position, from, to }: LedgerFilter): CallInput<'ledger'>['query'] {
  const start = localDayStart(from);
  const end = localDayStart(to, 1);
  return {
    kind: [...kinds],
    ...(position !== null && { position }),
    ...(start && { from: start.toISOString() }),
    ...(end && { to: end.toISOString() }),
  };
}
