import { maximumBulk, maximumTags, ticketStatuses } from '@upline/domain';
import * as z from 'zod';
import { queuedTicket, tagIn, ticketPriority } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instantIn, nameOrId, ticketIdIn, walletIn } from './fields.ts';
import { routes } from './routes.ts';

const version = z.number().int();

const deskBulk = endpoint({
  route: routes.deskBulk,
  summary: 'Change several tickets',
  description:
    'Does the same to several tickets, each by itself: what is refused of one changes nothing of ' +
    'another. Each is recorded as if it had been done alone.',
  body: z
    .object({
      tickets: z
        .array(z.object({ ticketId: ticketIdIn, version }))
        .min(1)
        .max(maximumBulk),
      /** The fields to change; omitted fields stay. */
      change: z
        .object({
          status: z.enum(ticketStatuses).optional(),
          priority: ticketPriority.optional(),
          assignee: walletIn.nullable().optional(),
          /** Added to each ticket's tags. */
          tags: z.array(tagIn).max(maximumTags).optional(),
          snoozedUntil: instantIn.nullable().optional(),
        })
        .optional(),
      /** Applies a macro's changes, without its text, at the version known to the caller. */
      macro: z.object({ macroId: nameOrId, version }).optional(),
    })
    .refine(({ change, macro }) => (change === undefined) !== (macro === undefined), { path: ['change'] }),
  reply: success(
    z.array(
      z.object({
        ticketId: z.string(),
        /** The status of the call as if made for this ticket alone. */
        status: z.number().int(),
        /** The reason for a refusal; `''` if the change was made. */
        reason: z.string(),
        /** The ticket afterwards; `null` if the change was refused. */
        ticket: queuedTicket.nullable(),
      }),
    ),
  ),
  failure: successFailure,
});

export const deskBulkCalls = { deskBulk };
