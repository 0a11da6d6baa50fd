import { sql } from 'drizzle-orm';
import { members } from './accounts/members/schema.ts';
import * as chainFacts from './ledger/chainFacts/schema.ts';
import type { Db } from './platform/db/openDb.ts';
import { takeTime } from './platform/db/takeTime.ts';
import { withdrawNotifications } from './platform/notify/readBefore.ts';
import { readNotifications } from './platform/notify/schema.ts';
import { reasons, sentCalls, waitingActs } from './support/announcements/schema.ts';

/**
 * Deletes everything derived from a chain, in one transaction, so that it or another chain can be
 * read from the beginning. Notifications that members have read do not come back unread. Members
 * and sessions remain; each member returns to the named sponsor until the binding is read again.
 * @param isOtherChain True if another chain follows: registration blocks, reasons and sent calls of
 * the old chain are deleted too.
 */
export async function forgetLedger(db: Db, { isOtherChain = false } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx);
    for (const table of Object.values(chainFacts)) await tx.delete(table);
    await withdrawNotifications(tx, sql`block is not null`);
    if (isOtherChain) {
      await tx.delete(readNotifications);
      await tx.delete(reasons);
      await tx.delete(sentCalls);
      await tx.delete(waitingActs);
      await tx.update(members).set({ registeredBlock: 0n });
    }
    await tx
      .update(members)
      .set({ sponsor: sql`named_sponsor` })
      .where(sql`sponsor is distinct from named_sponsor`);
  });
}
