import { and, desc, gt, lte, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { blocks, pools } from '../chainFacts/schema.ts';
import type { BlockMark } from './blockReader.ts';
import type { ChainReader, Listed } from './chainReader.ts';
import type { Checkpoint } from './checkpoint.ts';
import { SecondLookError } from './ledgerErrors.ts';
import { lower } from './step.ts';

/** The most blocks that one look covers. */
const widest = 2000n;

interface Look {
  db: Db;
  /** Who read the chain at first. */
  reader: ChainReader;
  /** Another node where there is one. */
  witness: ChainReader;
  /** The highest block that the chain does not replace any more. */
  final: BlockMark;
  /** The most blocks that a node is asked for at once. */
  range: bigint;
}

/** The highest stored block up to which blocks could become final. */
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

/** The pools as they were listed. */
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
 * Looks a second time at what was told of the blocks above the final one, before they become final: what a node left
 * out or changed and no contract can be asked about, such as a binding that nothing follows, is noticed here.
 * @param limit The highest block that may become final here.
 * @returns The highest that has become so, which is a stored block or the chain's final one, and whether the witness
 * alone saw something else.
 * @throws SecondLookError when the node that was read from tells something else by now.
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
    // One that does not answer has seen nothing else, and of three words two are believed.
    const isRight = await agrees(witness, kept).catch(() => null);
    if (isRight || (await agrees(reader, kept))) {
      return { finalized: to, isWitnessWrong: isRight === false };
    }
  }
  throw new SecondLookError(
    `Blocks ${from.finalized + 1n} to ${to} told something else when they were read again.`,
  );
}
