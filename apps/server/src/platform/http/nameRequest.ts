import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { isFromProxy } from './callers.ts';
import type { Variables } from './handlers.ts';

/** What a proxy may call a request. */
const shape = /^[\w=-]{1,255}$/;

/**
 * Names each request, for the log and for questions about it: by the trusted proxy's name, else by one of its
 * own. A caller's own name would let them write into other people's lines.
 */
export function nameRequest(config: Config): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    const given = context.req.header(requestIdHeader);
    const isTaken = given !== undefined && shape.test(given) && isFromProxy(context, config);
    const name = isTaken ? given : randomUUID();
    context.set('requestId', name);
    await next();
    if (!context.get('isComplete')) context.res.headers.set(requestIdHeader, name);
  };
}
