import { and, eq, gt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { findBinding } from '../members/people.ts';
import { enrolments } from './schema.ts';

/** Whether the chain knows a wallet's sponsor, or the server has the wallet's signature for it. */
export async function canBeRecorded(db: Db, wallet: `0x${string}`, at: Date): Promise<boolean> {
  if (await findBinding(db, wallet)) return true;
  const isLasting = gt(enrolments.deadline, BigInt(Math.floor(at.getTime() / 1000)));
  const [kept] = await db
    .select({ wallet: enrolments.wallet })
    .from(enrolments)
    .where(and(eq(enrolments.wallet, wallet), isLasting));
  return kept !== undefined;
}
