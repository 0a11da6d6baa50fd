import { ratingPeriod, topicOf } from '@upline/domain';
import type { ReplyData } from '../../contract.ts';
import type { Call } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket, TicketMessage } from '../tickets.ts';
import { backAt, deadlinesIn } from './deadlines.ts';

export function messageReply(backend: MockBackend, message: TicketMessage): ReplyData<'replyToTicket'> {
  const { id, sender, isAdmin, message: text, attachments, read, createdAt } = message;
  return {
    _id: id,
    sender: backend.display(sender),
    isAdmin,
    message: text,
    attachments: attachments.map(backend.uploads.sign),
    read,
    createdAt: createdAt.toISOString(),
  };
}

export function listedReply({ uploads }: MockBackend, ticket: Ticket): ReplyData<'createTicket'> {
  const { id, status, messages, createdAt, updatedAt } = ticket;
  return {
    id,
    ...topicOf(ticket),
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    attachments: (messages[0]?.attachments ?? []).map(uploads.sign),
  };
}

/** The rating of a closed ticket, and the time until which it can change; `null` for any other. */
export function ratingOf({ closedAt, rating }: Ticket) {
  return closedAt && { value: rating, until: new Date(closedAt.getTime() + ratingPeriod).toISOString() };
}

/** The tickets split off from a ticket, or from one merged into it, oldest first. */
function splitsOf({ tickets }: MockBackend, { id }: Ticket) {
  const isHere = (ticketId: string | null) =>
    tickets.find(ticketId ?? '')?.mergedInto === id || ticketId === id;
  return tickets
    .all()
    .filter((made) => isHere(made.splitFrom) && !isHere(made.id))
    .toSorted((one, other) => one.number - other.number)
    .map((made) => ({ ticketId: made.id, ...topicOf(made), at: made.createdAt.toISOString() }));
}

export function detailReply(backend: MockBackend, ticket: Ticket): ReplyData<'ticket'>['ticket'] {
  const { id, status, messages, createdAt, updatedAt } = ticket;
  const { replyDueAt } = deadlinesIn(backend, ticket);
  return {
    answerBy: replyDueAt?.toISOString() ?? null,
    backAt: replyDueAt && backAt(backend),
    rating: ratingOf(ticket),
    splits: splitsOf(backend, ticket),
    ticketId: id,
    ...topicOf(ticket),
    status,
    messages: messages.map((message) => messageReply(backend, message)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

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
