import { idempotencyHeader, type RouteName } from '@upline/api';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import type { HttpContext } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { idempotencyKeys } from './schema.ts';

const lifetime = 24 * 60 * 60_000;
const maximumKeyLength = 200;

/** A call that somebody makes, with the key that he gave it. */
export interface KeyedCall {
  wallet: `0x${string}`;
  call: RouteName;
  http: HttpContext;
}

/**
 * Claims a caller's key for what is about to be made. Whoever comes with the same key meanwhile waits until
 * this transaction has ended: if it is rolled back, the key is free again.
 * @param tx The transaction in which the thing is made.
 * @param id The ID that it is to have.
 * @returns `id`, or the ID of what was made under this key before: then nothing must be made.
 * @throws HttpFailure 400 for a key that is too long.
 */
export async function claimKey(tx: Db, { wallet, call, http }: KeyedCall, id: string): Promise<string> {
  const key = http.req.header(idempotencyHeader);
  if (key === undefined) return id;
  if (key.length > maximumKeyLength) throw new HttpFailure(400, 'server.malformed');
  const isSame = and(
    eq(idempotencyKeys.wallet, wallet),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
  // A key that has run out between the two statements is free for the next turn.
  for (;;) {
    const claim = { wallet, call, key, made: id, at: new Date() };
    const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
    if (claimed.length > 0) return id;
    const [before] = await tx.select().from(idempotencyKeys).where(isSame);
    if (before) return before.made;
  }
}

/** Forgets the keys that are older than a day. */
export async function sweepKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, new Date(Date.now() - lifetime)));
}
