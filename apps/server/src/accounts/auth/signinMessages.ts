import { signinLifetime, signinText } from '@upline/domain';
import { and, desc, eq, lt, notInArray } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import { signinMessages } from './schema.ts';
import { randomToken, tokenHash } from './tokens.ts';

const openAtOnce = 5;

/** A message issued to a browser, deleted before its signature is verified. */
export type SpentMessage = typeof signinMessages.$inferSelect;

interface Issue {
  /** The browser's cookie. */
  browser: string;
  site: string;
  wallet: `0x${string}` | undefined;
}

/**
 * Issues a message to sign, valid for five minutes and for this browser. A browser keeps its five
 * newest messages: a second tab must not invalidate the message being signed in the first.
 */
export async function issueMessage(db: Db, { browser, site, wallet }: Issue): Promise<string> {
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + signinLifetime);
  const message = signinText({
    site,
    wallet: wallet === undefined ? null : getAddress(wallet),
    nonce: randomToken(),
    issuedAt: issuedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  });
  const owner = tokenHash(browser);
  await db.transaction(async (tx) => {
    await tx.insert(signinMessages).values({ browser: owner, message, wallet: wallet ?? null, expiresAt });
    const newest = tx
      .select({ id: signinMessages.id })
      .from(signinMessages)
      .where(eq(signinMessages.browser, owner))
      .orderBy(desc(signinMessages.id))
      .limit(openAtOnce);
    await tx
      .delete(signinMessages)
      .where(and(eq(signinMessages.browser, owner), notInArray(signinMessages.id, newest)));
  });
  return message;
}

/**
 * Deletes all messages of a browser in one statement, before any signature is verified: each
 * message can be tried once, and of concurrent attempts only one finds it.
 * @returns The messages that had not expired.
 */
export async function spendMessages(db: Db, browser: string): Promise<SpentMessage[]> {
  const spent = await db
    .delete(signinMessages)
    .where(eq(signinMessages.browser, tokenHash(browser)))
    .returning();
  const now = new Date();
  return spent.filter(({ expiresAt }) => expiresAt > now);
}

/** Restores a browser's messages after a signature could not be verified. */
export async function returnMessages(db: Db, spent: readonly SpentMessage[]): Promise<void> {
  if (spent.length > 0)
    await db
      .insert(signinMessages)
      .values([...spent])
      .onConflictDoNothing();
}

export async function cleanUpMessages(db: Db): Promise<void> {
  await db.delete(signinMessages).where(lt(signinMessages.expiresAt, new Date()));
}
