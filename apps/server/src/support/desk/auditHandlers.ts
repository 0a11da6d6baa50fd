import { auditFileName, auditFileType, type HandlerInput } from '@upline/api/contract';
import {
  type AuditAct,
  auditActs,
  hashedText,
  isSupport,
  kindOfAct,
  olderSeenActs,
  readAuditHead,
  staffActsAtOnce,
} from '@upline/domain';
import { and, desc, eq, gte, inArray, isNull, lt, max, or, type SQL, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { isSeen, readAccessLog } from '../audit/accessLog.ts';
import { exportAudit } from '../audit/exportAudit.ts';
import { record } from '../audit/record.ts';
import { auditEntries } from '../audit/schema.ts';
import { show } from '../audit/show.ts';
import { createAuditCheck, hasEntry } from '../audit/verify.ts';
import { tickets } from '../tickets/schema.ts';
import { isCalled } from '../tickets/ticketLocks.ts';
import { namesOf } from './people.ts';
import { membersCalled } from './search.ts';

interface Dependencies {
  db: Db;
  staff: Staff;
}

const day = 24 * 60 * 60_000;

/** Acts visible to operators, also those of other staff. */
const ofOperators = auditActs.filter((act) => kindOfAct[act] === 'act');

function isOlder(act: AuditAct): act is (typeof olderSeenActs)[number] {
  return olderSeenActs.some((one) => one === act);
}

/** Condition: entries that match the query, among those visible to the caller. */
function asked(
  db: Db,
  { who, kind, day: date, until, ticket, member }: HandlerInput<'deskExportAudit'>['query'],
  own: SQL | undefined,
) {
  const acts = auditActs.filter((act) => kind.includes(kindOfAct[act]));
  const from = date === undefined ? undefined : new Date(date);
  const last = until === undefined ? from : new Date(until);
  return and(
    own,
    who && eq(auditEntries.staff, who),
    kind.length > 0 ? inArray(auditEntries.act, acts) : undefined,
    from && gte(auditEntries.at, from),
    last && lt(auditEntries.at, new Date(last.getTime() + day)),
    ticket === undefined
      ? undefined
      : inArray(auditEntries.ticketId, db.select({ id: tickets.id }).from(tickets).where(isCalled(ticket))),
    member === undefined ? undefined : inArray(auditEntries.member, membersCalled(db, member)),
  );
}

/** The audit of staff acts for staff and leads, and the access log for members. */
export function auditHandlers({
  db,
  staff,
}: Dependencies): Pick<
  Handlers,
  'deskAudit' | 'deskVerifyAudit' | 'deskExportAudit' | 'accessLog' | 'staffActs'
> {
  const check = createAuditCheck(db);

  /** The entries that match a query, among those visible to its caller. */
  async function askedBy(query: HandlerInput<'deskExportAudit'>['query'], wallet: `0x${string}`) {
    const roles = await staff.rolesOf(db, wallet);
    // Without a role in support, also an earlier one shows no member or ticket any more.
    const isOfNobody = and(isNull(auditEntries.member), isNull(auditEntries.ticketId));
    const isOwn = and(eq(auditEntries.staff, wallet), isSupport(roles) ? undefined : isOfNobody);
    if (roles.includes('lead')) return asked(db, query, undefined);
    return asked(
      db,
      query,
      roles.includes('operator') ? or(isOwn, inArray(auditEntries.act, ofOperators)) : isOwn,
    );
  }

  return {
    async accessLog({ query }, { session: { wallet } }) {
      const { lines, ...place } = await readAccessLog(db, wallet, query);
      const nameOf = await namesOf(
        db,
        lines.map(({ newest }) => newest.staff.walletId),
      );
      const entries = lines.map(({ newest: { number, hash, at, act, staff: by }, acts, ticket }) => {
        const { name, walletId, photo } = nameOf(by.walletId);
        const [fullest = act] = acts;
        return { number, hash, at, act: fullest, acts, staff: { name, walletId, photo }, ticket };
      });
      return { entries, ...place };
    },

    async staffActs(_input, { session: { wallet } }) {
      const found = await db
        .select({
          act: auditEntries.act,
          ticketId: tickets.id,
          subject: tickets.subject,
          staff: auditEntries.staff,
          at: auditEntries.at,
        })
        .from(auditEntries)
        .innerJoin(tickets, eq(tickets.id, auditEntries.ticketId))
        .where(and(eq(auditEntries.member, wallet), inArray(auditEntries.act, [...olderSeenActs])))
        .orderBy(desc(auditEntries.number))
        .limit(staffActsAtOnce);
      return found.flatMap(({ act, staff: by, at, ...about }) =>
        isOlder(act) ? [{ ...about, act, staff: getAddress(by), at: at.toISOString() }] : [],
      );
    },

    async deskAudit({ query }, { session }) {
      const { wallet } = session;
      const which = await askedBy(query, wallet);
      const { cursor, limit } = query;
      return show(db, session, async (tx) => {
        const totalCount = await tx.$count(auditEntries, which);
        const rows = await tx
          .select({
            entry: auditEntries,
            ticket: tickets,
          })
          .from(auditEntries)
          .leftJoin(tickets, eq(tickets.id, auditEntries.ticketId))
          .where(
            and(which, cursor ? sql`${auditEntries.number} < ${cursor.split('.')[0]}::bigint` : undefined),
          )
          .orderBy(desc(auditEntries.number))
          .limit(limit + 1);
        const page = rows.slice(0, limit);
        const nameOf = await namesOf(
          tx,
          page.flatMap(({ entry }) => [entry.staff, entry.member]),
        );
        const entries = page.map(({ entry, ticket }) => ({
          number: entry.number,
          at: entry.at.toISOString(),
          who: nameOf(entry.staff),
          act: entry.act,
          // A later release may have written an unknown act.
          kind: kindOfAct[entry.act] ?? 'change',
          ticket: ticket && { id: ticket.id, number: ticket.number, subject: ticket.subject },
          member: entry.member && nameOf(entry.member),
          details: JSON.parse(entry.details),
          isSeenByMember: entry.member !== null && isSeen(entry.act),
          previous: entry.previous,
          hash: entry.hash,
          sealed: hashedText(entry),
        }));
        const last = page.at(-1)?.entry.number;
        await record(tx, { staff: wallet, act: 'audit' });
        return {
          reply: {
            entries,
            // A page beyond the end names nobody: its count would tell of members without a trace.
            totalCount: page.length === 0 ? 0 : totalCount,
            nextCursor: rows.length > limit ? String(last) : null,
          },
          tickets: page.flatMap(({ ticket }) => ticket ?? []),
          members: page.map(({ entry }) => entry.member),
        };
      });
    },

    async deskVerifyAudit({ query: { noted, all } }, { session: { wallet } }) {
      await db.transaction((tx) => record(tx, { staff: wallet, act: 'verifyAudit' }));
      const { checkedAt, ...verdict } = await check(all);
      const head = noted === undefined ? null : readAuditHead(noted);
      return {
        ...verdict,
        isWhole: verdict.brokenAt === null,
        hasNoted: head && (await hasEntry(db, head)),
        checkedAt: checkedAt.toISOString(),
      };
    },

    async deskExportAudit({ query }, { session }) {
      const which = await askedBy(query, session.wallet);
      return show(db, session, async (tx) => {
        // Other writers wait from here on, so that the file names nobody who is not recorded.
        await record(tx, { staff: session.wallet, act: 'exportAudit' });
        const [newest] = await tx.select({ number: max(auditEntries.number) }).from(auditEntries);
        const end = newest?.number ?? 0;
        const named = await tx
          .selectDistinct({ member: auditEntries.member })
          .from(auditEntries)
          .where(which);
        const reply = new Response(exportAudit(db, which, end), {
          headers: {
            'Content-Type': auditFileType,
            'Content-Disposition': `attachment; filename="${auditFileName(new Date())}"`,
          },
        });
        return { reply, members: named.map(({ member }) => member) };
      });
    },
  };
}
