import { maximumBulk, maximumTags, ticketStatuses } from '@upline/domain';
import * as z from 'zod';
import { queuedTicket, tagIn, ticketPriority } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instantIn, nameOrId, walletIn } from './fields.ts';
import { routes } from './routes.ts';

const version = z.number().int();

export const deskBulk = endpoint({
  route: routes.deskBulk,
  summary: 'Change several tickets',
  description:
    'Does the same to several tickets, each by itself: what is refused of one changes nothing of ' +
    'another. Each is recorded as if it had been done alone.',
  body: z
    .object({
      tickets: z
        .array(z.object({ ticketId: nameOrId, version }))
        .min(1)
        .max(maximumBulk),
      /** Changes what is given and leaves the rest. */
      change: z
        .object({
          status: z.enum(ticketStatuses).optional(),
          priority: ticketPriority.optional(),
          assignee: walletIn.nullable().optional(),
          /** Added to those that each ticket has. */
          tags: z.array(tagIn).max(maximumTags).optional(),
          snoozedUntil: instantIn.nullable().optional(),
        })
        .optional(),
      /** What a macro does beside its text, at the version that was shown. */
      macro: z.object({ macroId: nameOrId, version }).optional(),
    })
    .refine(({ change, macro }) => (change === undefined) !== (macro === undefined), { path: ['change'] }),
  reply: success(
    z.array(
      z.object({
        ticketId: z.string(),
        /** The status of the call as if it had been made for this ticket alone. */
        status: z.number().int(),
        /** Why it was refused; `''` for what was done. */
        reason: z.string(),
        /** As it is now; `null` for what was refused. */
        ticket: queuedTicket.nullable(),
      }),
    ),
  ),
  failure: successFailure,
});
