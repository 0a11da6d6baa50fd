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
import { chainNotices } from './chainNotices.ts';
import { type Checkpoint, moveCheckpoint } from './checkpoint.ts';
import { type Facts, placeKey } from './facts.ts';
import { keepActs, notifyOfFinalActs } from './notifyActs.ts';
import type { LedgerPorts } from './ports.ts';
import { type Claimable, checkClaimable } from './standings.ts';

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

/** Below the final block none is looked for: only the newest that was final stays, and so many before it. */
const keptBelowFinal = 256n;
const pruned = 5000;

/** Forgets blocks that nothing can fall back to, a stretch at a time. */
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

/** Whether a stretch holds anything that a page may be showing. */
function isNews({ wallets, pools, places, entries }: Facts): boolean {
  return [wallets, pools, places, entries].some((rows) => rows.length > 0);
}

/** Whether something was shown as provisional that is so no longer. */
async function becameFinal(tx: Tx, from: Checkpoint, to: Checkpoint): Promise<boolean> {
  if (to.finalized <= from.finalized) return false;
  const [entry] = await tx
    .select({ block: entries.block })
    .from(entries)
    .where(and(gt(entries.block, from.finalized), lte(entries.block, to.finalized)))
    // In this order it is read from the index, whatever the database knows of its size.
    .orderBy(entries.block)
    .limit(1);
  return entry !== undefined;
}

interface Settling {
  from: Checkpoint;
  finalized: bigint;
  marks: readonly BlockMark[];
  ports: LedgerPorts;
}

/** Moves the final block on, where no new ones are read. @throws FencedError when another process moved the ledger. */
export async function writeFinal(db: Db, { from, finalized, marks, ports }: Settling): Promise<void> {
  const to = { ...from, finalized };
  await db.transaction(async (tx) => {
    await moveCheckpoint(tx, from, to);
    await writeBlocks(tx, marks);
    await pruneBlocks(tx, finalized);
    await notifyOfFinalActs(tx, finalized, ports);
    await forgetRead(tx, finalized);
    if (await becameFinal(tx, from, to)) await publish(tx, { topic: 'ledger' });
  });
}

/** Tells each wallet that has new lines so by itself, unless there are so many that the word for all must do. */
function ownFigures(lines: Facts['entries']): LiveChange[] {
  const own = new Set(lines.map(({ wallet }) => wallet));
  return own.size > toldByName ? [] : [...own].map((wallet) => ({ wallet, topic: 'figures' }));
}

interface Writing {
  facts: Facts;
  /** Every block that holds a fact, and others whose hashes are worth keeping. */
  marks: readonly BlockMark[];
  from: Checkpoint;
  to: Checkpoint;
  /** The wallet at which every line of sponsors ends. */
  root: Address;
  /** What the pools owe by then to those whom the facts pay; nothing where the contracts could not be asked. */
  owed?: readonly Claimable[];
  ports: LedgerPorts;
}

/**
 * Writes a stretch of the chain, tells whom it concerns and moves the checkpoint to its end, all or nothing.
 * @throws FencedError when another process moved the ledger meanwhile; ContinuityError when the facts come to
 * another sum than the pools owe.
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
    await notify(tx, chainNotices(facts));
    await keepActs(tx, facts.acts, ports);
    await notifyOfFinalActs(tx, to.finalized, ports);
    await insertRows(tx, totals, sumsOf(facts.entries), { onConflict: addToTotals });
    await checkClaimable(tx, owed);
    // After what was told: a block may be final as soon as it is read again.
    await forgetRead(tx, to.finalized);
    if (isNews(facts) || (await becameFinal(tx, from, to))) await publish(tx, { topic: 'ledger' });
    await publishAll(tx, ownFigures(facts.entries));
  });
}
