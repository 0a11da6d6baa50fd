import type { HandlerInput, ReplyData } from '@upline/api/contract';
import {
  excerptLength,
  isFoundInRow,
  mostTicketsCounted,
  type TicketSort,
  ticketPriorities,
  topicOf,
} from '@upline/domain';
import { and, arrayContains, asc, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import type { CallSession } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Shown } from '../../platform/http/shown.ts';
import { show } from '../audit/show.ts';
import { tickets } from '../tickets/schema.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';
import { transactionReply } from '../tickets/transactions.ts';
import { isUnseenBy } from './mentions.ts';
import { type Naming, namesOf } from './people.ts';
import { foundByOf, searchConditions, type Way } from './search.ts';
import { isInView } from './views.ts';

type Query = HandlerInput<'deskTickets'>['query'];
type Queued = ReplyData<'deskChange'>;
type Wallet = `0x${string}`;

function isAssigned(assignee: Query['assignee'], wallet: Wallet): SQL | undefined {
  if (assignee === undefined) return undefined;
  return assignee === 'none'
    ? isNull(tickets.assignee)
    : eq(tickets.assignee, assignee === 'me' ? wallet : assignee);
}

/** The tickets of a list before its search. */
function which(
  db: Db,
  { view, status, priority, tag, assignee, chain }: Query,
  wallet: Wallet,
): SQL | undefined {
  const urgencies = priority.map((one) => ticketPriorities.indexOf(one));
  return and(
    isInView(db, view, wallet),
    status.length > 0 ? inArray(tickets.status, status) : undefined,
    urgencies.length > 0 ? inArray(tickets.priority, urgencies) : undefined,
    tag === undefined ? undefined : arrayContains(tickets.tags, [tag]),
    isAssigned(assignee, wallet),
    chain && eq(tickets.markKind, chain),
  );
}

const orders: Record<TicketSort, readonly SQL[]> = {
  newest: [desc(tickets.change)],
  oldest: [asc(tickets.change)],
  priority: [desc(tickets.priority), asc(tickets.change)],
  due: [asc(tickets.replyDueAt), asc(tickets.change)],
};

/**
 * Condition: tickets after a cursor. In a cursor, priorities count from 1, and 0 means no due time.
 */
function isAfter(sort: TicketSort, cursor: string): SQL {
  const [first = '0', second = '0'] = cursor.split('.');
  if (sort === 'newest') return sql`${tickets.change} < ${first}::bigint`;
  if (sort === 'oldest') return sql`${tickets.change} > ${first}::bigint`;
  if (sort === 'due') {
    const isLater = sql`${tickets.change} > ${second}::bigint`;
    if (first === '0') return sql`(${tickets.replyDueAt} is null and ${isLater})`;
    const due = new Date(Number(first));
    return sql`(${gt(tickets.replyDueAt, due)} or ${tickets.replyDueAt} is null
      or (${eq(tickets.replyDueAt, due)} and ${isLater}))`;
  }
  const isSame = sql`${tickets.priority} = ${first}::bigint - 1 and ${tickets.change} > ${second}::bigint`;
  return sql`(${tickets.priority} < ${first}::bigint - 1 or (${isSame}))`;
}

function cursorOf(sort: TicketSort, { priority, change, replyDueAt }: Ticket): string {
  if (sort === 'due') return `${replyDueAt?.getTime() ?? 0}.${change}`;
  return sort === 'priority' ? `${priority + 1}.${change}` : String(change);
}

/** Tickets with their excerpt and unread state, by one statement with its caller's further columns. */
function queued<Further extends Record<string, SQL>>(db: Db, further: Further) {
  // By name: drizzle drops the table of a column, and the message has an `id` too.
  const excerpt = sql`coalesce((
    select left(m.message, ${excerptLength}) from ticket_message m
    where m.ticket_id = ticket.id and m.number = ticket.message_count
  ), '')`;
  const isUnread = sql`exists (
    select from ticket_message m where m.ticket_id = ticket.id and not m.is_admin and not m.read
  )`;
  const beginning = { excerpt: excerpt.mapWith(String), isUnread: isUnread.mapWith(Boolean) };
  return db
    .select({ ticket: tickets, ...beginning, ...further })
    .from(tickets)
    .$dynamic();
}

interface Row {
  ticket: Ticket;
  excerpt: string;
  isUnread: boolean;
}

/** Facts of a ticket that only staff see. */
export function factsReply(ticket: Ticket, nameOf: Naming) {
  const {
    number,
    wallet,
    priority,
    assignee,
    tags,
    snoozedUntil,
    replyDueAt,
    resolutionDueAt,
    rating,
    version,
    mergedInto,
  } = ticket;
  const isOut = snoozedUntil !== null && snoozedUntil > new Date();
  return {
    number,
    member: nameOf(wallet),
    priority: ticketPriorities[priority] ?? 'normal',
    assignee: assignee && nameOf(assignee),
    tags,
    snoozedUntil: isOut ? snoozedUntil.toISOString() : null,
    transaction: transactionReply(ticket),
    mergedInto,
    backSince: isOut ? null : (snoozedUntil?.toISOString() ?? null),
    replyDueAt: replyDueAt?.toISOString() ?? null,
    resolutionDueAt: resolutionDueAt?.toISOString() ?? null,
    rating,
    version,
  };
}

