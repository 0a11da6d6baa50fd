import { getTableName, lt } from 'drizzle-orm';
import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { Db, Driver } from '../../platform/db/openDb.ts';
import { type Consume, consumeOf, limitWindow, rateLimit } from '../../platform/http/rateLimit.ts';
import { signInAttempts } from './schema.ts';

/**
 * Lets everybody try so often a minute to sign in, at all servers on one database together. Who has tried too
 * often is refused without asking the database again.
 */
export function limitSignIn(points: number, driver: Driver): Consume {
  if (driver.kind === 'embedded') return rateLimit('sign-in', points);
  const limiter = new RateLimiterPostgres({
    storeClient: driver.pool,
    points,
    duration: limitWindow,
    tableName: getTableName(signInAttempts),
    tableCreated: true,
    // The cleanup forgets what has run out, as everywhere.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    inMemoryBlockOnConsumed: points,
  });
  return consumeOf('sign-in', limiter);
}

/** Forgets the attempts to sign in that count no more. */
export async function cleanUpAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expire, Date.now()));
}
