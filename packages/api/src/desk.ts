import {
  afterReply,
  longestDelay,
  maximumMessageLength,
  maximumTags,
  ticketSorts,
  ticketStatuses,
  ticketViews,
  transactionStatuses,
} from '@upline/domain';
import * as z from 'zod';
import {
  deskMessage,
  factChange,
  deskNote as note,
  queuedTicket,
  tagIn,
  ticketPriority,
  waitingReply,
  who,
  wholeTicket,
} from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import {
  cursorQuery,
  instant,
  instantIn,
  isTime,
  messageIdIn,
  nextCursor,
  repeatable,
  ticketIdIn,
  walletIn,
} from './fields.ts';
import { growing } from './growing.ts';
import { routes } from './routes.ts';
import { textIn } from './texts.ts';
import { newReply, ticketsQuery } from './tickets.ts';

const ticketId = z.object({ ticketId: ticketIdIn });

const status = z.enum(ticketStatuses);
const count = z.number().int();

const deskViews = endpoint({
  route: routes.deskViews,
  summary: 'Count the tickets of each view',
  description:
    'How many tickets each view has, but for `all`, and which tags those that are not closed have, most' +
    ' used first.',
  reply: success(
    z.object({
      unassigned: count,
      mine: count,
      /**
       * Tickets with a note that mentions the caller and is unread. Absent from a server of the
       * previous release.
       */
      mentions: count.optional(),
      open: count,
      pending: count,
      snoozed: count,
      closed: count,
      /** Tickets not closed whose reply or resolution is overdue. */
      breached: count,
      /** The caller's own tickets whose reply is due within 15 minutes, or overdue. */
      warned: count,
      /** The earliest due time of a reply; `null` if none is due. */
      nextDueAt: instant.nullable(),
      /** The state of support and its next change; `null` if no hours are set. */
      office: z.object({ isOpen: z.boolean(), changesAt: instant.nullable() }).nullable(),
      tags: z.array(z.object({ tag: z.string(), count })),
    }),
  ),
  failure: successFailure,
});

const deskTickets = endpoint({
  route: routes.deskTickets,
  summary: 'List everybody’s tickets',
  description:
    'Everybody’s tickets in a view, with what else is asked for; `mentions` are those with a note that ' +
    'mentions the caller. `q` finds words, or how they begin, in subject and messages, members’ IDs and' +
    ' wallets by how they begin, and a ticket by its number. `status` and `priority` may be repeated.',
  query: cursorQuery
    .extend({
      view: z.enum(ticketViews).default('all'),
      status: ticketsQuery.shape.status,
      priority: repeatable(ticketPriority),
      q: z.string().trim().max(100).default(''),
      tag: tagIn.optional(),
      /** The status of the ticket's transaction. */
      chain: z.enum(transactionStatuses).optional(),
      assignee: z.union([z.enum(['me', 'none']), walletIn]).optional(),
      sort: z.enum(ticketSorts).default('newest'),
    })
    // A cursor of the order `due` begins with a time.
    .refine(({ sort, cursor = '' }) => sort !== 'due' || isTime(Number(cursor.split('.')[0])), {
      path: ['cursor'],
    }),
  reply: success(
    z.object({
      tickets: z.array(queuedTicket),
      totalCount: count,
      /** True if a search found more tickets than it counted. */
      isMore: z.boolean().optional(),
      nextCursor,
    }),
  ),
  failure: successFailure,
});

const deskTicket = endpoint({
  route: routes.deskTicket,
  summary: 'Read anybody’s conversation',
  description: 'Anybody’s ticket with its notes. Reading it marks what the member wrote as read.',
  params: ticketId,
  reply: success(z.object({ ticket: wholeTicket })),
  failure: successFailure,
  errors: [404],
});

const deskChange = endpoint({
  route: routes.deskChange,
  summary: 'Change a ticket’s facts',
  description:
    'Changes what is given and leaves the rest. Agents give tickets to nobody but themselves. What a ' +
    'member must learn, that it was closed, they are told.',
  params: ticketId,
  body: z.object({
    /** The ticket's version known to the caller; any other is refused with 409. */
    version: z.number().int(),
    status: status.optional(),
    priority: ticketPriority.optional(),
    /** A staff member who answers tickets; `null` to unassign. */
    assignee: walletIn.nullable().optional(),
    tags: z.array(tagIn).max(maximumTags).optional(),
    /** `null` ends the snooze. */
    snoozedUntil: instantIn.nullable().optional(),
  }),
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404, 409, 422],
});

