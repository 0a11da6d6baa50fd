import {
  excerptLength,
  type FoundBy,
  foundBys,
  type TicketSort,
  type TicketView,
  ticketPriorities,
  topicOf,
} from '@upline/domain';
import type { HandlerInput, ReplyData } from '../../contract.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import { transactionReply } from '../ticketTransaction.ts';
import { deadlinesIn, isOverdueAt } from './deadlines.ts';
import { mentionsOf } from './deskMentions.ts';
import { personOf } from './personOf.ts';

type Query = HandlerInput<'deskTickets'>['query'];

/** Any member's ticket by ID or number. @throws MockApiError 404 for an unknown ticket. */
export function existingTicket({ tickets }: MockBackend, named: string): Ticket {
  const ticket = tickets.find(named) ?? tickets.all().find(({ number }) => String(number) === named);
  if (!ticket) throw new MockApiError(404, 'server.unknownTicket');
  return ticket;
}

/** A ticket, or the ticket that it was merged into. @throws MockApiError 404 for an unknown ticket. */
export function whereItLeads(backend: MockBackend, named: string): Ticket {
  const ticket = existingTicket(backend, named);
  return ticket.mergedInto === null ? ticket : whereItLeads(backend, ticket.mergedInto);
}

export function queuedReply(backend: MockBackend, ticket: Ticket): ReplyData<'deskChange'> {
  const { id, status, messages, createdAt, updatedAt } = ticket;
  return {
    id,
    ...topicOf(ticket),
    status,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    ...factsReply(backend, ticket),
    excerpt: (messages.at(-1)?.message ?? '').slice(0, excerptLength),
    isUnread: messages.some(({ isAdmin, read }) => !isAdmin && !read),
  };
}

/** The staff's fields of a ticket. */
export function factsReply(backend: MockBackend, ticket: Ticket) {
  const { number, wallet, priority, assignee, tags, snoozedUntil, rating, version } = ticket;
  const { replyDueAt, resolutionDueAt } = deadlinesIn(backend, ticket);
  return {
    number,
    member: personOf(backend, wallet),
    priority,
    assignee: assignee === null ? null : personOf(backend, assignee),
    tags: [...tags],
    replyDueAt: replyDueAt?.toISOString() ?? null,
    resolutionDueAt: resolutionDueAt?.toISOString() ?? null,
    rating,
    snoozedUntil: isSnoozed(backend, ticket) ? (snoozedUntil?.toISOString() ?? null) : null,
    transaction: transactionReply(ticket),
    mergedInto: ticket.mergedInto,
    backSince: isSnoozed(backend, ticket) ? null : (snoozedUntil?.toISOString() ?? null),
    version,
  };
}

function isSnoozed({ now }: MockBackend, { snoozedUntil }: Ticket): boolean {
  return snoozedUntil !== null && snoozedUntil > now();
}

/** True if a ticket belongs to a view of a staff member. */
export function isIn(backend: MockBackend, view: TicketView, ticket: Ticket, wallet: string): boolean {
  const isWaiting = ticket.status !== 'closed' && !isSnoozed(backend, ticket);
  switch (view) {
    case 'all':
      return true;
    case 'closed':
      return ticket.status === 'closed';
    case 'snoozed':
      return ticket.status !== 'closed' && isSnoozed(backend, ticket);
    // Snoozing does not hide overdue tickets.
    case 'breached':
      return isOverdueAt(backend, ticket, backend.now());
    case 'unassigned':
      return isWaiting && ticket.assignee === null;
    case 'mine':
      return isWaiting && ticket.assignee === wallet;
    case 'mentions':
      return mentionsOf(ticket, wallet).length > 0;
    default:
      return isWaiting && ticket.status === view;
  }
}

/** How a search finds a ticket, `null` if it does not; the server also searches by words. */
export function foundByIn(backend: MockBackend, ticket: Ticket, search: string): FoundBy | null {
  const { number, wallet, assignee, subject, messages, notes, tags, transaction } = ticket;
  const member = personOf(backend, wallet);
  const texts: Record<FoundBy, readonly string[]> = {
    number: [`#${number}`],
    tag: tags,
    name: [member.name],
    assignee: assignee === null ? [] : [personOf(backend, assignee).name],
    text: [subject, ...[...messages, ...notes].map(({ message }) => message)],
    transaction: transaction ? [transaction.hash] : [],
    wallet: [wallet],
    memberId: [member.id],
  };
  const isIn = (text: string) => text.toLowerCase().includes(search.toLowerCase());
  return foundBys.find((by) => texts[by].some(isIn)) ?? null;
}

/** The sort key of tickets without a due time: later than any time. */
const never = 999_999_999_999_999;

/** The sort key of a ticket in an order, ascending. */
export function keyOfTicket(backend: MockBackend, sort: TicketSort): (ticket: Ticket) => readonly number[] {
  const urgency = ({ priority }: Ticket) => -(ticketPriorities.indexOf(priority) + 1);
  if (sort === 'priority') return (ticket) => [urgency(ticket), ticket.change];
  if (sort === 'due')
    return (ticket) => [deadlinesIn(backend, ticket).replyDueAt?.getTime() ?? never, ticket.change];
  return ({ change }) => [sort === 'newest' ? -change : change];
}

export function queueOf(backend: MockBackend, query: Query, wallet: string): Ticket[] {
  const { view, status, priority, q, tag, assignee, chain, sort } = query;
  const whose = assignee === 'me' ? wallet : assignee === 'none' ? null : assignee;
  const keyOf = keyOfTicket(backend, sort);
  return backend.tickets
    .all()
    .filter((ticket) => isIn(backend, view, ticket, wallet))
    .filter((ticket) => status.length === 0 || status.includes(ticket.status))
    .filter((ticket) => priority.length === 0 || priority.includes(ticket.priority))
    .filter(({ transaction }) => chain === undefined || transaction?.mark.kind === chain)
    .filter(({ tags }) => tag === undefined || tags.includes(tag))
    .filter((ticket) => assignee === undefined || ticket.assignee === whose)
    .filter((ticket) => q === '' || foundByIn(backend, ticket, q) !== null)
    .toSorted((one, other) => {
      const [first = [], second = []] = [keyOf(one), keyOf(other)];
      return (first[0] ?? 0) - (second[0] ?? 0) || (first[1] ?? 0) - (second[1] ?? 0);
    });
}
