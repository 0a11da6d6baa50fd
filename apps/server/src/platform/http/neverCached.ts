import type { MiddlewareHandler } from 'hono';
import type { Variables } from './handlers.ts';

/**
 * Replies are never cached; a live stream sets its own header, which also forbids proxies to buffer it. A reply that
 * is written already says this itself.
 */
export const neverCached: MiddlewareHandler<{ Variables: Variables }> = async (context, next) => {
  await next();
  if (context.get('isComplete')) return;
  const { headers } = context.res;
  if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
};
