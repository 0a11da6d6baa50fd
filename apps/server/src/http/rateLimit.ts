import { getTableName } from 'drizzle-orm';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { signInAttempts } from '../auth/schema.ts';
import type { Driver } from '../db/openDb.ts';
import { HttpFailure } from './httpFailure.ts';

/** Counts one more call under a key, or as many as it is worth. Throws HttpFailure 429 when there were too many. */
export type Consume = (key: string, worth?: number) => Promise<void>;

const duration = 60;

function consumeOf(limiter: RateLimiterMemory | RateLimiterPostgres): Consume {
  return async (key, worth = 1) => {
    await limiter.consume(key, worth).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new HttpFailure(429, 'server.tooMany', { retryAfter });
    });
  };
}

/** Lets everybody make so many calls a minute to this server. @param points How many. */
export function rateLimit(points: number): Consume {
  return consumeOf(new RateLimiterMemory({ points, duration }));
}

/** Looks for something unless too much was looked for in vain under the same key. Throws HttpFailure 429 then. */
export type LookFor = <T>(key: string, look: () => Promise<T | null>) => Promise<T | null>;

/** Lets everybody look so often a minute for what is not there; what is found counts for nothing. */
export function limitVainLooks(points: number): LookFor {
  const limiter = new RateLimiterMemory({ points, duration });
  const consume = consumeOf(limiter);
  return async (key, look) => {
    await consume(key);
    const found = await look();
    if (found !== null) await limiter.reward(key);
    return found;
  };
}

/**
 * Lets everybody try so often a minute to sign in, at all servers on one database together. Who has tried too
 * often is refused without asking the database again.
 */
export function limitSignIn(points: number, driver: Driver): Consume {
  if (driver.kind === 'embedded') return rateLimit(points);
  const limiter = new RateLimiterPostgres({
    storeClient: driver.pool,
    points,
    duration,
    tableName: getTableName(signInAttempts),
    tableCreated: true,
    // The sweeper forgets what has run out, as everywhere.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    inMemoryBlockOnConsumed: points,
  });
  return consumeOf(limiter);
}
