import { sql } from 'drizzle-orm';
import { members } from './accounts/members/schema.ts';
import * as chainFacts from './ledger/chainFacts/schema.ts';
import type { Db } from './platform/db/openDb.ts';
import { takeTime } from './platform/db/takeTime.ts';
import { withdrawNotices } from './platform/notify/readBefore.ts';
import { readNotices } from './platform/notify/schema.ts';
import { reasons, sentCalls } from './support/announcements/schema.ts';

/**
 * Forgets all that was read of a chain and told of it, all or nothing, so that it or another can be read from the
 * beginning. What members have read of it is not told them as new again. Members and their sessions stay; each stands
 * under the sponsor whom they named until they are bound again.
 * @param isOtherChain Whether another chain is read from now on, so that none of its blocks was there before a member.
 */
export async function forgetLedger(db: Db, { isOtherChain = false } = {}): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTime(tx);
    for (const table of Object.values(chainFacts)) await tx.delete(table);
    await withdrawNotices(tx, sql`block is not null`);
    if (isOtherChain) {
      await tx.delete(readNotices);
      await tx.delete(reasons);
      await tx.delete(sentCalls);
      await tx.update(members).set({ registeredBlock: 0n });
    }
    await tx
      .update(members)
      .set({ sponsor: sql`named_sponsor` })
      .where(sql`sponsor is distinct from named_sponsor`);
  });
}
