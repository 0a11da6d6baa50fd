import { lt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { signInAttempts } from './schema.ts';

/** Forgets the attempts to sign in that count no more. */
export async function sweepAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()));
}
