import type { HttpContext } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';

/** Seconds after which one of them may have ended. */
const pause = 10;

/** Does what a member asks for unless too much of theirs is under way. */
type LimitUnderWay = <T>(wallet: string, http: HttpContext, task: () => Promise<T>) => Promise<T>;

/**
 * Lets each member have so many tasks under way at a time: what a slow request has sent until now is counted
 * nowhere else. The tasks throw HttpFailure 429 that are one too many.
 */
export function limitUnderWay(atMost: number): LimitUnderWay {
  const underWay = new Map<string, number>();
  return async (wallet, http, task) => {
    const others = underWay.get(wallet) ?? 0;
    if (others >= atMost) {
      http.header('Retry-After', String(pause));
      throw new HttpFailure(429, 'server.tooMany');
    }
    underWay.set(wallet, others + 1);
    try {
      return await task();
    } finally {
      const left = (underWay.get(wallet) ?? 0) - 1;
      if (left > 0) underWay.set(wallet, left);
      else underWay.delete(wallet);
    }
  };
}
