import { limitHeaders } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import type { Variables } from './handlers.ts';

/** A rate limit and its state for one key. */
export interface Limit {
  /** Name in lower case. */
  name: string;
  /** Calls per window, and the window in seconds. */
  points: number;
  window: number;
  remaining: number;
  /** Seconds until the window restarts. */
  reset: number;
}

/** Headers of a limit by draft-ietf-httpapi-ratelimit-headers. */
export function headersOfLimit(limit: Limit | undefined): Record<string, string> {
  if (!limit) return {};
  const { name, points, window, remaining, reset } = limit;
  return {
    [limitHeaders.policy]: `"${name}";q=${points};w=${window}`,
    [limitHeaders.left]: `"${name}";r=${remaining};t=${reset}`,
  };
}

/** Adds the state of the limit to every reply of a counted call. */
export const setLimitHeaders: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  if (context.get('isComplete')) return;
  for (const [name, value] of Object.entries(headersOfLimit(context.get('limit')))) {
    context.res.headers.set(name, value);
  }
};
