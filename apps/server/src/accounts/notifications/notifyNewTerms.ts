import { randomUUIDv7 } from 'node:crypto';
import { termsVersion } from '@upline/domain';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { takeTime } from '../../platform/db/takeTime.ts';
import { publishAll } from '../../platform/live/publish.ts';
import { notificationRow } from '../../platform/notify/notify.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { acceptedTerms, members } from '../members/schema.ts';

/** Servers that start together take this lock in turn, so that only one of them notifies. */
const turn = 7_204_118;

/**
 * Notifies, once for each version, every member who accepted older terms and not those in force. A
 * release brings new terms, so a starting server calls it.
 */
export async function notifyNewTerms(db: Db): Promise<void> {
  const row = notificationRow({ facts: { kind: 'termsRenewed', version: termsVersion }, at: new Date() });
  await db.transaction(async (tx) => {
    await takeTime(tx);
    await tx.execute(sql`select pg_advisory_xact_lock(${turn})`);
    await tx.execute(sql`
      insert into ${notifications} (id, wallet, kind, message, facts, at)
      select overlay(gen_random_uuid()::text placing ${randomUUIDv7().slice(0, 15)} from 1),
        m.wallet, ${row.kind}, ${row.message}, ${JSON.stringify(row.facts)}::jsonb, ${row.at.toISOString()}::timestamptz
      from ${members} m
      where exists (select from ${acceptedTerms} a where a.wallet = m.wallet)
        and not exists (
          select from ${acceptedTerms} a where a.wallet = m.wallet and a.version = ${termsVersion}
        )
        and not exists (
          select from ${notifications} n
          where n.wallet = m.wallet and n.kind = ${row.kind} and n.facts ->> 'version' = ${termsVersion}
        )
      order by m.number`);
    await publishAll(tx, [{ topic: 'notifications' }]);
  });
}