async function repliesOf(db: Db, rows: readonly Row[]): Promise<Queued[]> {
  const nameOf = await namesOf(
    db,
    rows.flatMap(({ ticket }) => [ticket.wallet, ticket.assignee]),
  );
  return rows.map(({ ticket, excerpt, isUnread }) => ({
    id: ticket.id,
    ...topicOf(ticket),
    status: ticket.status,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
    ...factsReply(ticket, nameOf),
    excerpt,
    isUnread,
  }));
}

/**
 * Performs an act on a ticket and shows the ticket as in the queue.
 * @param act Returns the ticket. Throws HttpFailure.
 */
export function showQueued(
  db: Db,
  session: CallSession,
  act: (tx: Tx) => Promise<Pick<Ticket, 'id'>>,
): Promise<Shown<Queued>> {
  return show(db, session, async (tx) => {
    const { id } = await act(tx);
    const found = await queued(tx, {}).where(eq(tickets.id, id));
    const [reply] = await repliesOf(tx, found);
    if (reply === undefined) throw new HttpFailure(404, 'server.unknownTicket');
    return { reply, tickets: found.map(({ ticket }) => ticket) };
  });
}

/** IDs of all matches of a search, unordered, up to one above the limit of the count. */
async function findIds(db: Db, where: SQL | undefined, ways: readonly Way[]): Promise<string[]> {
  const found = ways.map(
    (way) =>
      sql`(select ${tickets.id} from ${tickets} where ${and(where, way.where)} limit ${mostTicketsCounted + 1})`,
  );
  const ids = await rows(db, sql.join(found, sql` union `), z.object({ id: z.string() }));
  return ids.map(({ id }) => id);
}

/** Condition for a search with too many matches to count: the first of each way to find tickets. */
function firstFound({ sort, limit }: Query, inPage: SQL | undefined, ways: readonly Way[]): SQL {
  const found = ways.map(
    (way) => sql`(select ${tickets.id} from ${tickets} where ${and(inPage, way.where)}
      order by ${sql.join([...orders[sort]], sql`, `)} limit ${limit + 1})`,
  );
  return sql`${tickets.id} in (${sql.join(found, sql` union `)})`;
}

/**
 * A page of the queue. The count of a search stops at a limit. @param wallet The caller, for `mine`
 * and `me`.
 */
export async function readQueue(db: Db, query: Query, wallet: Wallet) {
  const { q, sort, cursor, limit } = query;
  const where = which(db, query, wallet);
  const ways = q === '' ? [] : searchConditions(db, q, wallet);
  const ids = ways.length > 0 ? await findIds(db, where, ways) : null;
  const isMore = ids !== null && ids.length > mostTicketsCounted;
  const inPage = and(where, cursor ? isAfter(sort, cursor) : undefined);
  const found = await queued(db, {
    isMentioned: isUnseenBy(db, wallet).mapWith(Boolean),
    count: sql`${ids?.length ?? db.$count(tickets, where)}`.mapWith(Number),
  })
    .where(
      isMore
        ? firstFound(query, inPage, ways)
        : and(inPage, ids ? sql`${tickets.id} = any(${`{${ids.join()}}`}::text[])` : undefined),
    )
    .orderBy(...orders[sort])
    .limit(limit + 1);
  const page = found.slice(0, limit);
  const last = page.at(-1)?.ticket;
  const nextCursor = last && found.length > limit ? cursorOf(sort, last) : null;
  const shown = page.map(({ ticket }) => ticket.id);
  return {
    rows: page,
    search: q,
    foundBy: await foundByOf(db, shown, ways),
    // A page beyond the end names no ticket: its count would tell of tickets without a trace.
    totalCount: isMore && page.length > 0 ? mostTicketsCounted : (page[0]?.count ?? 0),
    ...(isMore && { isMore }),
    nextCursor,
  };
}

/**
 * The page in the reply's format, without signed links to files, which only opening a ticket
 * creates.
 */
export async function queueReply(
  db: Db,
  { rows, search, foundBy, ...place }: Awaited<ReturnType<typeof readQueue>>,
) {
  const replies = await repliesOf(db, rows);
  return {
    tickets: replies.map((reply, index) => {
      const by = foundBy.get(reply.id);
      const isTold = by !== undefined && !isFoundInRow(by, search, reply);
      return { ...reply, isMentioned: rows[index]?.isMentioned === true, ...(isTold && { foundBy: by }) };
    }),
    ...place,
  };
}
