import { and, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { publishAll } from '../../platform/live/publish.ts';
import { tickets } from '../tickets/schema.ts';

/**
 * Watches for expired snoozes. Snoozes that expire while no server runs are not announced; clients
 * reload all tickets when they reconnect.
 * @returns Publishes to staff the tickets whose snooze expired since the last call.
 */
export function watchSnoozes(): (db: Db) => Promise<void> {
  let lookedAt = new Date();
  return async (db) => {
    const now = new Date();
    const isBack = and(
      ne(tickets.status, 'closed'),
      gt(tickets.snoozedUntil, lookedAt),
      lte(tickets.snoozedUntil, now),
    );
    const back = await db.select({ id: tickets.id }).from(tickets).where(isBack);
    const returns = back.map(({ id }) => ({ wallet: 'staff' as const, topic: `ticket:${id}` as const }));
    await db.transaction((tx) => publishAll(tx, returns));
    lookedAt = now;
  };
}
