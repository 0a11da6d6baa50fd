import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { person } from './person.ts';
import { routes } from './routes.ts';
import {
  listedTicket,
  newReply,
  ticketDetail,
  ticketId,
  ticketMessage,
  ticketPage,
  ticketsQuery,
} from './tickets.ts';

/** Whose ticket it is. */
const member = person.pick({ id: true, name: true, walletId: true });

/** Everybody's tickets, latest change first; `status` may be repeated. */
export const deskTickets = endpoint({
  route: routes.deskTickets,
  summary: 'List everybody’s tickets',
  query: ticketsQuery,
  reply: success(ticketPage(listedTicket.extend({ member }))),
  failure: successFailure,
});

/** Anybody's ticket. Reading it marks what the member wrote as read. */
export const deskTicket = endpoint({
  route: routes.deskTicket,
  summary: 'Read anybody’s conversation',
  params: ticketId,
  reply: success(z.object({ ticket: ticketDetail.extend({ member }) })),
  failure: successFailure,
  errors: [404],
});

/** Answers a member: the ticket then waits for them. */
export const deskReply = endpoint({
  route: routes.deskReply,
  summary: 'Answer a ticket',
  params: ticketId,
  body: newReply,
  isIdempotent: true,
  reply: success(ticketMessage),
  failure: successFailure,
  errors: [404, 409, 422],
});

/** Closes a ticket; a second time changes nothing. */
export const deskClose = endpoint({
  route: routes.deskClose,
  summary: 'Close a ticket',
  params: ticketId,
  reply: success(listedTicket),
  failure: successFailure,
  errors: [404],
});

/** Opens a closed ticket again; one that is not closed stays as it is. */
export const deskReopen = endpoint({
  route: routes.deskReopen,
  summary: 'Reopen a ticket',
  params: ticketId,
  reply: success(listedTicket),
  failure: successFailure,
  errors: [404],
});
