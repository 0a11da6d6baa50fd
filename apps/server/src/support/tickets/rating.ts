import type { TicketId } from '@upline/api';
import { type Rating, ratingPeriod, ratingReminder } from '@upline/domain';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { notify } from '../../platform/notify/notify.ts';
import { publishTicket } from './conversation.ts';
import { tickets } from './schema.ts';
import { lockTicket, type Ticket } from './ticketLocks.ts';

/** The rating of a closed ticket and its deadline; `null` for other tickets. */
export function ratingOf({ status, closedAt, rating }: Pick<Ticket, 'status' | 'closedAt' | 'rating'>) {
  if (status !== 'closed' || closedAt === null) return null;
  return { value: rating, until: new Date(closedAt.getTime() + ratingPeriod).toISOString() };
}

/**
 * Stores a member's rating of a closed ticket.
 * @throws HttpFailure 404 for another's ticket, 409 if it is not closed, or was closed too long
 * ago.
 */
export async function rate(db: Db, ticketId: TicketId, wallet: `0x${string}`, rating: Rating) {
  return db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId, wallet);
    const given = ratingOf({ ...ticket, rating });
    if (given === null || new Date(given.until) < new Date()) throw new HttpFailure(409, 'server.notRated');
    await tx.update(tickets).set({ rating, ratedAt: new Date() }).where(eq(tickets.id, ticket.id));
    await publishTicket(tx, ticket);
    return given;
  });
}

/** Maximum number of reminders per run. */
const askedAtOnce = 200;

/** Reminds members once to rate, a day after their ticket was closed. */
export async function remindOfRatings(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const now = Date.now();
    const isDue = and(
      eq(tickets.status, 'closed'),
      isNull(tickets.rating),
      isNull(tickets.ratingAskedAt),
      lte(tickets.closedAt, new Date(now - ratingReminder)),
      gt(tickets.closedAt, new Date(now - ratingPeriod)),
    );
    const at = new Date(now);
    const due = await tx
      .select()
      .from(tickets)
      .where(isDue)
      .limit(askedAtOnce)
      .for('update', { skipLocked: true });
    for (const { id } of due) {
      await tx.update(tickets).set({ ratingAskedAt: at }).where(eq(tickets.id, id));
    }
    const notices = due.map(({ id: ticketId, wallet, subject }) => ({
      wallet,
      ticketId,
      at,
      facts: { kind: 'ratingAsked' as const, subject },
    }));
    if (notices.length > 0) await notify(tx, notices);
  });
}
