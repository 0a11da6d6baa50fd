import { type TicketStatus, ticketStatuses } from '@upline/domain';

/** The ticket statuses in an address, each once; invalid ones are ignored. */
export function statusesIn(query: URLSearchParams): TicketStatus[] {
  const named = new Set(query.getAll('status'));
  return ticketStatuses.filter((status) => named.has(status));
}

/** The transaction of a new ticket; `null` if the address has none or an invalid one. */
export function transactionIn(query: URLSearchParams): string | null {
  const hash = query.get('transaction') ?? '';
  return /^0x[\da-f]{64}$/i.test(hash) ? hash.toLowerCase() : null;
}
