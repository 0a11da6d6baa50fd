import type { Deployment } from '@upline/chain';
import { and, eq } from 'drizzle-orm';
import type { Address, Hash } from 'viem';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { blocks, checkpoints } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import { ForeignLedgerError, howToRebuild, NewerRulesError, StaleLockError } from './ledgerErrors.ts';

/** ID of the only row. */
const id = 1;

/**
 * Version of the rules that derive facts from events. Raise it with every change of the events
 * read, the facts derived or the notifications sent: a ledger of lower rules is deleted and read
 * again; a ledger of higher rules needs a newer release.
 */
export const ledgerRules = 5;

export interface Checkpoint {
  number: bigint;
  hash: string;
  /** Time of that block. */
  at: Date;
  /** The highest final block. */
  finalized: bigint;
}

/** A checkpoint with its deployment. */
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

/** True if the database contains the ledger of another deployment. */
export async function isForeign(db: Db, deployment: Deployment): Promise<boolean> {
  const row = await readRow(db);
  return row !== undefined && !isOf(row, deployment);
}

/**
 * The checkpoint of a database.
 * @returns `null` before the first read.
 * @throws ForeignLedgerError if the database contains the ledger of another deployment.
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
 * True if lower rules derived the stored facts.
 * @throws NewerRulesError if higher rules did.
 */
export async function isOutdated(db: Db): Promise<boolean> {
  const row = await readRow(db);
  if (row !== undefined && row.rules > ledgerRules) throw new NewerRulesError(row.rules, ledgerRules);
  return row !== undefined && row.rules < ledgerRules;
}

/** Creates a ledger at the block before the deployment. */
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
 * @throws StaleLockError if the checkpoint has moved since it was read; the transaction must be rolled
 * back.
 */
export async function moveCheckpoint(tx: Tx, from: Checkpoint, to: Checkpoint): Promise<void> {
  const moved = await tx
    .update(checkpoints)
    .set(to)
    .where(and(eq(checkpoints.id, id), eq(checkpoints.number, from.number), eq(checkpoints.hash, from.hash)))
    .returning({ id: checkpoints.id });
  if (moved.length === 0) throw new StaleLockError();
}

/**
 * Locks the checkpoint until the transaction ends, for a writer that depends on it.
 * @returns The ledger's current block; 0 before its first.
 */
export async function lockLedger(tx: Tx): Promise<bigint> {
  const [held] = await tx
    .select({ number: checkpoints.number })
    .from(checkpoints)
    .where(eq(checkpoints.id, id))
    .for('share');
  return held?.number ?? 0n;
}
