import * as z from 'zod';
import { queuedTicket } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { messageIdIn, ticketIdIn } from './fields.ts';
import { routes } from './routes.ts';
import { newTicketSubject } from './tickets.ts';

const ticketId = z.object({ ticketId: ticketIdIn });

const deskMerge = endpoint({
  route: routes.deskMerge,
  summary: 'Merge a ticket into another',
  description:
    'Makes one conversation of two of the same member. The one that it is called for goes: its ' +
    'messages, notes and waiting replies stand in the other at their time, and to its member it is the ' +
    'other from then on. The member is told.',
  params: ticketId,
  body: z.object({
    version: z.number().int(),
    /** The ticket that remains, by ID or number, and its version known to the caller. */
    into: ticketIdIn,
    intoVersion: z.number().int(),
  }),
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404, 409, 422],
});

const deskUnmerge = endpoint({
  route: routes.deskUnmerge,
  summary: 'Undo a merge',
  description:
    'Makes two tickets of a merged one again: the one that was merged has its messages, notes and ' +
    'waiting replies back, and stands as it did. Leads may, and agents what they merged themselves. ' +
    'Refused with 409 once something was written into the other or split off it, another ticket was ' +
    'merged into it or it into another, or its status was changed. The member is told. Answers with the' +
    ' ticket that was merged.',
  params: ticketId,
  body: z.object({
    version: z.number().int(),
  }),
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404, 409],
});

/** The most messages that one call can split off. */
const maximumSplit = 200;

export const deskSplit = endpoint({
  route: routes.deskSplit,
  summary: 'Split messages off a ticket',
  description:
    'Makes a new ticket of some messages of the member, which go there, each with its time. The first ' +
    'message stays: it opened the ticket. Both are linked, and the new one waits for support. The ' +
    'member is told. Answers with the new ticket.',
  params: ticketId,
  body: z.object({
    version: z.number().int(),
    subject: newTicketSubject,
    messages: z.array(messageIdIn).min(1).max(maximumSplit),
  }),
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404, 409, 422],
});

export const deskMergeCalls = { deskMerge, deskUnmerge, deskSplit };
