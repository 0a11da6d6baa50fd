import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { HttpContext } from './handlers.ts';
import { HttpFailure } from './httpFailure.ts';

/** Counts one more call of whoever a key names. Throws HttpFailure 429 when there were too many. */
export type Consume = (context: HttpContext, key: string) => Promise<void>;

/** Lets everybody make so many calls a minute. @param points How many. */
export function rateLimit(points: number): Consume {
  const limiter = new RateLimiterMemory({ points, duration: 60 });
  return async (context, key) => {
    await limiter.consume(key).catch((refusal: unknown) => {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      context.header('Retry-After', String(Math.ceil(refusal.msBeforeNext / 1000)));
      throw new HttpFailure(429, 'server.tooMany');
    });
  };
}
