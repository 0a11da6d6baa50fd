import { randomUUID } from 'node:crypto';
import { requestIdHeader } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/config.ts';
import { isFromProxy } from './callers.ts';
import type { Variables } from './handlers.ts';

/** Accepted form of a proxy's request ID. */
const shape = /^[\w=-]{1,255}$/;

/**
 * Assigns each request an ID for the log: the trusted proxy's, or a random one. An ID chosen by a
 * caller could imitate other requests' lines.
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
