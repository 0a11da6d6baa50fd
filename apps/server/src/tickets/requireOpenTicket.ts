import { and, eq } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { tickets } from './schema.ts';

export type Ticket = typeof tickets.$inferSelect;

/**
 * A ticket of a member's own.
 * @throws HttpFailure 404 for any other, whether it exists or not.
 */
export async function requireOwnTicket(db: Db, wallet: `0x${string}`, ticketId: string): Promise<Ticket> {
  const isOwn = and(eq(tickets.id, ticketId), eq(tickets.wallet, wallet));
  const [ticket] = await db.select().from(tickets).where(isOwn);
  if (ticket === undefined) throw new HttpFailure(404, 'server.unknownTicket');
  return ticket;
}

/**
 * A ticket of a member's own that takes replies and files.
 * @throws HttpFailure 404 for any other than his own, 409 for a closed one.
 */
export async function requireOpenTicket(db: Db, wallet: `0x${string}`, ticketId: string): Promise<Ticket> {
  const ticket = await requireOwnTicket(db, wallet, ticketId);
  if (ticket.status === 'closed') throw new HttpFailure(409, 'server.ticketClosed');
  return ticket;
}
