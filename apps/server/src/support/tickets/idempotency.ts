import { createHash } from 'node:crypto';
import { idempotencyHeader, type RouteName } from '@upline/api';
import { fingerprintOf, isKey, keyLifetime, replayedHeader, usedKey, wrongKey } from '@upline/api/contract';
import { and, eq, lt } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { HttpContext } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { idempotencyKeys } from './schema.ts';

interface KeyedCall {
  wallet: `0x${string}`;
  call: RouteName;
  /** The parsed target and body, for which alone the key is valid. */
  input: object;
  http: HttpContext;
}

/**
 * Claims an idempotency key for a new object. A concurrent call with the same key waits until this
 * transaction ends; a rollback frees the key.
 * @param tx The transaction that creates the object.
 * @param id ID of the new object.
 * @returns `id`, or the ID of the object created earlier with this key, in which case nothing must
 * be created.
 * @throws HttpFailure 400 for an empty or too long key, 422 for a key used with another target or
 * body.
 */
export async function claimKey<Id extends string>(
  tx: Tx,
  { wallet, call, input, http }: KeyedCall,
  id: Id,
): Promise<Id> {
  const key = http.req.header(idempotencyHeader);
  if (key === undefined) return id;
  if (!isKey(key)) throw new HttpFailure(400, 'server.malformed', { errors: [wrongKey] });
  const fingerprint = createHash('sha256').update(fingerprintOf(input)).digest('hex');
  const isSame = and(
    eq(idempotencyKeys.wallet, wallet),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.key, key),
  );
  // If the key expired between the two statements, the next iteration claims it.
  for (;;) {
    const claim = { wallet, call, key, fingerprint, made: id, at: new Date() };
    const claimed = await tx.insert(idempotencyKeys).values(claim).onConflictDoNothing().returning();
    if (claimed.length > 0) return id;
    const [before] = await tx.select().from(idempotencyKeys).where(isSame);
    if (!before) continue;
    // Keys of an earlier release have no fingerprint.
    const isOther = before.fingerprint !== null && before.fingerprint !== fingerprint;
    if (isOther) throw new HttpFailure(422, 'server.otherRequest', { errors: [usedKey] });
    http.header(replayedHeader, 'true');
    // The same call made it, so it is an ID of the same kind.
    return before.made as Id;
  }
}

/** Deletes keys older than a day. */
export async function cleanUpKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.at, new Date(Date.now() - keyLifetime)));
}
