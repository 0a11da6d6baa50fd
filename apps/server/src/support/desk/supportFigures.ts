import { count, eq, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { SupportFigures } from '../../platform/operations/watchSources.ts';
import { scheduledReplies } from '../scheduledReplies/schema.ts';
import { tickets } from '../tickets/schema.ts';

export async function readSupportFigures(db: Db): Promise<SupportFigures> {
  const open = await db
    .select({ status: tickets.status, number: count() })
    .from(tickets)
    .where(ne(tickets.status, 'closed'))
    .groupBy(tickets.status);
  const [stopped, all] = await Promise.all([
    db.$count(scheduledReplies, eq(scheduledReplies.isStopped, true)),
    db.$count(scheduledReplies),
  ]);
  return {
    tickets: {
      open: 0,
      pending: 0,
      ...Object.fromEntries(open.map(({ status, number }) => [status, number])),
    },
    replies: { waiting: all - stopped, stopped },
  };
}
