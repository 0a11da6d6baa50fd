import { type TicketStatus, ticketStatuses } from '@upline/domain';

/** The statuses that an address filters tickets by, each once; what is none is left out. */
export function statusesIn(query: URLSearchParams): TicketStatus[] {
  const named = new Set(query.getAll('status'));
  return ticketStatuses.filter((status) => named.has(status));
}

/** The transaction that a new ticket is to be about; `null` when the address names none, or nonsense. */
export function transactionIn(query: URLSearchParams): string | null {
  const hash = query.get('transaction') ?? '';
  return /^0x[\da-f]{64}$/i.test(hash) ? hash.toLowerCase() : null;
}
