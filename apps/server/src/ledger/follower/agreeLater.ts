import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Address } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import { blocks, entries, places, pools, wallets } from '../chainFacts/schema.ts';
import type { ChainReader } from './chainReader.ts';
import { lockLedger } from './checkpoint.ts';
import { ContinuityError, FencedError, GarbledError, SecondLookError } from './ledgerErrors.ts';
import { checkFigures } from './poolFigures.ts';
import { readTerms } from './readKnown.ts';
import { checkClaimable, standingsOf } from './standings.ts';

/** Of so many blocks with facts whom they touch is asked about at once. */
const atOnce = 1000;

interface Asking {
  /** The highest block up to which the contracts have agreed. */
  after: bigint;
  /** Where the ledger stands, and how the contracts are asked. */
  at: bigint;
  /** The newest block. */
  head: bigint;
}

/** The last of the next blocks that fit into one look. */
async function nextEnd(db: Db, { after, at }: Asking): Promise<bigint> {
  const stored = await db
    .select({ number: blocks.number })
    .from(blocks)
    .where(and(gt(blocks.number, after), lte(blocks.number, at)))
    .orderBy(asc(blocks.number))
    .limit(atOnce);
  return stored.length < atOnce ? at : (stored.at(-1)?.number ?? at);
}

/** Whom the facts of some blocks touch. */
async function factsWithin(db: Db, after: bigint, to: bigint) {
  const listed = await db.select().from(pools);
  const seats = await Promise.all(
    // By pool, as the places' index is.
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
 * Asks the contracts about facts that were written while they could not be asked, because the node had forgotten the
 * states of those blocks: a sponsor, a place and its upline never change, and what is owed is compared with the sums
 * as they are now. Part after part, so that a long way back needs little memory.
 * @returns The block up to which the contracts agree now; `null` where the node has forgotten this state too.
 * @throws SecondLookError when they say something else: what is not final has to be read again.
 */
export async function agreeLater(
  { db, reader, registry }: { db: Db; reader: ChainReader; registry: Address },
  asking: Asking,
): Promise<bigint | null> {
  const { after, at, head } = asking;
  const to = await nextEnd(db, asking);
  const facts = await factsWithin(db, after, to);
  const figures = await reader.figures(
    at,
    facts.pools.map(({ pool }) => pool),
    head,
  );
  const { questions, compare } = standingsOf(facts, registry);
  const answers = figures && (await reader.ask(questions, at, head));
  if (!answers) return null;
  try {
    await db.transaction(async (tx) => {
      if ((await lockLedger(tx)) !== at) throw new FencedError();
      checkFigures(facts.pools, figures, await readTerms(tx));
      await checkClaimable(tx, compare(answers));
    });
  } catch (error) {
    if (!(error instanceof ContinuityError) || error instanceof GarbledError) throw error;
    throw new SecondLookError(`Of blocks ${after + 1n} to ${to}: ${error.message}`);
  }
  return to;
}
