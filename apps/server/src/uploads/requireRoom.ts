import { and, eq, gt, min, sql, sum } from 'drizzle-orm';
import type { Db, Tx } from '../platform/db/openDb.ts';
import type { HttpContext, Session } from '../platform/http/handlers.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { uploads } from './schema.ts';

const day = 24 * 60 * 60_000;

/** The most bytes that one member keeps in a day: five messages with all the files that one carries. */
const maximumOfDay = 500 * 1024 * 1024;

/** Whose files come in, and where they are told what is wrong. */
export interface Sending {
  http: Pick<HttpContext, 'header'>;
  session: Pick<Session, 'wallet' | 'token'>;
}

/**
 * Keeps a member from filling the storage, whether they put their files somewhere or nowhere.
 * @param bytes What is about to be kept.
 * @throws HttpFailure 429 when they have sent too much within a day.
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
 * Likewise, in the transaction that keeps the files: others of the same member wait for its end, on however many servers
 * they came in.
 */
export async function lockRoom(tx: Tx, sending: Sending, bytes: number): Promise<void> {
  const { wallet } = sending.session;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${wallet}`}, 0))`);
  await requireRoom(tx, sending, bytes);
}
