import { sql } from 'drizzle-orm';
import type { Tx } from './openDb.ts';

/** Lets the statements of a transaction take as long as they need: work for all members, or on all of a ledger. */
export async function takeTime(tx: Tx): Promise<void> {
  await tx.execute(sql`set local statement_timeout = 0`);
}
