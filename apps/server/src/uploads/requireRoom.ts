import { and, eq, gt, min, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/openDb.ts';
import type { HttpContext, Session } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { uploads } from './schema.ts';

const day = 24 * 60 * 60_000;

/** Bytes per member and day: five messages with the maximum of files. */
const maximumOfDay = 500 * 1024 * 1024;

/** The sender of files, and the reply for its headers. */
export interface Sending {
  http: Pick<HttpContext, 'header'>;
  session: Pick<Session, 'wallet' | 'token'>;
}

/**
 * Limits the bytes that a member uploads within a day, used or not.
 * @param bytes Size of the new files.
 * @throws HttpFailure 429 above the limit.
 */
export async function requireRoom(db: Db, { http, session: { wallet } }: Sending, bytes = 1): Promise<void> {
  const ofDay = and(eq(uploads.owner, wallet), gt(uploads.createdAt, new Date(Date.now() - day)));
  const [sent] = await db
    .select({ bytes: sum(uploads.sentSize), since: min(uploads.createdAt) })
    .from(uploads)
    .where(ofDay);
  if (!sent?.since || Number(sent.bytes) + bytes <= maximumOfDay) return;
  http.header('Retry-After', String(Math.ceil((sent.since.getTime() + day - Date.now()) / 1000)));
  throw new HttpFailure(429, 'server.uploadsOfDay');
}

/**
 * Checks the limit in the transaction that stores the files, with a lock per member across all
 * servers.
 */
export async function lockRoom(tx: Tx, sending: Sending, bytes: number): Promise<void> {
  const { wallet } = sending.session;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${wallet}`}, 0))`);
  await requireRoom(tx, sending, bytes);
}
