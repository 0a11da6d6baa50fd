import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import type { Call } from './call.ts';

/** The caller's own ticket. @throws MockApiError 404 for any other. */
export function ownTicket(backend: MockBackend, ticketId: string, call: Call): Ticket {
  const { caller } = call;
  const ticket = backend.tickets.find(ticketId);
  if (ticket?.wallet !== caller().wallet) throw new MockApiError(404, 'server.unknownTicket');
  const { mergedInto } = ticket;
  return mergedInto === null ? ticket : ownTicket(backend, mergedInto, call);
}

/** The caller's own open ticket. @throws MockApiError 409 for a closed one. */
export function openTicket(backend: MockBackend, ticketId: string, call: Call): Ticket {
  const ticket = ownTicket(backend, ticketId, call);
  if (ticket.status === 'closed') throw new MockApiError(409, 'server.ticketClosed');
  return ticket;
}
