import { type LedgerLine, ledgerCsvHeading, ledgerCsvRow } from '@upline/api/contract';
import { eq } from 'drizzle-orm';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { streamOf } from '../../platform/http/streamOf.ts';
import { blocks, checkpoints } from '../chainFacts/schema.ts';
import type { LineFilter } from './lineFilter.ts';
import { lineOut } from './lineOut.ts';
import type { Holding } from './readHoldings.ts';
import { readLedgerFigures } from './readLedgerFigures.ts';
import { type Cursor, holdingsAfter, readOldest } from './readLines.ts';
import { readParts } from './readParts.ts';

/** Maximum number of lines in memory. */
const batchSize = 1000;

/** A reorg replaced blocks of the export: the incomplete file must be discarded. */
class ReplacedWhileReadError extends Error {
  override readonly name = 'ReplacedWhileReadError';

  constructor(bound: bigint) {
    super(`The chain replaced block ${bound} or one below while lines up to it were read.`);
  }
}

/**
 * Checks the hash of a block against the chain, and if it is final.
 * @param wasFinal True if the previous check found it final.
 */
async function lookAgain(
  db: Db,
  bound: { number: bigint; hash: string },
  wasFinal: boolean,
): Promise<{ isReplaced: boolean; isFinal: boolean }> {
  const [block] = await db.select({ hash: blocks.hash }).from(blocks).where(eq(blocks.number, bound.number));
  const [now] = await db.select({ finalized: checkpoints.finalized }).from(checkpoints);
  const isFinal = now !== undefined && now.finalized >= bound.number;
  // Final blocks are deleted after a while; a block that is missing without having been final was
  // replaced.
  const isReplaced = block ? block.hash !== bound.hash : !(wasFinal && isFinal);
  return { isReplaced, isFinal };
}

/** Position of an export: the ledger's state at its start, and the last line written. */
interface Standing {
  bound: { number: bigint; hash: string; finalized: bigint };
  holdings: readonly Holding[];
  after: Cursor | null;
  /** True if the last check found the bound final. */
  isFinal: boolean;
}

async function begin(tx: Tx, filter: LineFilter): Promise<Standing | null> {
  const [bound] = await tx.select().from(checkpoints);
  if (bound === undefined) return null;
  const { holdings } = await readLedgerFigures(tx, filter);
  return { bound, holdings, after: null, isFinal: false };
}

/**
 * Reads a ledger from its first line in batches, up to the ledger's block at the first batch. Each
 * batch is read on demand, without a transaction open in between.
 * @returns The lines of each batch in wire format.
 * @throws ReplacedWhileReadError if a reorg would mix two chains in the file.
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
 * A ledger as a file, oldest line first, generated while the client reads it. Reading stops when
 * the client disconnects.
 */
export function exportLines(db: Db, filter: LineFilter, format: 'csv' | 'json'): ReadableStream<Uint8Array> {
  const texts = { csv: csvOf, json: jsonOf }[format](readBatches(db, filter));
  return streamOf(texts);
}
