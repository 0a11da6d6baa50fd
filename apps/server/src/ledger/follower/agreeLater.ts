import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import { blocks, entries, places, pools, wallets } from '../chainFacts/schema.ts';
import type { ChainReader } from './chainReader.ts';
import { lockLedger } from './checkpoint.ts';
import {
  ConflictingReadError,
  ContinuityError,
  MalformedResponseError,
  StaleLockError,
} from './ledgerErrors.ts';
import { onceMore } from './onceMore.ts';
import { checkFigures } from './poolFigures.ts';
import { readTerms } from './readKnown.ts';
import { checkClaimable, standingsOf } from './standings.ts';

/** Maximum number of stored blocks checked against the contracts at once. */
const atOnce = 1000;

interface Asking {
  /** The highest block confirmed by the contracts. */
  after: bigint;
  /** The ledger's current block, at which the contracts are read. */
  at: bigint;
  head: bigint;
}

/** The last block of the next check. */
async function nextEnd(db: Db, { after, at }: Asking): Promise<bigint> {
  const stored = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(and(gt(blocks.number, after), lte(blocks.number, at)))
    .orderBy(asc(blocks.number))
    .limit(atOnce);
  return stored.length < atOnce ? at : (stored.at(-1)?.number ?? at);
}

async function factsWithin(db: Db, after: bigint, to: bigint) {
  const listed = await db.select().from(pools);
  const seats = await Promise.all(
    // One query per pool, as in the index of places.
    listed.map(({ pool }) =>
      db
        .select()
        .from(places)
        .where(and(eq(places.pool, pool), gt(places.block, after), lte(places.block, to))),
    ),
  );
  return {
    pools: listed,
    places: seats.flat(),
    wallets: await db
      .select()
      .from(wallets)
      .where(and(gt(wallets.block, after), lte(wallets.block, to))),
    entries: await db
      .select()
      .from(entries)
      .where(and(gt(entries.block, after), lte(entries.block, to)))
      .orderBy(asc(entries.block)),
  };
}

/**
 * Checks facts against the contracts that were written without a check, because the node no longer
 * had the state of those blocks. Sponsors, seats and their uplines never change; owed amounts are
 * compared with the current sums. Runs in parts, which limits its memory.
 * @returns The block up to which the contracts agree; `null` if the node has also pruned the
 * current state.
 * @throws ConflictingReadError if the contracts disagree: the blocks that are not final must be read
 * again.
 */
export async function agreeLater(
  { db, reader, registry }: { db: Db; reader: ChainReader; registry: Address },
  asking: Asking,
): Promise<bigint | null> {
  const { after, at, head } = asking;
  const to = await nextEnd(db, asking);
  const facts = await factsWithin(db, after, to);
  const { questions, compare } = standingsOf(facts, registry);
  const listed = facts.pools.map(({ pool }) => pool);
  try {
    return await onceMore(async () => {
      const figures = await reader.figures(at, listed, head);
      const answers = figures && (await reader.ask(questions, at, head));
      if (!answers) return null;
      await db.transaction(async (tx) => {
        if ((await lockLedger(tx)) !== at) throw new StaleLockError();
        checkFigures(facts.pools, figures, await readTerms(tx));
        await checkClaimable(tx, compare(answers));
      });
      return to;
    });
  } catch (error) {
    if (!(error instanceof ContinuityError) || error instanceof MalformedResponseError) throw error;
    throw new ConflictingReadError(`Of blocks ${after + 1n} to ${to}: ${error.message}`);
  }
}
