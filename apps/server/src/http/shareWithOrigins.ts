import { ledgerBlockHeader } from '@upline/api';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config.ts';

const exposed = [ledgerBlockHeader, 'Content-Disposition', 'Retry-After'];

/**
 * Lets the sites that may call read what they are answered. A question of a browser beforehand is answered here;
 * of all others only the reply is marked, once there is one: begun before, it would be made twice.
 */
export function shareWithOrigins({ origins }: Config): MiddlewareHandler {
  const answerQuestion = cors({ origin: [...origins], credentials: true, exposeHeaders: exposed });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerQuestion(context, next);
    await next();
    const { headers } = context.res;
    const origin = context.req.header('origin');
    if (origin !== undefined && origins.includes(origin)) headers.set('Access-Control-Allow-Origin', origin);
    headers.set('Access-Control-Allow-Credentials', 'true');
    headers.set('Access-Control-Expose-Headers', exposed.join());
    headers.append('Vary', 'Origin');
  };
}
