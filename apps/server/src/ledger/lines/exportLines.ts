import { type LedgerLine, ledgerCsvHeading, ledgerCsvRow } from '@upline/api/contract';
import { eq } from 'drizzle-orm';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { streamOf } from '../../platform/http/streamOf.ts';
import { blocks, checkpoints } from '../chainFacts/schema.ts';
import type { LineFilter } from './lineFilter.ts';
import { lineOut } from './lineOut.ts';
import { type Holding, readHoldings } from './readHoldings.ts';
import { type Cursor, holdingsAfter, readOldest } from './readLines.ts';
import { readParts } from './readParts.ts';

/** How many lines are in memory at once. */
const batchSize = 1000;

/** The chain has replaced blocks that a file was being made of: what came of it so far is not to be kept. */
class ReplacedWhileReadError extends Error {
  override readonly name = 'ReplacedWhileReadError';

  constructor(bound: bigint) {
    super(`The chain replaced block ${bound} or one below while lines up to it were read.`);
  }
}

/**
 * Whether everything up to a block is what it was when the block was reached, and whether that is final.
 * @param wasFinal Whether it was when this was last asked.
 */
async function lookAgain(
  db: Db,
  bound: { number: bigint; hash: string },
  wasFinal: boolean,
): Promise<{ isReplaced: boolean; isFinal: boolean }> {
  const [block] = await db.select({ hash: blocks.hash }).from(blocks).where(eq(blocks.number, bound.number));
  const [now] = await db.select({ finalized: checkpoints.finalized }).from(checkpoints);
  const isFinal = now !== undefined && now.finalized >= bound.number;
  // Blocks far below the final one are forgotten; but what went before it was seen to be final was replaced.
  const isReplaced = block ? block.hash !== bound.hash : !(wasFinal && isFinal);
  return { isReplaced, isFinal };
}

/** Where a file stands: what its ledger was like when it was begun, and the last line that is in it. */
interface Standing {
  bound: { number: bigint; hash: string; finalized: bigint };
  holdings: readonly Holding[];
  after: Cursor | null;
  /** Whether the last block was final when it was last looked at. */
  isFinal: boolean;
}

async function begin(tx: Tx, filter: LineFilter): Promise<Standing | null> {
  const [bound] = await tx.select().from(checkpoints);
  return bound ? { bound, holdings: await readHoldings(tx, filter), after: null, isFinal: false } : null;
}

/**
 * Reads a ledger from its first line on in batches, up to the block that was reached at the first of them. A batch
 * is read when it is asked for, and no transaction stays open in between.
 * @returns The lines of each batch as the wire carries them.
 * @throws ReplacedWhileReadError when a reorganisation would have mixed two chains.
 */
async function* readBatches(db: Db, filter: LineFilter): AsyncGenerator<LedgerLine[], void, undefined> {
  for (let standing: Standing | null = null, read = batchSize; read === batchSize; ) {
    const batch = await inOneMoment(db, async (tx) => {
      standing ??= await begin(tx, filter);
      if (standing === null) return [];
      const { bound, holdings, after } = standing;
      const { isReplaced, isFinal } = await lookAgain(tx, bound, standing.isFinal);
      if (isReplaced) throw new ReplacedWhileReadError(bound.number);
      const lines = await readOldest(tx, filter, holdings, { after, bound: bound.number, limit: batchSize });
      standing = {
        bound,
        holdings: holdingsAfter(holdings, lines),
        after: lines.at(-1) ?? after,
        isFinal,
      };
      const partsOf = await readParts(tx, lines);
      return lines.map((line) => lineOut(line, bound.finalized, partsOf(line)));
    });
    read = batch.length;
    yield batch;
  }
}

async function* csvOf(batches: AsyncIterable<LedgerLine[]>): AsyncGenerator<string, void, undefined> {
  yield ledgerCsvHeading;
  for await (const lines of batches) {
    if (lines.length > 0) yield lines.map(ledgerCsvRow).join('');
  }
}

async function* jsonOf(batches: AsyncIterable<LedgerLine[]>): AsyncGenerator<string, void, undefined> {
  let before = '[';
  for await (const lines of batches) {
    if (lines.length === 0) continue;
    yield before + lines.map((line) => JSON.stringify(line)).join(',');
    before = ',';
  }
  yield before === '[' ? '[]' : ']';
}

/**
 * A ledger as a file, oldest line first, made while it is taken: the reader's pace is the pace of reading, and
 * when they go away nothing more is read.
 */
export function exportLines(db: Db, filter: LineFilter, format: 'csv' | 'json'): ReadableStream<Uint8Array> {
  const texts = { csv: csvOf, json: jsonOf }[format](readBatches(db, filter));
  return streamOf(texts);
}
