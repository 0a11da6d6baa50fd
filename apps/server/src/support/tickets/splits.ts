import type { ReplyData } from '@upline/api/contract';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { tickets } from './schema.ts';

type Splits = NonNullable<ReplyData<'ticket'>['ticket']['splits']>;

/**
 * The tickets that support made of messages of a ticket, or of one that was merged into it, oldest first: not those that
 * were merged into it again.
 */
export async function readSplits(db: Db, ticketId: string): Promise<Splits> {
  const { id, subject, createdAt, mergedInto, splitFrom, number } = tickets;
  const merged = db.select({ id }).from(tickets).where(eq(mergedInto, ticketId));
  const isFromHere = or(eq(splitFrom, ticketId), inArray(splitFrom, merged));
  const isElsewhere = and(ne(id, ticketId), or(isNull(mergedInto), ne(mergedInto, ticketId)));
  const made = await db
    .select({ id, subject, createdAt })
    .from(tickets)
    .where(and(isFromHere, isElsewhere))
    .orderBy(asc(number));
  return made.map((one) => ({ ticketId: one.id, subject: one.subject, at: one.createdAt.toISOString() }));
}
