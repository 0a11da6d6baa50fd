import { and, eq, gte } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Ticket } from '../tickets/ticketLocks.ts';
import { dataRequests } from './schema.ts';

/** True for a ticket older than an erasure of its member’s data. */
export async function isErased(
  db: Db,
  { wallet, createdAt }: Pick<Ticket, 'wallet' | 'createdAt'>,
): Promise<boolean> {
  const { kind, state, answeredAt } = dataRequests;
  const isErasure = and(eq(kind, 'erase'), eq(state, 'fulfilled'), gte(answeredAt, createdAt));
  return (await db.$count(dataRequests, and(eq(dataRequests.wallet, wallet), isErasure))) > 0;
}

/**
 * Rejects new texts in a ticket that an erasure has emptied, since they would never be erased.
 * @param tx The transaction that locks the ticket; an erasure locks it too.
 * @throws HttpFailure 409 for a ticket older than an erasure of its member’s data.
 */
export async function requireNotErased(tx: Tx, ticket: Pick<Ticket, 'wallet' | 'createdAt'>): Promise<void> {
  if (await isErased(tx, ticket)) throw new HttpFailure(409, 'server.ticketErased');
}
