import { and, desc, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { blocks, pools } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainReader, Listed } from './chainReader.ts';
import type { Checkpoint } from './checkpoint.ts';
import { ConflictingReadError } from './ledgerErrors.ts';
import { lower } from './step.ts';

/** Maximum number of blocks per second look. */
const widest = 2000n;

interface Look {
  db: Db;
  /** The node that the ledger reads. */
  reader: ChainReader;
  /** Another node if available, otherwise the same. */
  witness: ChainReader;
  /** The highest final block of the chain. */
  final: BlockMark;
  /** Maximum number of blocks per request. */
  range: bigint;
}

/** The highest stored block at or below the limit. */
async function highestStored(db: Db, { finalized }: Checkpoint, limit: bigint): Promise<bigint> {
  const [highest] = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(and(gt(blocks.number, finalized), lte(blocks.number, limit)))
    .orderBy(desc(blocks.number))
    .limit(1);
  return highest?.number ?? finalized;
}

interface Stored {
  after: bigint;
  to: bigint;
  range: bigint;
  marks: ReadonlyMap<bigint, string>;
  listed: Listed;
}

/** The blocks in which the pools were listed. */
async function readListed(db: Db): Promise<Listed> {
  const found = await db.select({ pool: pools.pool, block: pools.addedBlock }).from(pools);
  return new Map(found.map(({ pool, block }) => [pool, block]));
}

async function agrees(reader: ChainReader, { after, to, range, marks, listed }: Stored): Promise<boolean> {
  let found = 0;
  for (let from = after + 1n; from <= to; from += range) {
    const told = await reader.marks(from, lower(to, from + range - 1n), listed);
    if ([...told].some(([number, mark]) => marks.get(number) !== mark)) return false;
    found += told.size;
  }
  return found === marks.size;
}

/**
 * Reads the logs of blocks a second time before they become final. It detects omitted or changed
 * events that no contract can confirm, such as a binding without later events.
 * @param limit The highest block that may become final.
 * @returns The highest final block now, either stored or the chain's own, and whether the witness
 * alone differed.
 * @throws ConflictingReadError if the node's own second answer differs too.
 */
export async function lookAgain(
  look: Look,
  from: Checkpoint,
  limit: bigint,
): Promise<{ finalized: bigint; isWitnessWrong: boolean }> {
  const { db, reader, witness, final, range } = look;
  const within = [limit, from.finalized + widest, final.number].reduce(lower);
  const to = within === final.number ? within : await highestStored(db, from, within);
  if (to <= from.finalized) return { finalized: from.finalized, isWitnessWrong: false };
  const stored = await db
    .select({ number: blocks.number, told: blocks.told })
    .from(blocks)
    .where(and(gt(blocks.number, from.finalized), lte(blocks.number, to), ne(blocks.told, '')));
  const marks = new Map(stored.map(({ number, told }) => [number, told]));
  const kept = { after: from.finalized, to, range, marks, listed: await readListed(db) };
  if (witness === reader) {
    if (await agrees(reader, kept)) return { finalized: to, isWitnessWrong: false };
  } else {
    // A witness that does not answer does not contradict. If it differs, the majority of three
    // readings decides.
    const isRight = await agrees(witness, kept).catch(() => null);
    if (isRight || (await agrees(reader, kept))) {
      return { finalized: to, isWitnessWrong: isRight === false };
    }
  }
  throw new ConflictingReadError(
    `Blocks ${from.finalized + 1n} to ${to} told something else when they were read again.`,
  );
}
