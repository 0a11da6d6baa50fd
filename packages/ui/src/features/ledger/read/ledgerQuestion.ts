import type { CallInput } from '@upline/api';
import { localDayStart } from '@upline/domain';
import type { LedgerFilter } from './ledgerFilter.ts';

export interface LedgerQuestion extends LedgerFilter {
  /** From 1. */
  page: number;
}

/** Maps a filter to query parameters: local days become instants, the last day ends at midnight. */
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
