import { auditActs, auditKinds, readAuditHead, sendMethods } from '@upline/domain';
import * as z from 'zod';
import { auditFileType } from './auditFile.ts';
import { factChange, staffRole, who } from './deskFacts.ts';
import { endpoint, ownBody } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { cursorQuery, instant, nextCursor, repeatable, ticketIdIn, walletIn, walletOut } from './fields.ts';
import { growing } from './growing.ts';
import { routes } from './routes.ts';

const kind = z.enum(auditKinds);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** Further facts of an entry, besides staff, act and member. */
const details = z.object({
  changes: z.array(factChange).optional(),
  /** The period of a report. Older entries also have the words of searches. */
  query: z.string().optional(),
  found: z.number().int().optional(),
  wallet: walletOut.optional(),
  role: staffRole.optional(),
  /** The number of the ticket merged, split, linked or unlinked. */
  other: z.number().int().optional(),
  /** The macro that was used, created or changed, and its version. */
  macro: z.object({ name: z.string(), version: z.number().int() }).optional(),
  text: z.string().optional(),
  hours: z.number().int().optional(),
  /**
   * The pool act that left the staff app: its name, its way, the short hash of its calls, and the
   * values of its form, which older entries do not have.
   */
  sent: z
    .object({
      act: z.string(),
      way: z.enum(sendMethods),
      fingerprint: z.string(),
      values: z.record(z.string(), z.string()).optional(),
    })
    .optional(),
  /** The act for which members were given a reason, and the reason; `''` if it was withdrawn. */
  announced: z.object({ act: z.string(), reason: z.string() }).optional(),
  call: z.string().optional(),
});

/** One read, change or refused request of a staff member. */
const auditEntry = z.object({
  /** From 1, without gaps. */
  number: z.number().int(),
  at: instant,
  who,
  act: growing(auditActs),
  kind: growing(auditKinds),
  /** The ticket concerned; `null` for none. */
  ticket: z.object({ id: z.string(), number: z.number().int(), subject: z.string() }).nullable(),
  /** The member concerned; `null` for none in particular. */
  member: who.nullable(),
  details,
  /** True if the entry is in the member's own access log. */
  isSeenByMember: z.boolean(),
  /** The previous entry's hash; for the first entry, 64 zeros. */
  previous: hash,
  /** SHA-256 of `sealed`, in UTF-8. */
  hash,
  sealed: z.string(),
});

/** The filter of the audit. `kind` may be repeated. */
const which = z.object({
  who: walletIn.optional(),
  kind: repeatable(kind),
  /** A day in UTC. */
  day: z.iso
    .date()
    .refine((date) => Date.parse(date) >= 0)
    .optional(),
  /** The last day of a period that begins with `day`, in UTC. */
  until: z.iso
    .date()
    .refine((date) => Date.parse(date) >= 0)
    .optional(),
  ticket: ticketIdIn.optional(),
  /** The member concerned: a wallet, a member ID, or the beginning of a word of the name. */
  member: z.string().max(100).optional(),
});

const deskAudit = endpoint({
  route: routes.deskAudit,
  summary: 'List what the staff did',
  description:
    'What the staff did, newest first: to leads all of it, to others what they did themselves, and to ' +
    'operators the acts of all operators. Without a role in support, it has no entry about a member or ' +
    'a ticket, also none of an earlier role.',
  query: cursorQuery.extend(which.shape),
  reply: success(z.object({ entries: z.array(auditEntry), totalCount: z.number().int(), nextCursor })),
  failure: successFailure,
});

const deskVerifyAudit = endpoint({
  route: routes.deskVerifyAudit,
  summary: 'Check that nothing of the audit was changed',
  description:
    'Computes the hashes again and compares. One check runs at a time: who asks meanwhile gets its ' +
    'answer. It goes on from where the last one ended, for an hour at most, unless all is asked for.',
  isDear: true,
  query: z.object({
    /** A noted entry, `{number}:{hash}`, to look for in the chain. */
    noted: z
      .string()
      .refine((text) => readAuditHead(text) !== null)
      .optional(),
    /** Verifies from the first entry, even if it was verified before. */
    all: z.stringbool().default(false),
  }),
  reply: success(
    z.object({
      isWhole: z.boolean(),
      entries: z.number().int(),
      /** The first entry that does not match; `null` if all match. */
      brokenAt: z.number().int().nullable(),
      /** The hash of the last entry; noting it allows detecting later if the end was removed. */
      head: hash,
      /** True if the noted entry is in the chain; `null` if none was given. */
      hasNoted: z.boolean().nullable(),
      /** The first few entries with a time before an earlier entry's, or in the future. */
      outOfOrder: z.array(z.number().int()),
      checkedAt: instant,
    }),
  ),
  failure: successFailure,
});

const deskExportAudit = endpoint({
  route: routes.deskExportAudit,
  summary: 'Download what the staff did, with the proof',
  description:
    'The entries of the audit as a file, oldest first, one a line: what was sealed and its hash, so ' +
    'that a reader checks them without the server.',
  query: which,
  media: {
    [auditFileType]: z
      .string()
      .meta({ override: { contentSchema: { $ref: '#/components/schemas/AuditLine' } } }),
  },
  reply: ownBody,
  failure: successFailure,
});

export const deskAuditCalls = { deskAudit, deskVerifyAudit, deskExportAudit };
