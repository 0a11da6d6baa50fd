import type { TicketId } from '@upline/api';
import type { HandlerInput } from '@upline/api/contract';
import { topicOf, totalPages } from '@upline/domain';
import { and, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { members } from '../../accounts/members/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { ticketMessages, tickets } from './schema.ts';

/** Tickets for lists, with the files of their first message and their member. */
function listed(db: Db, which: SQL | undefined) {
  const isOpening = and(eq(ticketMessages.ticketId, tickets.id), eq(ticketMessages.number, 1));
  return db
    .select({
      id: tickets.id,
      ...topicOf(tickets),
      status: tickets.status,
      createdAt: tickets.createdAt,
      updatedAt: tickets.updatedAt,
      attachments: ticketMessages.attachments,
      wallet: tickets.wallet,
      memberId: members.id,
      memberName: members.name,
    })
    .from(tickets)
    .innerJoin(ticketMessages, isOpening)
    .leftJoin(members, eq(members.wallet, tickets.wallet))
    .where(which)
    .orderBy(desc(tickets.change))
    .$dynamic();
}

export type ListedTicket = Awaited<ReturnType<typeof listed>>[number];

/** A ticket for a list. @throws HttpFailure 404 if unknown. */
export async function readListed(db: Db, ticketId: TicketId): Promise<ListedTicket> {
  const [ticket] = await listed(db, eq(tickets.id, ticketId));
  if (ticket === undefined) throw new HttpFailure(404, 'server.unknownTicket');
  return ticket;
}

/**
 * A page of tickets, latest change first; a page past the end is empty.
 * @param wallet Owner of the tickets. @default all members
 */
export async function readTicketPage(
  db: Db,
  { status, page, limit }: HandlerInput<'tickets'>['query'],
  wallet?: `0x${string}`,
) {
  const isAsked = status.length > 0 ? inArray(tickets.status, status) : undefined;
  const which = and(wallet && eq(tickets.wallet, wallet), isAsked, isNull(tickets.mergedInto));
  const totalCount = await db.$count(tickets, which);
  const rows = await listed(db, which)
    .limit(limit)
    .offset((page - 1) * limit);
  return { rows, place: { currentPage: page, totalPages: totalPages(totalCount, limit), totalCount } };
}
