import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { sessions } from './schema.ts';
import { randomToken, tokenHash } from './tokens.ts';

const day = 24 * 60 * 60_000;
const slidingLifetime = 7 * day;
const longestLifetime = 30 * day;
/** A session moves on at most this often: a write for each call would cost more than it tells. */
const slideStep = 60 * 60_000;

function expiryOf(endsAt: Date): Date {
  return new Date(Math.min(Date.now() + slidingLifetime, endsAt.getTime()));
}

/**
 * Opens a session: seven days from its last use, thirty at most.
 * @returns The token, which is not kept.
 */
export async function openSession(db: Db, wallet: `0x${string}`): Promise<string> {
  const token = randomToken();
  const createdAt = new Date();
  const endsAt = new Date(createdAt.getTime() + longestLifetime);
  await db
    .insert(sessions)
    .values({ token: tokenHash(token), wallet, createdAt, endsAt, expiresAt: expiryOf(endsAt) });
  return token;
}

/**
 * The session that a token opens; using it moves its expiry on.
 * @returns `null` when the token is unknown, expired or signed out.
 */
export async function useSession(
  db: Db,
  token: string,
): Promise<{ wallet: `0x${string}`; token: string } | null> {
  const hash = tokenHash(token);
  const [session] = await db.select().from(sessions).where(eq(sessions.token, hash));
  if (session === undefined || session.expiresAt <= new Date()) return null;
  const expiresAt = expiryOf(session.endsAt);
  if (expiresAt.getTime() - session.expiresAt.getTime() > slideStep) {
    await db.update(sessions).set({ expiresAt }).where(eq(sessions.token, hash));
  }
  return { wallet: session.wallet, token: hash };
}

/** Ends one session. @param token The stored form, as `useSession` gives it. */
export async function closeSession(db: Db, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.token, token));
}

/** Forgets the sessions that ran out. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}
