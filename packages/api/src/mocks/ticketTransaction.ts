import { toDecimal, transactionStatusOf } from '@upline/domain';
import { linesOf } from './ledgerLines.ts';
import type { MockBackend } from './mockBackend.ts';
import { allowancesIn, type Outcome } from './outcomes.ts';
import type { Ticket, TicketTransaction } from './tickets.ts';

/** A transaction's current outcome; the earlier one if the chain gives none. */
export function lookAt(
  backend: MockBackend,
  wallet: string,
  hash: string,
  before: Outcome | null = null,
): TicketTransaction {
  const outcome = backend.isChainReachable ? backend.outcomes.of(hash) : before;
  // Shares of global pools are not in the list.
  const lines = linesOf(backend, wallet, { kind: [] }).filter(
    ({ kind, transaction }) => kind !== 'global' && transaction === hash,
  );
  const mark = transactionStatusOf(
    lines,
    outcome && { ...outcome, error: outcome.reason?.name ?? '', allowances: allowancesIn(outcome) },
  );
  return { hash, mark, outcome };
}

export function transactionReply({ transaction }: Ticket) {
  if (transaction === null) return null;
  const { hash, mark } = transaction;
  return { hash, ...mark, amount: mark.amount === null ? null : toDecimal(mark.amount) };
}
