import { desc, lt } from 'drizzle-orm';
import { blocks } from '../chainFacts/schema.ts';
import type { Db } from '../db/openDb.ts';
import type { ChainReader } from './chainReader.ts';

const atOnce = 50;

/** A block as the ledger has kept it. */
export type StoredBlock = typeof blocks.$inferSelect;

/**
 * The highest stored block below a number that the chain still has. What lies above it was replaced.
 * @returns `null` when the chain has none of them.
 */
export async function findFork(db: Db, reader: ChainReader, below: bigint): Promise<StoredBlock | null> {
  for (let ceiling = below; ; ) {
    const stored = await db
      .select()
      .from(blocks)
      .where(lt(blocks.number, ceiling))
      .orderBy(desc(blocks.number))
      .limit(atOnce);
    const actual = await Promise.all(stored.map(({ number }) => reader.block(number)));
    const fork = stored.find(({ hash }, index) => actual[index]?.hash === hash);
    if (fork !== undefined) return fork;
    const lowest = stored.at(-1);
    if (lowest === undefined) return null;
    ceiling = lowest.number;
  }
}
