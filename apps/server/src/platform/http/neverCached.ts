import type { MiddlewareHandler } from 'hono';
import type { Variables } from './handlers.ts';

/**
 * Forbids caching of replies. A live stream sets its own header, which also forbids proxies to
 * buffer it; finished replies already contain the header.
 */
export const neverCached: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  if (context.get('isComplete')) return;
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
};
