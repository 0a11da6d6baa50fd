import { and, eq, not, sum } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { uploads } from './schema.ts';

/** The most bytes of one member that nothing has come of yet: five messages with all the files that one carries. */
const maximumWaiting = 500 * 1024 * 1024;

/**
 * Keeps a member from filling the storage with files that he puts nowhere; the sweep makes room again.
 * @throws HttpFailure 429 when too much of his waits.
 */
export async function requireRoom(db: Db, wallet: `0x${string}`): Promise<void> {
  const waits = and(eq(uploads.owner, wallet), not(uploads.isAttached), not(uploads.isPhoto));
  const [waiting] = await db
    .select({ bytes: sum(uploads.sentSize) })
    .from(uploads)
    .where(waits);
  if (Number(waiting?.bytes ?? 0) >= maximumWaiting) throw new HttpFailure(429, 'server.uploadsWaiting');
}
