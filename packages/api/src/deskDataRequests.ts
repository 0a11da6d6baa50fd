import { maximumRefusalReason } from '@upline/domain';
import * as z from 'zod';
import { dataRequest, requestId } from './dataRequests.ts';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { cursorQuery, nextCursor } from './fields.ts';
import { routes } from './routes.ts';
import { someTextIn } from './texts.ts';

/** A request as leads see it. */
const memberRequest = dataRequest.extend({
  member: who,
  /** Who of the staff answered; `null` for nobody, also where the member withdrew it. */
  answeredBy: who.nullable(),
  /** Nobody answered it in time, by the server's clock. A release before does not say. */
  isOverdue: z.boolean().optional(),
});

const count = z.number().int();

/** What is held about the member now. What is erased and what stays follows from it. */
const holdings = z.object({
  hasName: z.boolean(),
  hasPhoto: z.boolean(),
  sessions: count,
  notifications: count,
  tickets: count,
  /** Those of the tickets that are not closed: nothing is erased while there are any. */
  openTickets: count,
  messages: count,
  notes: count,
  /** Replies that wait to leave, what was begun to be written, and copies of before; a release before does not say. */
  heldReplies: count.optional(),
  drafts: count.optional(),
  copies: count.optional(),
  /** Whether the signature for their place is held, likewise. */
  hasPlace: z.boolean().optional(),
  files: count,
  /** Entries of the audit that are about the member: they stay. */
  auditEntries: count,
});

export const deskDataRequests = endpoint({
  route: routes.deskDataRequests,
  summary: 'List what members asked of their data',
  description:
    'What members asked of their data: what is open by when it is due, or what was answered, newest ' +
    'first.',
  query: cursorQuery.extend({ show: z.enum(['open', 'answered']).default('open') }),
  reply: success(z.object({ requests: z.array(memberRequest), totalCount: z.number().int(), nextCursor })),
  failure: successFailure,
});

export const deskDataRequest = endpoint({
  route: routes.deskDataRequest,
  summary: 'Read what a member asked of their data',
  description: 'One request with what is known of it. Reading it is recorded.',
  params: requestId,
  reply: success(memberRequest.extend({ holdings })),
  failure: successFailure,
  errors: [404],
});

export const deskFulfilDataRequest = endpoint({
  route: routes.deskFulfilDataRequest,
  summary: 'Fulfil a request about data',
  description:
    'Makes the copy, or erases what can be erased, in one transaction. A request that is not open, and ' +
    'an erasure while the member has open tickets, is refused: 409. A lead’s own waits for another ' +
    'lead: 403.',
  params: requestId,
  reply: success(memberRequest),
  failure: successFailure,
  errors: [404, 409],
});

export const deskRefuseDataRequest = endpoint({
  route: routes.deskRefuseDataRequest,
  summary: 'Refuse a request about data',
  description:
    'Refuses an open request; the member reads the reason. One that is not open stays as it is: 409.',
  params: requestId,
  body: z.object({ reason: someTextIn(maximumRefusalReason) }),
  reply: success(memberRequest),
  failure: successFailure,
  errors: [404, 409],
});
