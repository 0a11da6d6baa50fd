import { and, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { publishAll } from '../../platform/live/publish.ts';
import { tickets } from '../tickets/schema.ts';

/**
 * Watches for snoozes that run out. What ran out while no server was there is told to nobody: those who connect again
 * ask for everything.
 * @returns What lets the staff hear of the tickets that have come back since it was called last.
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
