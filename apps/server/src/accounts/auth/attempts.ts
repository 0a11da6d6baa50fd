import { getTableName, lt } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db, Driver } from '../../platform/db/openDb.ts';
import { type Consume, consumeOf, limitWindow, rateLimit } from '../../platform/http/rateLimit.ts';
import { signInAttempts } from './schema.ts';

/**
 * Limits attempts to sign in per minute, across all servers on one database. A key above the limit
 * is rejected from memory, without a query.
 */
export function limitSignIn(points: number, driver: Driver): Consume {
  if (driver.kind === 'embedded') return rateLimit('sign-in', points);
  const limiter = new RateLimiterPostgres({
    storeClient: driver.pool,
    points,
    duration: limitWindow,
    tableName: getTableName(signInAttempts),
    tableCreated: true,
    // The cleanup deletes expired rows.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    inMemoryBlockOnConsumed: points,
  });
  return consumeOf('sign-in', limiter);
}

/** Deletes expired attempts to sign in. */
export async function cleanUpAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()));
}
