import {
  canSend,
  maximumAttachments,
  maximumMessageLength,
  maximumSubjectLength,
  messages,
  ratings,
  type TicketTopic,
  ticketStatuses,
} from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { fileUrl, instant, listQuery, repeatable, ticketIdIn, transactionHash } from './fields.ts';
import { routes } from './routes.ts';
import { someLineIn, someTextIn, textIn } from './texts.ts';

const status = z.enum(ticketStatuses);
const attachments = z.array(fileUrl);

const topic = { subject: z.string() } satisfies Record<keyof TicketTopic, z.ZodType>;

/** A ticket in the list. Spec §3. */
export const listedTicket = z.object({
  id: z.string(),
  ...topic,
  status,
  createdAt: instant,
  updatedAt: instant,
  attachments,
});

export const ticketMessage = z.object({
  _id: z.string(),
  /** The sender's wallet, or the name of support. */
  sender: z.string(),
  isAdmin: z.boolean(),
  message: z.string(),
  attachments,
  read: z.boolean(),
  createdAt: instant,
});

/**
 * Due time of the reply, and the time at which support opens again; `null` if no target applies, or
 * support is open.
 */
const promise = { answerBy: instant.nullable(), backAt: instant.nullable() };

/** The member's rating, `null` without one, and the time until which they can change it. */
const rating = z.object({ value: z.enum(ratings).nullable(), until: instant });

/** A ticket split off by support, and the time of the split. */
const split = z.object({ ticketId: z.string(), ...topic, at: instant });

/**
 * A ticket with its conversation, oldest message first. Promise, rating and splits are absent from
 * a server of the previous release. Spec §3.
 */
const ticketDetail = z.object({
  ticketId: z.string(),
  ...topic,
  status,
  messages: z.array(ticketMessage),
  createdAt: instant,
  updatedAt: instant,
  ...z.object(promise).partial().shape,
  /** `null` unless the ticket is closed. */
  rating: rating.nullable().optional(),
  /** The tickets that support split off, oldest first. */
  splits: z.array(split).optional(),
});

const ticketId = z.object({ ticketId: ticketIdIn });

/** The filter of a list of tickets; `status` may be repeated. */
export const ticketsQuery = listQuery.omit({ search: true }).extend({
  status: repeatable(status),
});

/** A page of a list of tickets. Spec §7. */
function ticketPage<T extends z.ZodType>(row: T) {
  const count = z.number().int();
  return z.object({ tickets: z.array(row), totalCount: count, currentPage: count, totalPages: count });
}

/** A new message: text, files or both. Spec §5. */
export const newReply = z
  .object({
    message: textIn(maximumMessageLength)
      .default('')
      .meta({ override: { type: 'string', maxLength: maximumMessageLength, default: '' } }),
    attachments: attachments.max(maximumAttachments).default([]),
  })
  .refine(({ message, attachments: files }) => canSend(message, files.length), {
    error: messages['server.emptyReply'],
    path: ['message'],
  });

const slug = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** The help articles offered before a ticket was sent, and those that the member opened. */
export const helpTried = z.object({ offered: z.array(slug).max(3), opened: z.array(slug).max(20) });

const typing = endpoint({
  route: routes.typing,
  summary: 'Say that I am writing',
  description:
    'Says that the caller writes to support, which is believed for ten seconds. Nothing of what they ' +
    'write is sent.',
  params: ticketId,
  body: z.object({ isTyping: z.boolean() }),
  reply: success(z.object({ isTyping: z.boolean() })),
  failure: successFailure,
  errors: [404],
});

export const newTicketSubject = someLineIn(maximumSubjectLength);

export const createTicket = endpoint({
  route: routes.createTicket,
  summary: 'Create a ticket',
  description: 'Opens a ticket; its first message carries the attachments.',
  body: z.object({
    subject: newTicketSubject,
    message: someTextIn(maximumMessageLength),
    attachments: attachments.max(maximumAttachments).default([]),
    transaction: transactionHash.optional(),
    help: helpTried.optional(),
  }),
  isIdempotent: true,
  reply: success(listedTicket),
  failure: successFailure,
  errors: [422],
});

const tickets = endpoint({
  route: routes.tickets,
  summary: 'List tickets',
  description: 'The caller’s tickets, latest change first; `status` may be repeated.',
  query: ticketsQuery,
  reply: success(ticketPage(listedTicket)),
  failure: successFailure,
});

const ticket = endpoint({
  route: routes.ticket,
  summary: 'Read a conversation',
  description: 'One ticket of the caller’s own. Reading it marks what support wrote as read.',
  params: ticketId,
  reply: success(z.object({ ticket: ticketDetail })),
  failure: successFailure,
  errors: [404],
});

const supportPromise = endpoint({
  route: routes.supportPromise,
  summary: 'Read by when support answers',
  description: 'What is promised for a ticket that is created now: nothing where no hours are set.',
  reply: success(z.object(promise)),
  failure: successFailure,
});

const rateTicket = endpoint({
  route: routes.rateTicket,
  summary: 'Rate a closed ticket',
  description:
    'Rates the help that a closed ticket got; a second time changes the rating. Later than 14 days it ' +
    'stays as it is.',
  params: ticketId,
  body: z.object({ rating: z.enum(ratings) }),
  reply: success(rating),
  failure: successFailure,
  errors: [404, 409],
});

export const replyToTicket = endpoint({
  route: routes.replyToTicket,
  summary: 'Reply to a ticket',
  description: 'Writes into a ticket; text, files or both. A closed one takes no reply.',
  params: ticketId,
  body: newReply,
  isIdempotent: true,
  reply: success(ticketMessage),
  failure: successFailure,
  errors: [404, 409, 422],
});

export const ticketsCalls = {
  createTicket,
  tickets,
  ticket,
  supportPromise,
  rateTicket,
  replyToTicket,
  typing,
};
