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
import { fileUrl, instant, listQuery, nameOrId, repeatable, transactionHash } from './fields.ts';
import { routes } from './routes.ts';
import { someLineIn, someTextIn, textIn } from './texts.ts';

const status = z.enum(ticketStatuses);
const attachments = z.array(fileUrl);

/** What a ticket is about, as replies carry it. */
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
  /** The sender's wallet, or the name that support goes by. */
  sender: z.string(),
  isAdmin: z.boolean(),
  message: z.string(),
  attachments,
  read: z.boolean(),
  createdAt: instant,
});

/**
 * By when the member has an answer, and when support is back if it is closed; `null` where nothing is promised, or support
 * is there.
 */
const promise = { answerBy: instant.nullable(), backAt: instant.nullable() };

/** What the member says of the help they got; `null` until they do. Until when they may say or change it. */
const rating = z.object({ value: z.enum(ratings).nullable(), until: instant });

/** A ticket that support made of messages of another, and when. */
const split = z.object({ ticketId: z.string(), ...topic, at: instant });

/**
 * A ticket with its conversation, oldest message first. A server of the release before leaves promise, rating and splits
 * out while it is replaced. Spec §3.
 */
const ticketDetail = z.object({
  ticketId: z.string(),
  ...topic,
  status,
  messages: z.array(ticketMessage),
  createdAt: instant,
  updatedAt: instant,
  ...z.object(promise).partial().shape,
  /** Of a closed ticket; `null` of any other. */
  rating: rating.nullable().optional(),
  /** The tickets that support made of messages of this one, oldest first. */
  splits: z.array(split).optional(),
});

const ticketId = z.object({ ticketId: nameOrId });

/** What a list of tickets takes; `status` may be repeated. */
export const ticketsQuery = listQuery.omit({ search: true }).extend({
  status: repeatable(status),
});

/** A page of a list of tickets. Spec §7. */
function ticketPage<T extends z.ZodType>(row: T) {
  const count = z.number().int();
  return z.object({ tickets: z.array(row), totalCount: count, currentPage: count, totalPages: count });
}

/** What is written into a ticket: text, files or both. Spec §5. */
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

/** Which articles the help centre offered for a ticket before it was sent, and which of them were opened. */
export const helpTried = z.object({ offered: z.array(slug).max(3), opened: z.array(slug).max(20) });

export const typing = endpoint({
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

/** What a new ticket is about. */
export const newTicketSubject = someLineIn(maximumSubjectLength);

export const createTicket = endpoint({
  route: routes.createTicket,
  summary: 'Create a ticket',
  description: 'Opens a ticket; its first message carries the attachments.',
  body: z.object({
    subject: newTicketSubject,
    message: someTextIn(maximumMessageLength),
    attachments: attachments.max(maximumAttachments).default([]),
    /** The transaction that it is about. */
    transaction: transactionHash.optional(),
    help: helpTried.optional(),
  }),
  isIdempotent: true,
  reply: success(listedTicket),
  failure: successFailure,
  errors: [422],
});

export const tickets = endpoint({
  route: routes.tickets,
  summary: 'List tickets',
  description: 'The caller’s tickets, latest change first; `status` may be repeated.',
  query: ticketsQuery,
  reply: success(ticketPage(listedTicket)),
  failure: successFailure,
});

export const ticket = endpoint({
  route: routes.ticket,
  summary: 'Read a conversation',
  description: 'One ticket of the caller’s own. Reading it marks what support wrote as read.',
  params: ticketId,
  reply: success(z.object({ ticket: ticketDetail })),
  failure: successFailure,
  errors: [404],
});

export const supportPromise = endpoint({
  route: routes.supportPromise,
  summary: 'Read by when support answers',
  description: 'What is promised for a ticket that is created now: nothing where no hours are set.',
  reply: success(z.object(promise)),
  failure: successFailure,
});

export const rateTicket = endpoint({
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
