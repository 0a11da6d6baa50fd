import { messages } from '@upline/domain';
import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpFailure } from './httpFailure.ts';
import type { Limit } from './limit.ts';

/**
 * Counts one more call under a key, or as many as it is worth.
 * @returns What is left.
 * @throws HttpFailure 429 when there were too many.
 */
export type Consume = (key: string, worth?: number) => Promise<Limit>;

/** The seconds that limits count over. */
export const limitWindow = 60;

/** What a limiter counts, as the calls ask it. Throws HttpFailure 429 for one too many. @param name Names what it counts. */
export function consumeOf(name: string, limiter: RateLimiterMemory | RateLimiterPostgres): Consume {
  const limitOf = ({ remainingPoints, msBeforeNext }: RateLimiterRes): Limit => ({
    name,
    points: limiter.points,
    window: limiter.duration,
    remaining: Math.max(0, remainingPoints),
    reset: Math.max(1, Math.ceil(msBeforeNext / 1000)),
  });
  return async (key, worth = 1) => {
    try {
      return limitOf(await limiter.consume(key, worth));
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const limit = { ...limitOf(refusal), remaining: 0 };
      const msg = messages['server.tooManyUntil'].replace('{seconds}', String(limit.reset));
      throw new HttpFailure(429, 'server.tooMany', { retryAfter: limit.reset, limit, errors: [{ msg }] });
    }
  };
}

/** Lets everybody make so many calls a minute to this server. @param points How many. */
export function rateLimit(name: string, points: number): Consume {
  return consumeOf(name, new RateLimiterMemory({ points, duration: limitWindow }));
}

/** Looks for something unless too much was looked for in vain under the same key. Throws HttpFailure 429 then. */
export type LookFor = <T>(key: string, look: () => Promise<T | null>) => Promise<T | null>;

/** Lets everybody look so often a minute for what is not there; what is found counts for nothing. */
export function limitVainLooks(name: string, points: number): LookFor {
  const limiter = new RateLimiterMemory({ points, duration: limitWindow });
  const consume = consumeOf(name, limiter);
  return async (key, look) => {
    await consume(key);
    const found = await look();
    if (found !== null) await limiter.reward(key);
    return found;
  };
}
