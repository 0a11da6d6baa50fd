import { messages } from '@upline/domain';
import { RateLimiterMemory, type RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { HttpFailure } from './httpFailure.ts';

/** Counts one more call under a key, or as many as it is worth. Throws HttpFailure 429 when there were too many. */
export type Consume = (key: string, worth?: number) => Promise<void>;

/** The seconds that limits count over. */
export const limitWindow = 60;

/** What a limiter counts, as the calls ask it. Throws HttpFailure 429 for one too many. */
export function consumeOf(limiter: RateLimiterMemory | RateLimiterPostgres): Consume {
  return async (key, worth = 1) => {
    await limiter.consume(key, worth).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const retryAfter = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      const msg = messages['server.tooManyUntil'].replace('{seconds}', String(retryAfter));
      throw new HttpFailure(429, 'server.tooMany', { retryAfter, errors: [{ msg }] });
    });
  };
}

/** Lets everybody make so many calls a minute to this server. @param points How many. */
export function rateLimit(points: number): Consume {
  return consumeOf(new RateLimiterMemory({ points, duration: limitWindow }));
}

/** Looks for something unless too much was looked for in vain under the same key. Throws HttpFailure 429 then. */
export type LookFor = <T>(key: string, look: () => Promise<T | null>) => Promise<T | null>;

/** Lets everybody look so often a minute for what is not there; what is found counts for nothing. */
export function limitVainLooks(points: number): LookFor {
  const limiter = new RateLimiterMemory({ points, duration: limitWindow });
  const consume = consumeOf(limiter);
  return async (key, look) => {
    await consume(key);
    const found = await look();
    if (found !== null) await limiter.reward(key);
    return found;
  };
}
