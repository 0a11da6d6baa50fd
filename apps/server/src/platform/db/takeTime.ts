import { sql } from 'drizzle-orm';
import type { Tx } from './openDb.ts';

/**
 * Removes the time limit of a transaction's statements, for work on all members or a whole ledger.
 */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
