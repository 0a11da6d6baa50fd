import { and, gt, lte, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import { insertRows } from '../../platform/db/insertRows.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { type LiveChange, publish, publishAll } from '../../platform/live/publish.ts';
import { notify, toldByName } from '../../platform/notify/notify.ts';
import { forgetRead } from '../../platform/notify/readBefore.ts';
import {
  appliedTerms,
  blocks,
  entries,
  fundClaims,
  pauses,
  places,
  pools,
  totals,
  wallets,
} from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import { chainNotifications } from './chainNotifications.ts';
import { type Checkpoint, moveCheckpoint } from './checkpoint.ts';
import { type Facts, placeKey } from './facts.ts';
import { notifyOfFinalActs, saveActs } from './notifyActs.ts';
import type { LedgerPorts } from './ports.ts';
import { type Claimable, checkClaimable } from './standings.ts';

/** The column of `total` that a kind of line is added to; purchases are in no sum. */
const columnOf = {
  participation: null,
  referral: 'referral',
  level: 'level',
  lost: 'lost',
  claim: 'claimed',
} as const;

/** Sums of the entries by wallet and pool. */
function sumsOf(lines: Facts['entries']): (typeof totals.$inferInsert)[] {
  const sums = new Map<string, typeof totals.$inferInsert>();
  for (const { wallet, pool, kind, amount, at } of lines) {
    const column = columnOf[kind];
    if (column === null) continue;
    const key = placeKey(pool, wallet);
    const sum = sums.get(key) ?? { wallet, pool, referral: 0n, level: 0n, lost: 0n, claimed: 0n };
    sum[column] += amount;
    sum.lastAt = at;
    sums.set(key, sum);
  }
  return [...sums.values()];
}

async function writePools(tx: Tx, changed: Facts['pools']): Promise<void> {
  for (const pool of changed) {
    await tx.insert(pools).values(pool).onConflictDoUpdate({ target: pools.pool, set: pool });
  }
}

async function writeBlocks(tx: Tx, marks: readonly BlockMark[]): Promise<void> {
  const rows = marks.map(({ told = '', ...mark }) => ({ ...mark, told }));
  await insertRows(tx, blocks, rows, { onConflict: sql`on conflict do nothing` });
}

/** Blocks kept below the final one; older hashes are never compared. */
const keptBelowFinal = 256n;
const pruned = 5000;

/** Deletes blocks too old for a rollback, up to `pruned` at a time. Keeps the newest final one. */
async function pruneBlocks(tx: Tx, finalized: bigint): Promise<void> {
  await tx.execute(sql`
    delete from block where number in (
      select b.number from block b
      where b.number < least(
        ${finalized - keptBelowFinal},
        (select max(kept.number) from block kept where kept.number <= ${finalized})
      )
      order by b.number limit ${pruned}
    )`);
}

const addToTotals = sql`
  on conflict (wallet, pool) do update set
    referral = total.referral + excluded.referral, level = total.level + excluded.level,
    lost = total.lost + excluded.lost, claimed = total.claimed + excluded.claimed, last_at = excluded.last_at`;

/** True if a stretch changes data that a page may show. */
function isNews({ wallets, pools, places, entries }: Facts): boolean {
  return [wallets, pools, places, entries].some((rows) => rows.length > 0);
}

/** The wallets of provisional entries that became final, of at most one entry above the limit. */
async function becameFinal(tx: Tx, from: Checkpoint, to: Checkpoint): Promise<{ wallet: Address }[]> {
  if (to.finalized <= from.finalized) return [];
  return (
    tx
      .select({ wallet: entries.wallet })
      .from(entries)
      .where(and(gt(entries.block, from.finalized), lte(entries.block, to.finalized)))
      // This order makes the planner use the index, whatever its statistics.
      .orderBy(entries.block)
      .limit(toldByName + 1)
  );
}

interface Settling {
  from: Checkpoint;
  finalized: bigint;
  marks: readonly BlockMark[];
  ports: LedgerPorts;
}

/**
 * Advances the final block without new blocks. @throws StaleLockError if another process moved the
 * ledger.
 */
export async function writeFinal(db: Db, { from, finalized, marks, ports }: Settling): Promise<void> {
  const to = { ...from, finalized };
  await db.transaction(async (tx) => {
    await moveCheckpoint(tx, from, to);
    await writeBlocks(tx, marks);
    await pruneBlocks(tx, finalized);
    await notifyOfFinalActs(tx, finalized, ports);
    await forgetRead(tx, finalized);
    const settled = await becameFinal(tx, from, to);
    if (settled.length > 0) await publish(tx, { topic: 'ledger' });
    await publishAll(tx, ownFigures(settled));
  });
}

/**
 * Live updates for each wallet with lines that are new or became final; none above a limit, where
 * the update for all must suffice.
 */
function ownFigures(lines: readonly { wallet: Address }[]): LiveChange[] {
  const own = new Set(lines.map(({ wallet }) => wallet));
  return own.size > toldByName ? [] : [...own].map((wallet) => ({ wallet, topic: 'figures' }));
}

interface Writing {
  facts: Facts;
  /** Every block with a fact, and others whose hashes are stored. */
  marks: readonly BlockMark[];
  from: Checkpoint;
  to: Checkpoint;
  /** The root wallet of every upline. */
  root: Address;
  /**
   * Amounts that the pools owe to the paid wallets at the end; undefined if the contracts could not
   * be read.
   */
  owed?: readonly Claimable[];
  ports: LedgerPorts;
}

/**
 * Writes a stretch of the chain, sends its notifications and moves the checkpoint to its end, in
 * one transaction.
 * @throws StaleLockError if another process moved the ledger in the meantime; ContinuityError if the
 * sums differ from the amounts that the pools owe.
 */
export async function writeFacts(
  db: Db,
  { facts, marks, from, to, root, owed = [], ports }: Writing,
): Promise<void> {
  await db.transaction(async (tx) => {
    await moveCheckpoint(tx, from, to);
    await writeBlocks(tx, marks);
    await pruneBlocks(tx, to.finalized);
    await insertRows(tx, wallets, facts.wallets);
    await ports.bindMembers(tx, facts.wallets, root);
    await writePools(tx, facts.pools);
    await insertRows(tx, places, facts.places);
    await insertRows(tx, entries, facts.entries);
    await insertRows(tx, fundClaims, facts.fundClaims);
    await insertRows(tx, pauses, facts.pauses);
    await insertRows(tx, appliedTerms, facts.terms);
    await notify(tx, chainNotifications(facts));
    await saveActs(tx, facts.acts, ports);
    await notifyOfFinalActs(tx, to.finalized, ports);
    await insertRows(tx, totals, sumsOf(facts.entries), { onConflict: addToTotals });
    await checkClaimable(tx, owed);
    // Runs after the notifications, since a block may be final when it is read again.
    await forgetRead(tx, to.finalized);
    const settled = await becameFinal(tx, from, to);
    if (isNews(facts) || settled.length > 0) await publish(tx, { topic: 'ledger' });
    await publishAll(tx, ownFigures([...facts.entries, ...settled]));
  });
}
