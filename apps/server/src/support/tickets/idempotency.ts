import { createHash } from 'node:crypto';
import { idempotencyHeader, type RouteName } from '@upline/api';
import { fingerprintOf, isKey, keyLifetime, usedKey, wrongKey } from '@upline/api/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { HttpContext } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { idempotencyKeys } from './schema.ts';

/** A call that somebody makes, with the key that they gave it. */
interface KeyedCall {
  wallet: `0x${string}`;
  call: RouteName;
  /** Target and body as the call's schemas have parsed them: a key is theirs alone. */
  input: object;
  http: HttpContext;
}

/**
 * Claims a caller's key for what is about to be made. A call with the same key meanwhile waits until
 * this transaction has ended: if it is rolled back, the key is free again.
 * @param tx The transaction in which the thing is made.
 * @param id The ID that it is to have.
 * @returns `id`, or the ID of what was made under this key before: then nothing must be made.
 * @throws HttpFailure 400 for a key that is empty or too long, 422 for one that was used for another target or body.
 */
export async function claimKey(
  tx: Tx,
  { wallet, call, input, http }: KeyedCall,
  id: string,
): Promise<string> {
  const key = http.req.header(idempotencyHeader);
  if (key === undefined) return id;
  if (!isKey(key)) throw new HttpFailure(400, 'server.malformed', { errors: [wrongKey] });
  const fingerprint = createHash('sha256').update(fingerprintOf(input)).digest('hex');
  const isSame = and(
    eq(idempotencyKeys.wallet, wallet),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
  // A key that has run out between the two statements is free for the next turn.
  for (;;) {
    const claim = { wallet, call, key, fingerprint, made: id, at: new Date() };
    const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
    if (claimed.length > 0) return id;
    const [before] = await tx.select().from(idempotencyKeys).where(isSame);
    if (!before) continue;
    // A key of an earlier release has none.
    const isOther = before.fingerprint !== null && before.fingerprint !== fingerprint;
    if (isOther) throw new HttpFailure(422, 'server.otherRequest', { errors: [usedKey] });
    return before.made;
  }
}

/** Forgets the keys that are older than a day. */
export async function cleanUpKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, new Date(Date.now() - keyLifetime)));
}
