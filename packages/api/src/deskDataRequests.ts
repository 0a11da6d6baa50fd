import { maximumRefusalReason } from '@upline/domain';
import * as z from 'zod';
import { dataRequest, requestId } from './dataRequests.ts';
import { who } from './deskFacts.ts';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { cursorQuery, nextCursor } from './fields.ts';
import { routes } from './routes.ts';
import { someTextIn } from './texts.ts';

/** A request as shown to leads. */
const memberRequest = dataRequest.extend({
  member: who,
  /** The staff member who answered; `null` if unanswered or withdrawn. */
  answeredBy: who.nullable(),
  /**
   * True if the request is overdue by the server's clock. Absent from a server of the previous
   * release.
   */
  isOverdue: z.boolean().optional(),
});

const count = z.number().int();

/** The member's stored data; erasing depends on it. */
const holdings = z.object({
  hasName: z.boolean(),
  hasPhoto: z.boolean(),
  sessions: count,
  notifications: count,
  tickets: count,
  /** Tickets that are not closed; they block erasing. */
  openTickets: count,
  messages: count,
  notes: count,
  /**
   * Scheduled replies, drafts, and earlier copies. Absent from a server of the previous release.
   */
  heldReplies: count.optional(),
  drafts: count.optional(),
  copies: count.optional(),
  /** True if the signature of their enrolment is stored. Absent likewise. */
  hasPlace: z.boolean().optional(),
  files: count,
  /** Audit entries about the member; they are kept. */
  auditEntries: count,
});

const deskDataRequests = endpoint({
  route: routes.deskDataRequests,
  summary: 'List what members asked of their data',
  description:
    'What members asked of their data: what is open by when it is due, or what was answered, newest ' +
    'first.',
  query: cursorQuery.extend({ show: z.enum(['open', 'answered']).default('open') }),
  reply: success(z.object({ requests: z.array(memberRequest), totalCount: z.number().int(), nextCursor })),
  failure: successFailure,
});

const deskDataRequest = endpoint({
  route: routes.deskDataRequest,
  summary: 'Read what a member asked of their data',
  description: 'One request with what is known of it. Reading it is recorded.',
  params: requestId,
  reply: success(memberRequest.extend({ holdings })),
  failure: successFailure,
  errors: [404],
});

const deskFulfilDataRequest = endpoint({
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

export const deskDataRequestsCalls = {
  deskDataRequests,
  deskDataRequest,
  deskFulfilDataRequest,
  deskRefuseDataRequest,
};
