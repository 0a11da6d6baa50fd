import type { ReplyData } from '@upline/api/contract';
import { breachWarning, officeAt, type TicketView } from '@upline/domain';
import { and, desc, eq, gt, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { readHours } from '../sla/hours.ts';
import { tickets } from '../tickets/schema.ts';
import { countUnseen, isMentioning } from './mentions.ts';

type Wallet = `0x${string}`;

const isNotClosed = ne(tickets.status, 'closed');
const isAwake = () => or(isNull(tickets.snoozedUntil), lte(tickets.snoozedUntil, new Date()));
/** Condition: the reply or the resolution is due by an instant. */
const isOverdueAt = (at: Date) => or(lte(tickets.replyDueAt, at), lte(tickets.resolutionDueAt, at));
const isSnoozed = () => and(isNotClosed, gt(tickets.snoozedUntil, new Date()));

/** Condition: tickets of a view; `undefined` for all. */
export function isInView(db: Db, view: TicketView, wallet: Wallet): SQL | undefined {
  switch (view) {
    case 'all':
      return undefined;
    case 'closed':
      return eq(tickets.status, 'closed');
    case 'snoozed':
      return isSnoozed();
    // Overdue tickets stay in this view even while snoozed.
    case 'breached':
      return and(isNotClosed, isOverdueAt(new Date()));
    case 'unassigned':
      return and(isNotClosed, isAwake(), isNull(tickets.assignee));
    case 'mine':
      return and(isNotClosed, isAwake(), eq(tickets.assignee, wallet));
    case 'mentions':
      return isMentioning(db, wallet);
    default:
      return and(eq(tickets.status, view), isAwake());
  }
}

const counted = ['unassigned', 'mine', 'breached', 'open', 'pending', 'snoozed'] as const;

/** Maximum number of tags in the views. */
const tagsAtOnce = 50;

/** Numbers of tickets by view, and the tags of unclosed tickets. */
export async function countViews(db: Db, wallet: Wallet): Promise<ReplyData<'deskViews'>> {
  const count = (view: TicketView) =>
    sql`count(*) filter (where ${isInView(db, view, wallet)})`.mapWith(Number);
  const [unassigned, mine, breached, open, pending, snoozed] = counted.map(count);
  const warnedBy = new Date(Date.now() + breachWarning);
  const isWarned = and(isInView(db, 'mine', wallet), isOverdueAt(warnedBy));
  const nextDueAt = sql`min(${tickets.replyDueAt})`.mapWith(tickets.replyDueAt);
  const [counts] = await db
    .select({
      unassigned: unassigned as SQL<number>,
      mine: mine as SQL<number>,
      breached: breached as SQL<number>,
      warned: sql`count(*) filter (where ${isWarned})`.mapWith(Number),
      nextDueAt,
      open: open as SQL<number>,
      pending: pending as SQL<number>,
      snoozed: snoozed as SQL<number>,
    })
    .from(tickets)
    .where(isNotClosed);
  const none = { unassigned: 0, mine: 0, breached: 0, warned: 0, open: 0, pending: 0, snoozed: 0 };
  const closed = await db.$count(tickets, eq(tickets.status, 'closed'));
  const tag = sql<string>`unnest(${tickets.tags})`.as('tag');
  const used = db.select({ tag }).from(tickets).where(isNotClosed).as('used');
  const times = sql<number>`count(*)`.mapWith(Number);
  const tags = await db
    .select({ tag: used.tag, count: times })
    .from(used)
    .groupBy(used.tag)
    .orderBy(desc(times), sql`${used.tag} collate "C"`)
    .limit(tagsAtOnce);
  const hours = await readHours(db);
  const office = hours && officeAt(hours, new Date());
  const changesAt = office && (office.isOpen ? office.until : office.opensAt);
  return {
    ...none,
    ...counts,
    nextDueAt: counts?.nextDueAt?.toISOString() ?? null,
    office: office && { isOpen: office.isOpen, changesAt: changesAt?.toISOString() ?? null },
    mentions: await countUnseen(db, wallet),
    closed,
    tags,
  };
}
