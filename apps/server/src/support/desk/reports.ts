import {
  type ReportFacts,
  type ReportPeriod,
  reportBounds,
  reportOf,
  type TransactionStatusKind,
  ticketPriorities,
} from '@upline/domain';
import { and, eq, gte, isNotNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Staff } from '../../accounts/staff/roles.ts';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { record } from '../audit/record.ts';
import { auditEntries } from '../audit/schema.ts';
import { readHours } from '../sla/hours.ts';
import { ticketMeasures } from '../sla/schema.ts';
import { ticketMessages, tickets } from '../tickets/schema.ts';
import { namesOf } from './people.ts';

type Wallet = `0x${string}`;

interface Between {
  begins: Date;
  ends: Date;
}

const isIn = (column: AnyPgColumn, { begins, ends }: Between) =>
  and(gte(column, begins), lt(column, ends)) as SQL;

const count = sql`count(*)`.mapWith(Number);

/**
 * Number of unclosed tickets at a past time, computed backwards from now, since earlier releases
 * stored no measures.
 */
async function backlogAt(db: Db, at: Date): Promise<number> {
  const countSince = (kind: 'resolution' | 'reopened' | 'merged' | 'unmerged') =>
    db.$count(ticketMeasures, and(eq(ticketMeasures.kind, kind), gte(ticketMeasures.at, at)));
  const now = await db.$count(tickets, ne(tickets.status, 'closed'));
  const opened = await db.$count(tickets, gte(tickets.createdAt, at));
  const gone = (await countSince('resolution')) + (await countSince('merged'));
  const back = (await countSince('reopened')) + (await countSince('unmerged'));
  return now - opened + gone - back;
}

/** Numbers of replies and closed tickets per staff member. */
async function readPeople(db: Db, between: Between): Promise<ReportFacts['people']> {
  const replies = await db
    .select({ staff: ticketMessages.author, count })
    .from(ticketMessages)
    .where(and(eq(ticketMessages.isAdmin, true), isIn(ticketMessages.createdAt, between)))
    .groupBy(ticketMessages.author);
  const closed = await db
    .select({ staff: auditEntries.staff, count })
    .from(auditEntries)
    .where(and(eq(auditEntries.act, 'close'), isIn(auditEntries.at, between)))
    .groupBy(auditEntries.staff);
  const of = (rows: typeof replies, wallet: Wallet) => rows.find(({ staff }) => staff === wallet)?.count ?? 0;
  const all = [...new Set([...replies, ...closed].map(({ staff }) => staff))];
  return all.map((staff) => ({ staff, replies: of(replies, staff), closed: of(closed, staff) }));
}

/** Columns of a ticket's topic in reports. */
const about = {
  tags: tickets.tags,
  kind: tickets.markKind,
  error: sql<string | null>`${tickets.mark}::json->>'name'`,
};

type About = Pick<typeof tickets.$inferSelect, 'tags'> & {
  kind: TransactionStatusKind | null;
  error: string | null;
};

const aboutOf = ({ tags, kind, error }: About) => ({
  tags,
  cause: kind && { kind, name: error ?? '' },
});

async function readFacts(db: Db, period: ReportPeriod, timeZone: string): Promise<ReportFacts> {
  const { before, begins, ends } = reportBounds(period, timeZone);
  const both = { begins: before, ends };
  const opened = await db
    .select({ at: tickets.createdAt, about })
    .from(tickets)
    .where(isIn(tickets.createdAt, both));
  const measures = await db
    .select({ measure: ticketMeasures, ticket: tickets.number, about })
    .from(ticketMeasures)
    .innerJoin(tickets, eq(tickets.id, ticketMeasures.ticketId))
    .where(isIn(ticketMeasures.at, both))
    .orderBy(ticketMeasures.number);
  const lastAnswer = sql<Wallet | null>`(
    select m.author from ticket_message m where m.ticket_id = ${tickets.id} and m.is_admin
    order by m.number desc limit 1
  )`;
  const rated = await db
    .select({ at: tickets.ratedAt, rating: tickets.rating, about, staff: lastAnswer })
    .from(tickets)
    .where(and(isIn(tickets.ratedAt, both), isNotNull(tickets.rating)));
  return {
    opened: opened.map(({ at, about: of }) => ({ at, ...aboutOf(of) })),
    settled: measures.flatMap(({ measure: { kind, priority, at, took, isKept }, ticket, about: of }) =>
      kind === 'reopened' || kind === 'merged' || kind === 'unmerged'
        ? []
        : [
            {
              kind,
              at,
              took,
              isKept,
              priority: ticketPriorities[priority] ?? 'normal',
              ticket,
              ...aboutOf(of),
            },
          ],
    ),
    reopened: measures.flatMap(({ measure: { kind, at } }) => (kind === 'reopened' ? [{ at }] : [])),
    merged: measures.flatMap(({ measure: { kind, at } }) => (kind === 'merged' ? [{ at }] : [])),
    unmerged: measures.flatMap(({ measure: { kind, at } }) => (kind === 'unmerged' ? [{ at }] : [])),
    ratings: rated.map(({ at, rating, staff, about: of }) => ({
      at: at as Date,
      isGood: rating === 'good',
      staff,
      ...aboutOf(of),
    })),
    people: await readPeople(db, { begins, ends }),
    backlog: await backlogAt(db, begins),
  };
}

/** Reports on support for a period. Figures per person are for leads only. */
export function reportHandlers({ db, staff }: { db: Db; staff: Staff }): Pick<Handlers, 'deskReports'> {
  return {
    async deskReports({ query }, { session }) {
      const { wallet } = session;
      const hours = await readHours(db);
      const timeZone = hours?.timeZone ?? 'UTC';
      const facts = await inOneMoment(db, (tx) => readFacts(tx, query, timeZone));
      const report = reportOf(facts, query, timeZone);
      const details = { query: `${query.from} ${query.to}` };
      await db.transaction((tx) => record(tx, { staff: wallet, act: 'report', details }));
      const isLead = (await staff.rolesOf(db, wallet)).includes('lead');
      const nameOf = await namesOf(
        db,
        report.people.map((one) => one.staff as Wallet),
      );
      const people = report.people.map(({ staff: one, ...figures }) => ({
        who: nameOf(one as Wallet),
        ...figures,
      }));
      await session.requireStill();
      return {
        ...report,
        timeZone,
        isPromised: hours !== null,
        promises: report.promises.map((row) => ({
          ...row,
          target: hours?.targets[row.priority].first ?? null,
        })),
        people: isLead ? people.toSorted((one, other) => one.who.name.localeCompare(other.who.name)) : null,
      };
    },
  };
}
