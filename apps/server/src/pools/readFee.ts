import { desc, eq } from 'drizzle-orm';
import type { Address } from 'viem';
import { appliedTerms } from '../chainFacts/schema.ts';
import type { Db } from '../db/openDb.ts';

/**
 * What a pool costs by the terms that were applied last, as far as the ledger has read; units of 10⁻⁶.
 * @returns `null` while it costs what it did when it was made.
 */
export async function readFee(db: Db, pool: Address): Promise<bigint | null> {
  const [newest] = await db
    .select({ fee: appliedTerms.fee })
    .from(appliedTerms)
    .where(eq(appliedTerms.pool, pool.toLowerCase() as Address))
    .orderBy(desc(appliedTerms.block), desc(appliedTerms.logIndex))
    .limit(1);
  return newest?.fee ?? null;
}
