import { actWays, auditActs, auditKinds, readAuditHead } from '@upline/domain';
import * as z from 'zod';
import { auditFileType } from './auditFile.ts';
import { factChange, staffRole, who } from './deskFacts.ts';
import { endpoint, ownBody } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { cursorQuery, instant, nextCursor, repeatable, walletIn, walletOut } from './fields.ts';
import { growing } from './growing.ts';
import { routes } from './routes.ts';

const kind = z.enum(auditKinds);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What an entry says beside who, what and about whom. */
const details = z.object({
  changes: z.array(factChange).optional(),
  /** The days of a report; of searches before the words were left out, those. */
  query: z.string().optional(),
  /** How many tickets a search found. */
  found: z.number().int().optional(),
  /** Whose role it is. */
  wallet: walletOut.optional(),
  role: staffRole.optional(),
  /** The number of the ticket that it was merged with, split from or into, linked to or unlinked from. */
  other: z.number().int().optional(),
  /** The macro that was used, made or changed, and which version of it. */
  macro: z.object({ name: z.string(), version: z.number().int() }).optional(),
  /** What everybody was told. */
  text: z.string().optional(),
  /** The version of the opening hours that was set. */
  hours: z.number().int().optional(),
  /** The act on the pools that left the desk: its name, how, and the short hash of its calls. */
  sent: z.object({ act: z.string(), way: z.enum(actWays), fingerprint: z.string() }).optional(),
  /** The act that members were given a reason for, and the reason; `''` when it was taken back. */
  announced: z.object({ act: z.string(), reason: z.string() }).optional(),
  /** The call that was refused. */
  call: z.string().optional(),
});

/** One thing that one of the staff looked at, did or was refused. */
const auditEntry = z.object({
  /** From 1, without a gap. */
  number: z.number().int(),
  at: instant,
  who,
  act: growing(auditActs),
  kind: growing(auditKinds),
  /** The ticket that it was about; `null` for none. */
  ticket: z.object({ id: z.string(), number: z.number().int(), subject: z.string() }).nullable(),
  /** Whose data it was; `null` for nobody's in particular. */
  member: who.nullable(),
  details,
  /** Whether the member finds it in their own list. */
  isSeenByMember: z.boolean(),
  /** The hash of the entry before; of the first, 64 zeros. */
  previous: hash,
  /** SHA-256 of `sealed`, in UTF-8. */
  hash,
  sealed: z.string(),
});

/** Which entries are asked for. `kind` may be repeated. */
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
  /** A ticket’s number or ID. */
  ticket: z.string().max(100).optional(),
  /** Whose data it was: a wallet, a member’s ID, or how a word of their name begins. */
  member: z.string().max(100).optional(),
});

export const deskAudit = endpoint({
  route: routes.deskAudit,
  summary: 'List what the staff did',
  description:
    'What the staff did, newest first: to leads all of it, to others what they did themselves, and to ' +
    'operators the acts of all operators.',
  query: cursorQuery.extend(which.shape),
  reply: success(z.object({ entries: z.array(auditEntry), totalCount: z.number().int(), nextCursor })),
  failure: successFailure,
});

export const deskVerifyAudit = endpoint({
  route: routes.deskVerifyAudit,
  summary: 'Check that nothing of the audit was changed',
  description:
    'Computes the hashes again and compares. One check runs at a time: who asks meanwhile gets its ' +
    'answer. It goes on from where the last one ended, for an hour at most, unless all is asked for.',
  isDear: true,
  query: z.object({
    /** An entry that somebody noted, `{number}:{hash}`: whether it is still in the chain. */
    noted: z
      .string()
      .refine((text) => readAuditHead(text) !== null)
      .optional(),
    /** Begins at the first entry, whatever was checked before. */
    all: z.stringbool().default(false),
  }),
  reply: success(
    z.object({
      isWhole: z.boolean(),
      /** How many entries there are. */
      entries: z.number().int(),
      /** The first entry that does not fit; `null` when all fit. */
      brokenAt: z.number().int().nullable(),
      /** The hash of the last entry: somebody who noted it sees later whether the end was cut off. */
      head: hash,
      /** True if the noted entry is in the chain; `null` where none was named. */
      hasNoted: z.boolean().nullable(),
      /** The first few entries whose time is before that of an earlier one, or still to come. */
      outOfOrder: z.array(z.number().int()),
      checkedAt: instant,
    }),
  ),
  failure: successFailure,
});

export const deskExportAudit = endpoint({
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