const deskReply = endpoint({
  route: routes.deskReply,
  summary: 'Answer a ticket',
  description:
    'Answers a member: the ticket then waits for them. A reply that is held or scheduled leaves later, ' +
    'at once or never if it is taken back; its member sees and is told of nothing before. A ticket holds ' +
    'at most 20 of them: 422.',
  params: ticketId,
  body: newReply.safeExtend({
    /** True to delay the reply by ten seconds, in which it can be cancelled. */
    isHeld: z.boolean().default(false),
    /** The scheduled time; at least the delay of `isHeld`. */
    sendAt: instantIn.refine((time) => Date.parse(time) - Date.now() <= longestDelay).optional(),
    /** The ticket's status after the reply was sent. */
    after: z.enum(afterReply).default('pending'),
  }),
  isIdempotent: true,
  /** `sendAt` is `null` once the reply was sent. */
  reply: success(deskMessage.extend({ sendAt: instant.nullable() })),
  failure: successFailure,
  errors: [404, 409, 422],
});

const deskPresence = endpoint({
  route: routes.deskPresence,
  summary: 'Be at a ticket',
  description:
    'Says that the caller is at a ticket, which is believed for 45 seconds, and answers with who else is.',
  params: ticketId,
  body: z.object({ doing: z.enum(['viewing', 'writing', 'gone']) }),
  reply: success(
    z.object({
      others: z.array(
        z.object({
          who,
          doing: z.enum(['viewing', 'writing']),
          /** Age of the report, milliseconds. */
          age: count,
          /** The text of their draft; `''` if they only view the ticket. */
          draft: z.string(),
        }),
      ),
      isMemberTyping: z.boolean(),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

export const deskDraft = endpoint({
  route: routes.deskDraft,
  summary: 'Keep a draft',
  description:
    'Keeps what the caller has begun to write to the member; nothing forgets it, and so does sending a ' +
    'reply.',
  params: ticketId,
  body: z.object({ message: textIn(maximumMessageLength) }),
  reply: success(z.object({ message: z.string() })),
  failure: successFailure,
  errors: [404, 409],
});

const deskTakeBack = endpoint({
  route: routes.deskTakeBack,
  summary: 'Take back a reply',
  description: 'Takes back a reply of one’s own that has not left, or anybody’s that does not leave.',
  params: z.object({ replyId: messageIdIn }),
  reply: success(
    waitingReply.pick({ id: true, message: true, attachments: true, after: true, sendAt: true }),
  ),
  failure: successFailure,
  errors: [404, 409],
});

const deskClose = endpoint({
  route: routes.deskClose,
  summary: 'Close a ticket',
  description: 'Closes a ticket; a second time changes nothing.',
  params: ticketId,
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404],
});

const deskReopen = endpoint({
  route: routes.deskReopen,
  summary: 'Reopen a ticket',
  description: 'Opens a closed ticket again; one that is not closed stays as it is.',
  params: ticketId,
  reply: success(queuedTicket),
  failure: successFailure,
  errors: [404],
});

export const deskNote = endpoint({
  route: routes.deskNote,
  summary: 'Note something on a ticket',
  description:
    'Writes to the staff; the member never sees it. A closed ticket takes notes as well. Everybody else' +
    ' who answers members and whose name, or ID without one, it has after an @ is told: the ticket ' +
    'stands among their `mentions`. A ticket holds at most 500 of them: 422.',
  params: ticketId,
  body: newReply,
  isIdempotent: true,
  reply: success(note),
  failure: successFailure,
  errors: [404, 422],
});

const deskTimeline = endpoint({
  route: routes.deskTimeline,
  summary: 'Read what became of a ticket',
  description:
    'Who did what to a ticket, oldest first: messages and notes, without their words, and every change ' +
    'of its facts.',
  params: ticketId,
  reply: success(
    z.object({
      entries: z.array(
        z.object({
          at: instant,
          who,
          isStaff: z.boolean(),
          /**
           * `returned` is the expiry of a snooze, under the name of the staff member who snoozed.
           */
          what: growing([
            'opened',
            'wrote',
            'replied',
            'noted',
            'changed',
            'closed',
            'reopened',
            'returned',
            'mergedInto',
            'mergedFrom',
            'unmerged',
            'splitInto',
            'splitFrom',
            'linked',
            'unlinked',
          ]),
          /** The ID of the message or note; `''` for a change. */
          messageId: z.string(),
          changes: z.array(factChange),
          /** The number of the ticket merged, split or linked in this step; else `null`. */
          other: z.number().int().nullable(),
        }),
      ),
      /** All people that the changes of the assignee name. */
      people: z.array(who),
    }),
  ),
  failure: successFailure,
  errors: [404],
});

export const deskCalls = {
  deskViews,
  deskTickets,
  deskTicket,
  deskChange,
  deskReply,
  deskPresence,
  deskDraft,
  deskTakeBack,
  deskClose,
  deskReopen,
  deskNote,
  deskTimeline,
};
