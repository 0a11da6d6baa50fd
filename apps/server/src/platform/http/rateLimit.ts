import { messages } from '@upline/domain';
import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpFailure } from './httpFailure.ts';
import type { Limit } from './limit.ts';

/**
 * Counts a call under a key, by its cost.
 * @returns The state of the limit.
 * @throws HttpFailure 429 above the limit.
 */
export type Consume = (key: string, worth?: number) => Promise<Limit>;

/** Window of all limits, seconds. */
export const limitWindow = 60;

/**
 * Adapts a limiter to calls. Throws HttpFailure 429 above the limit. @param name Name of the limit.
 */
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

/** A limit per minute, counted by this server. @param points Calls per key. */
export function rateLimit(name: string, points: number): Consume {
  return consumeOf(name, new RateLimiterMemory({ points, duration: limitWindow }));
}

/** Runs a lookup, unless too many under its key found nothing. Throws HttpFailure 429 then. */
export type LookFor = <T>(key: string, look: () => Promise<T | null>) => Promise<T | null>;

/** A limit per minute on lookups that find nothing; successful ones are free. */
export function limitFailedLookups(name: string, points: number): LookFor {
  const limiter = new RateLimiterMemory({ points, duration: limitWindow });
  const consume = consumeOf(name, limiter);
  return async (key, look) => {
    await consume(key);
    const found = await look();
    if (found !== null) await limiter.reward(key);
    return found;
  };
}
