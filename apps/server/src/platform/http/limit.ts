import { limitHeaders } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import type { Variables } from './handlers.ts';

/** What is counted under one key, and what is left of it. */
export interface Limit {
  /** Names what is counted, in small letters. */
  name: string;
  /** How many calls there are in a window, and its length in seconds. */
  points: number;
  window: number;
  remaining: number;
  /** Seconds until the window starts again. */
  reset: number;
}

/** A limit as a reply tells it, by draft-ietf-httpapi-ratelimit-headers. */
export function headersOfLimit(limit: Limit | undefined): Record<string, string> {
  if (!limit) return {};
  const { name, points, window, remaining, reset } = limit;
  return {
    [limitHeaders.policy]: `"${name}";q=${points};w=${window}`,
    [limitHeaders.left]: `"${name}";r=${remaining};t=${reset}`,
  };
}

/** Says in every reply to a call that was counted what is left. */
export const tellLimit: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  if (context.get('isComplete')) return;
  for (const [name, value] of Object.entries(headersOfLimit(context.get('limit')))) {
    context.res.headers.set(name, value);
  }
};
