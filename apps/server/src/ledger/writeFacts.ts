import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import { chunked } from '../db/chunked.ts';
import type { Db } from '../db/openDb.ts';
import { members } from '../members/schema.ts';
import { chainNotices } from '../notifications/chainNotices.ts';
import { tell } from '../notifications/tell.ts';
import type { BlockMark } from './chainReader.ts';
import { type Checkpoint, moveCheckpoint } from './checkpoint.ts';
import { type Facts, placeKey } from './deriveFacts.ts';
import { blocks, entries, fundClaims, pauses, places, pools, totals, wallets } from './schema.ts';

/** The column of sums that a kind of line is added to; what a purchase cost is in none. */
const columnOf = {
  participation: null,
  referral: 'referral',
  level: 'level',
  lost: 'lost',
  claim: 'claimed',
} as const;

/** What entries add to the sums of each wallet and pool. */
function sumsOf(lines: Facts['entries']): (typeof totals.$inferInsert)[] {
  const sums = new Map<string, typeof totals.$inferInsert>();
  for (const { wallet, pool, kind, amount } of lines) {
    const key = placeKey(pool, wallet);
    const sum = sums.get(key) ?? { wallet, pool, referral: 0n, level: 0n, lost: 0n, claimed: 0n };
    const column = columnOf[kind];
    if (column === null) continue;
    sum[column] += amount;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

async function writePools(tx: Db, changed: Facts['pools']): Promise<void> {
  for (const pool of changed) {
    await tx.insert(pools).values(pool).onConflictDoUpdate({ target: pools.pool, set: pool });
  }
}

/** A binding wins over what a member named, but the root stands above those who named nobody unnamed. */
async function bindMembers(tx: Db, bindings: Facts['wallets'], root: Address): Promise<void> {
  for (const { wallet, sponsor } of bindings) {
    const mayBind = sponsor === root ? isNotNull(members.namedSponsor) : undefined;
    await tx
      .update(members)
      .set({ sponsor: sponsor ?? null })
      .where(and(eq(members.wallet, wallet), mayBind));
  }
}

interface Writing {
  facts: Facts;
  /** Every block that holds a fact, and others whose hashes are worth keeping. */
  marks: readonly BlockMark[];
  from: Checkpoint;
  to: Checkpoint;
  /** The wallet at which every line of sponsors ends. */
  root: Address;
}

/**
 * Writes a stretch of the chain, tells whom it concerns and moves the checkpoint to its end, all or nothing.
 * @throws FencedError when another process moved the ledger meanwhile.
 */
export async function writeFacts(db: Db, { facts, marks, from, to, root }: Writing): Promise<void> {
  await db.transaction(async (tx) => {
    await moveCheckpoint(tx, from, to);
    for (const chunk of chunked(marks)) await tx.insert(blocks).values(chunk).onConflictDoNothing();
    for (const chunk of chunked(facts.wallets)) await tx.insert(wallets).values(chunk);
    await bindMembers(tx, facts.wallets, root);
    await writePools(tx, facts.pools);
    for (const chunk of chunked(facts.places)) await tx.insert(places).values(chunk);
    for (const chunk of chunked(facts.entries)) await tx.insert(entries).values(chunk);
    for (const chunk of chunked(facts.fundClaims)) await tx.insert(fundClaims).values(chunk);
    for (const chunk of chunked(facts.pauses)) await tx.insert(pauses).values(chunk);
    await tell(tx, chainNotices(facts));
    for (const chunk of chunked(sumsOf(facts.entries))) {
      await tx
        .insert(totals)
        .values(chunk)
        .onConflictDoUpdate({
          target: [totals.wallet, totals.pool],
          set: {
            referral: sql`"total"."referral" + excluded."referral"`,
            level: sql`"total"."level" + excluded."level"`,
            lost: sql`"total"."lost" + excluded."lost"`,
            claimed: sql`"total"."claimed" + excluded."claimed"`,
          },
        });
    }
  });
}
