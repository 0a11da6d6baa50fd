import {
  canSend,
  maximumAttachments,
  maximumMessageLength,
  maximumSubjectLength,
  messages,
  readableText,
  type TicketTopic,
  ticketStatuses,
} from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { fileUrl, instant, listQuery, nameOrId } from './fields.ts';
import { routes } from './routes.ts';

const status = z.enum(ticketStatuses);
const attachments = z.array(fileUrl);

/** What a ticket is about, as replies carry it. */
const topic = { subject: z.string() } satisfies Record<keyof TicketTopic, z.ZodType>;

/** Text that is kept as it was typed, but for what could hide or turn around what it says. */
function written(maximum: number) {
  return z.string().max(maximum).transform(readableText);
}

/** Text that must not be blank, likewise. */
function typed(maximum: number) {
  return written(maximum)
    .refine((text) => /\S/.test(text), { error: messages['server.input.blank'] })
    .meta({ override: { type: 'string', maxLength: maximum, pattern: '\\S' } });
}

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

/** A ticket with its conversation, oldest message first. Spec §3. */
export const ticketDetail = z.object({
  ticketId: z.string(),
  ...topic,
  status,
  messages: z.array(ticketMessage),
  createdAt: instant,
  updatedAt: instant,
});

export const ticketId = z.object({ ticketId: nameOrId });

/** What a list of tickets takes; `status` may be repeated. */
export const ticketsQuery = listQuery.omit({ search: true }).extend({
  status: z
    .union([status.transform((only) => [only]), z.array(status)])
    .default([])
    .meta({ override: { type: 'array', items: { type: 'string', enum: [...ticketStatuses] } } }),
});

/** A page of a list of tickets. Spec §7. */
export function ticketPage<T extends z.ZodType>(row: T) {
  const count = z.number().int();
  return z.object({ tickets: z.array(row), totalCount: count, currentPage: count, totalPages: count });
}

/** What is written into a ticket: text, files or both. Spec §5. */
export const newReply = z
  .object({
    message: written(maximumMessageLength)
      .default('')
      .meta({ override: { type: 'string', maxLength: maximumMessageLength, default: '' } }),
    attachments: attachments.max(maximumAttachments).default([]),
  })
  .refine(({ message, attachments: files }) => canSend(message, files.length), {
    error: messages['server.emptyReply'],
    path: ['message'],
  });

/** Opens a ticket; its first message carries the attachments. */
export const createTicket = endpoint({
  route: routes.createTicket,
  summary: 'Create a ticket',
  body: z.object({
    subject: typed(maximumSubjectLength),
    message: typed(maximumMessageLength),
    attachments: attachments.max(maximumAttachments).default([]),
  }),
  isIdempotent: true,
  reply: success(listedTicket),
  failure: successFailure,
  errors: [422],
});

/** The caller's tickets, latest change first; `status` may be repeated. */
export const tickets = endpoint({
  route: routes.tickets,
  summary: 'List tickets',
  query: ticketsQuery,
  reply: success(ticketPage(listedTicket)),
  failure: successFailure,
});

/** One ticket of the caller's own. Reading it marks what support wrote as read. */
export const ticket = endpoint({
  route: routes.ticket,
  summary: 'Read a conversation',
  params: ticketId,
  reply: success(z.object({ ticket: ticketDetail })),
  failure: successFailure,
  errors: [404],
});

/** Writes into a ticket; text, files or both. A closed one takes no reply. */
export const replyToTicket = endpoint({
  route: routes.replyToTicket,
  summary: 'Reply to a ticket',
  params: ticketId,
  body: newReply,
  isIdempotent: true,
  reply: success(ticketMessage),
  failure: successFailure,
  errors: [404, 409, 422],
});
