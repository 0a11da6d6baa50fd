import type { LiveTopic } from '@upline/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/openDb.ts';

/** The database's channel on which the servers tell each other what has changed. */
export const liveChannel = 'live';

/** Something that has changed: a page that shows it asks again. */
export interface LiveChange {
  /** Whose it is, in lower case, or `staff` for what support alone hears; what is everybody's names nobody. */
  wallet?: `0x${string}` | 'staff';
  topic: LiveTopic;
}

/**
 * Tells every server what has changed, in one statement. It is heard once the transaction has committed, and
 * never if it is rolled back; the same thing said twice in one transaction is heard once.
 * @param tx The transaction that changes it.
 */
export async function publishAll(tx: Tx, changes: readonly LiveChange[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map(({ wallet, topic }) => JSON.stringify({ wallet, topic }));
  await tx.execute(sql`
    select pg_notify(${liveChannel}, payload)
    from jsonb_array_elements_text(${JSON.stringify(payloads)}::text::jsonb) as payload
  `);
}

/** Tells every server of one thing that has changed, likewise. */
export async function publish(tx: Tx, change: LiveChange): Promise<void> {
  await publishAll(tx, [change]);
}
