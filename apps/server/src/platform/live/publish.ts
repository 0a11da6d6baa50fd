import type { LiveTopic } from '@upline/api';
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/openDb.ts';

/** The database channel on which the servers publish changes. */
export const liveChannel = 'live';

/** A change; pages that show the data reload it. */
export interface LiveChange {
  /**
   * The wallet concerned, in lower case, or `staff` for changes that only support receives;
   * undefined for public changes.
   */
  wallet?: `0x${string}` | 'staff';
  topic: LiveTopic;
}

/**
 * Publishes changes to every server in one statement. They are sent when the transaction commits,
 * and duplicates within a transaction are sent once.
 * @param tx The transaction that makes the changes.
 */
export async function publishAll(tx: Tx, changes: readonly LiveChange[]): Promise<void> {
  if (changes.length === 0) return;
  const payloads = changes.map(({ wallet, topic }) => JSON.stringify({ wallet, topic }));
  await tx.execute(sql`
    select pg_notify(${liveChannel}, payload)
    from jsonb_array_elements_text(${JSON.stringify(payloads)}::text::jsonb) as payload
  `);
}

export async function publish(tx: Tx, change: LiveChange): Promise<void> {
  await publishAll(tx, [change]);
}
