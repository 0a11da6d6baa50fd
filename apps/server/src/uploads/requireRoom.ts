import { and, eq, gt, min, sum } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import type { HttpContext } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { uploads } from './schema.ts';

const day = 24 * 60 * 60_000;

/** The most bytes that one member keeps in a day: five messages with all the files that one carries. */
const maximumOfDay = 500 * 1024 * 1024;

/**
 * Keeps a member from filling the storage, whether he puts his files somewhere or nowhere.
 * @throws HttpFailure 429 when he has sent too much within a day.
 */
export async function requireRoom(db: Db, wallet: `0x${string}`, http: HttpContext): Promise<void> {
  const ofDay = and(eq(uploads.owner, wallet), gt(uploads.createdAt, new Date(Date.now() - day)));
  const [sent] = await db
    .select({ bytes: sum(uploads.sentSize), since: min(uploads.createdAt) })
    .from(uploads)
    .where(ofDay);
  if (!sent?.since || Number(sent.bytes) < maximumOfDay) return;
  http.header('Retry-After', String(Math.ceil((sent.since.getTime() + day - Date.now()) / 1000)));
  throw new HttpFailure(429, 'server.uploadsOfDay');
}
