import { actsSeenByMember } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { cursorQuery, instant, nextCursor, walletOut } from './fields.ts';
import { growing } from './growing.ts';
import { knownActs } from './knownKinds.ts';
import { knownList } from './knownList.ts';
import { person } from './person.ts';
import { routes } from './routes.ts';

const entry = z.object({
  number: z.number().int(),
  /**
   * The entry's hash in the audit: with both, a member can prove later if the audit was rewritten.
   */
  hash: z.string(),
  at: instant,
  /** The act that shows the most. */
  act: z.enum(actsSeenByMember),
  /**
   * All acts of the line, each once, the one that shows the most first; absent from a server of the
   * previous release.
   */
  acts: z.array(growing(actsSeenByMember)).optional(),
  /** The staff member; without a name if they set none. */
  staff: person.pick({ name: true, walletId: true, photo: true }),
  /** The ticket concerned, with the member's subject; `null` for none. */
  ticket: z.object({ id: z.string(), subject: z.string() }).nullable(),
});

const accessLog = endpoint({
  route: routes.accessLog,
  summary: 'List who looked at the caller’s things',
  description:
    'Who of the staff opened or changed something of the caller’s, newest first, as far back as there ' +
    'are entries. Reads of one ticket by one staff member within minutes share a line, with number and ' +
    'hash of the newest entry.',
  query: cursorQuery,
  reply: success(
    z.object({
      entries: knownList(entry, ['act'], knownActs),
      /** The number of entries before they are folded. */
      totalCount: z.number().int(),
      nextCursor,
    }),
  ),
  failure: successFailure,
});

const staffActs = endpoint({
  route: routes.staffActs,
  isDeprecated: true,
  summary: 'List what support did with the caller’s things',
  description:
    'For apps of the release before, which do not know `accessLog`: the newest acts of the staff on the' +
    ' caller’s own tickets, newest first.',
  reply: success(
    z.array(
      z.object({
        act: z.enum(['read', 'reply', 'close', 'reopen']),
        ticketId: z.string(),
        subject: z.string(),
        staff: walletOut,
        at: instant,
      }),
    ),
  ),
  failure: successFailure,
});

export const staffActsCalls = { accessLog, staffActs };
