import type { TicketId } from '@upline/api';
import type { HandlerInput } from '@upline/api/contract';
import { type TicketStatus, type TicketTopic, topicOf, totalPages } from '@upline/domain';
import { and, eq, sql } from 'drizzle-orm';
import { gather } from '../../platform/db/gather.ts';
import { isoOf } from '../../platform/db/isoOf.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { ticketMessages, tickets } from './schema.ts';

/** A ticket for lists, with the files of its first message. */
export interface ListedTicket extends TicketTopic {
  id: TicketId;
  status: TicketStatus;
  createdAt: string;
  updatedAt: string;
  attachments: string[];
}

/** A ticket for a list. @throws HttpFailure 404 if unknown. */
export async function readListed(db: Db, ticketId: TicketId): Promise<ListedTicket> {
  const { id, status, createdAt, updatedAt } = tickets;
  const [ticket] = await db
    .select({
      ...{ id, ...topicOf(tickets), status, createdAt, updatedAt },
      attachments: ticketMessages.attachments,
    })
    .from(tickets)
    .innerJoin(ticketMessages, and(eq(ticketMessages.ticketId, id), eq(ticketMessages.number, 1)))
    .where(eq(id, ticketId));
  if (ticket === undefined) throw new HttpFailure(404, 'server.unknownTicket');
  return {
    ...ticket,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  };
}

type Query = HandlerInput<'tickets'>['query'];

/** Values of one page in the statement; no status asks for all. */
interface Asked {
  wallet: `0x${string}`;
  status: Query['status'] | null;
  limit: number;
  offset: number;
}

/**
 * Prepares the list of a member's tickets, latest change first; a page past the end is empty. One
 * statement reads count and rows, and under load those of several calls: it costs Node as much as
 * all other work of the call.
 */
export function prepareTicketPages(db: Db) {
  const which = sql`t.wallet = asked.wallet and t.merged_into is null
    and (asked.status is null or t.status = any (asked.status))`;
  const page = sql`
    select t.id, t.subject, t.status, t.created_at as "createdAt", t.updated_at as "updatedAt", m.attachments
    from ticket t join ticket_message m on m.ticket_id = t.id and m.number = 1
    where ${which} order by t.change desc limit asked.limit offset asked.offset`;
  const statement = db
    .select({
      totalCount: sql<number>`(select count(*)::int from ticket t where ${which})`,
      rows: sql<ListedTicket[]>`(select coalesce(json_agg(listed), '[]') from (${page}) listed)`,
    })
    .from(sql`
      rows from (json_to_recordset(${sql.placeholder('asked')})
        as (wallet text, status text[], "limit" int, "offset" bigint))
      with ordinality as asked (wallet, status, "limit", "offset", nth)`)
    .orderBy(sql`asked.nth`)
    .prepare('ticket_page');
  const read = gather((asked: readonly Asked[]) => statement.execute({ asked: JSON.stringify(asked) }));
  return async (wallet: `0x${string}`, { status, page: currentPage, limit }: Query) => {
    const asked = { wallet, status: status.length > 0 ? status : null, limit };
    const { totalCount, rows } = await read({ ...asked, offset: (currentPage - 1) * limit });
    for (const row of rows) {
      row.createdAt = isoOf(row.createdAt);
      row.updatedAt = isoOf(row.updatedAt);
    }
    return { rows, place: { currentPage, totalPages: totalPages(totalCount, limit), totalCount } };
  };
}
