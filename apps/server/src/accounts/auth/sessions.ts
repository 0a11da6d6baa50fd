import { staffSessionLifetime } from '@upline/domain';
import { and, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Session } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { sessions } from './schema.ts';
import { randomToken, tokenHash } from './tokens.ts';

/** Database channel that publishes the stored token of each session that ends before its expiry. */
export const sessionChannel = 'session_ended';

const day = 24 * 60 * 60_000;
const slidingLifetime = 7 * day;
const longestLifetime = 30 * day;
/**
 * Shortest time between two extensions of a session, which saves a write per call. Longer steps
 * would hide from members when a stranger's session was last used.
 */
const slideStep = 60_000;
const longestUserAgent = 200;
const listedAtMost = 100;

function expiryOf(now: Date, endsAt: Date): Date {
  return new Date(Math.min(now.getTime() + slidingLifetime, endsAt.getTime()));
}

interface NewSession {
  wallet: `0x${string}`;
  /** The origin that the session is valid for. */
  site: string;
  /** True for staff, whose sessions are shorter. @default false */
  isStaff?: boolean;
  userAgent?: string | undefined;
}

/**
 * Opens a session: it lasts seven days from its last use, thirty at most, and a working day for
 * staff.
 * @returns The token, which is not stored.
 */
export async function openSession(
  db: Db,
  { wallet, site, isStaff = false, userAgent = '' }: NewSession,
): Promise<string> {
  const token = randomToken();
  const createdAt = new Date();
  const endsAt = new Date(createdAt.getTime() + (isStaff ? staffSessionLifetime : longestLifetime));
  await db.insert(sessions).values({
    token: tokenHash(token),
    wallet,
    site,
    userAgent: userAgent.slice(0, longestUserAgent),
    createdAt,
    lastUsedAt: createdAt,
    endsAt,
    expiresAt: expiryOf(createdAt, endsAt),
  });
  return token;
}

/**
 * The session of a token's stored form; extends its expiry.
 * @returns `null` if it is unknown, expired or signed out.
 */
export async function useSession(db: Db, token: string): Promise<Session | null> {
  const [session] = await db.select().from(sessions).where(eq(sessions.token, token));
  const now = new Date();
  if (session === undefined || session.expiresAt <= now) return null;
  const { id, wallet, site, createdAt: openedAt } = session;
  const known = { id, wallet, token, site, openedAt };
  if (now.getTime() - session.lastUsedAt.getTime() <= slideStep)
    return { ...known, expiresAt: session.expiresAt };
  const expiresAt = expiryOf(now, session.endsAt);
  await db.update(sessions).set({ expiresAt, lastUsedAt: now }).where(eq(sessions.token, token));
  return { ...known, expiresAt };
}

/** Expiry of a session; `null` if it has ended. Does not extend the session. */
export async function readExpiry(db: Db, token: string): Promise<Date | null> {
  const [session] = await db
    .select({ expiresAt: sessions.expiresAt })
    .from(sessions)
    .where(eq(sessions.token, token));
  return session && session.expiresAt > new Date() ? session.expiresAt : null;
}

/**
 * The wallet of an open session, by the session's ID; `null` if it has ended. Does not extend the
 * session.
 */
export async function findOwner(db: Db, id: string): Promise<`0x${string}` | null> {
  const isNamed = eq(sql`${sessions.id}::text`, id);
  const [session] = await db
    .select({ wallet: sessions.wallet })
    .from(sessions)
    .where(and(isNamed, gt(sessions.expiresAt, new Date())));
  return session?.wallet ?? null;
}

/**
 * Checks that a session is still open, in a transaction that locks its member: the request may have
 * taken long to arrive.
 * @throws HttpFailure 401 if it has ended.
 */
export async function requireStillOpen(tx: Db, { token }: Pick<Session, 'token'>): Promise<void> {
  if ((await readExpiry(tx, token)) === null) throw new HttpFailure(401, 'server.signInAgain');
}

/** A wallet's open sessions, last used first, up to a hundred. */
export async function listSessions(db: Db, wallet: `0x${string}`) {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.wallet, wallet), gt(sessions.expiresAt, new Date())))
    .orderBy(desc(sessions.lastUsedAt), desc(sessions.createdAt))
    .limit(listedAtMost);
}

/** Ends sessions and notifies all servers in one statement. @returns Their tokens' stored forms. */
async function closeWhere(db: Db, condition: SQL | undefined): Promise<string[]> {
  const closed = db
    .$with('closed')
    .as(db.delete(sessions).where(condition).returning({ token: sessions.token }));
  const said = await db
    .with(closed)
    .select({ token: closed.token, said: sql`pg_notify(${sessionChannel}, ${closed.token})` })
    .from(closed);
  return said.map(({ token }) => token);
}

/** Ends one session. @param token The stored form. */
export async function closeSession(db: Db, token: string): Promise<string[]> {
  return closeWhere(db, eq(sessions.token, token));
}

/** Ends a wallet's session by its public ID; does nothing for another wallet's session. */
export async function closeSessionById(db: Db, wallet: `0x${string}`, id: string): Promise<string[]> {
  // Compares as text, since an invalid UUID would cause a database error.
  const isNamed = eq(sql`${sessions.id}::text`, id.toLowerCase());
  return closeWhere(db, and(eq(sessions.wallet, wallet), isNamed));
}

export async function closeSessions(db: Db, wallet: `0x${string}`): Promise<string[]> {
  return closeWhere(db, eq(sessions.wallet, wallet));
}

/**
 * Limits a wallet's sessions to the lifetime of staff sessions and makes every server look them up
 * again.
 * @returns Their tokens' stored forms.
 */
export async function shortenSessions(db: Db, wallet: `0x${string}`): Promise<string[]> {
  const latest = sql`${sessions.createdAt} + make_interval(secs => ${staffSessionLifetime / 1000})`;
  await db
    .update(sessions)
    .set({
      endsAt: sql`least(${sessions.endsAt}, ${latest})`,
      expiresAt: sql`least(${sessions.expiresAt}, ${latest})`,
    })
    .where(eq(sessions.wallet, wallet));
  return lookAgain(db, wallet);
}

/**
 * Makes every server look a wallet's sessions up again and end their live streams. Clients
 * reconnect with their new permissions. @returns Their tokens' stored forms.
 */
export async function lookAgain(db: Db, wallet: `0x${string}`): Promise<string[]> {
  const open = await db
    .select({ token: sessions.token, said: sql`pg_notify(${sessionChannel}, ${sessions.token})` })
    .from(sessions)
    .where(eq(sessions.wallet, wallet));
  return open.map(({ token }) => token);
}

export async function cleanUpSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}
