import type { Deployment } from '@upline/chain';
import { and, eq } from 'drizzle-orm';
import type { Address, Hash } from 'viem';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { blocks, checkpoints } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import { FencedError, ForeignLedgerError, howToRebuild, NewerRulesError } from './ledgerErrors.ts';

/** The one row. */
const id = 1;

/**
 * Numbers the rules by which facts are derived from events. A change of what is read, derived or told raises
 * it: a ledger of lower rules is forgotten and read again, one of higher rules is left to a release that knows them.
 */
export const ledgerRules = 5;

/** How far the ledger has read. */
export interface Checkpoint {
  number: bigint;
  hash: string;
  /** The time of that block. */
  at: Date;
  /** The highest block that can no longer be replaced. */
  finalized: bigint;
}

/** A checkpoint and the deployment that it was made for. */
type CheckpointRow = typeof checkpoints.$inferSelect;

function lowered({ genesisHash, registry }: Deployment): { genesis: Hash; registry: Address } {
  return { genesis: genesisHash, registry: registry.toLowerCase() as Address };
}

async function readRow(db: Db): Promise<CheckpointRow | undefined> {
  const [row] = await db.select().from(checkpoints).where(eq(checkpoints.id, id));
  return row;
}

function isOf(row: CheckpointRow, deployment: Deployment): boolean {
  const { genesis, registry } = lowered(deployment);
  return row.genesis === genesis && row.registry === registry;
}

/** Whether a database holds the ledger of another deployment. */
export async function isForeign(db: Db, deployment: Deployment): Promise<boolean> {
  const row = await readRow(db);
  return row !== undefined && !isOf(row, deployment);
}

/**
 * The checkpoint of a database.
 * @returns `null` when nothing was read yet.
 * @throws ForeignLedgerError when the database holds the ledger of another deployment.
 */
export async function readCheckpoint(db: Db, deployment: Deployment): Promise<Checkpoint | null> {
  const row = await readRow(db);
  if (row === undefined) return null;
  if (!isOf(row, deployment)) {
    const { genesis, registry } = lowered(deployment);
    throw new ForeignLedgerError(
      `The database holds the ledger of registry ${row.registry} on the chain with genesis ${row.genesis}; ` +
        `the deployment is ${registry} on ${genesis}. ${howToRebuild}`,
    );
  }
  return row;
}

/**
 * Whether what a database holds was derived by lower rules than these.
 * @throws NewerRulesError when it was derived by higher ones.
 */
export async function isOutdated(db: Db): Promise<boolean> {
  const row = await readRow(db);
  if (row !== undefined && row.rules > ledgerRules) throw new NewerRulesError(row.rules, ledgerRules);
  return row !== undefined && row.rules < ledgerRules;
}

/** Begins a ledger at the block before the deployment. */
export async function beginLedger(db: Db, deployment: Deployment, start: BlockMark): Promise<void> {
  const { number, hash, time: at } = start;
  await db.transaction(async (tx) => {
    const row = { id, ...lowered(deployment), number, hash, at, finalized: number, rules: ledgerRules };
    await tx.insert(checkpoints).values(row).onConflictDoNothing();
    await tx.insert(blocks).values(start).onConflictDoNothing();
  });
}

/**
 * Moves the checkpoint inside the transaction that writes the facts.
 * @throws FencedError when it is no longer where it was read: the transaction must end.
 */
export async function moveCheckpoint(tx: Tx, from: Checkpoint, to: Checkpoint): Promise<void> {
  const moved = await tx
    .update(checkpoints)
    .set(to)
    .where(and(eq(checkpoints.id, id), eq(checkpoints.number, from.number), eq(checkpoints.hash, from.hash)))
    .returning({ id: checkpoints.id });
  if (moved.length === 0) throw new FencedError();
}

/**
 * Locks the ledger where it stands until the transaction ends, for a writer that must agree with it.
 * @returns The block that it has reached, 0 before it has begun.
 */
export async function lockLedger(tx: Tx): Promise<bigint> {
  const [held] = await tx
    .select({ number: checkpoints.number })
    .from(checkpoints)
    .where(eq(checkpoints.id, id))
    .for('share');
  return held?.number ?? 0n;
}
