import { ledgerBlockHeader } from '@upline/api';
import { limitHeaders, requestIdHeader } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config/config.ts';
import type { Variables } from './handlers.ts';

const exposed = [
  ledgerBlockHeader,
  requestIdHeader,
  limitHeaders.policy,
  limitHeaders.left,
  'Content-Disposition',
  'ETag',
  'Retry-After',
];

/** Every method that a call has. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** What a reply says of who may read it. @param origin The site that a call names. */
export function sharingHeaders(
  { origins }: Config,
  origin: string | undefined,
): Record<'vary', string> & Record<string, string> {
  return {
    ...(origin !== undefined && origins.includes(origin) && { 'access-control-allow-origin': origin }),
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': exposed.join(),
    vary: 'Origin',
  };
}

/**
 * Lets the sites that may call read what they are answered. A question of a browser beforehand is answered here;
 * of all others only the reply is marked, once there is one: begun before, it would be made twice.
 */
export function shareWithOrigins(config: Config): MiddlewareHandler<{ Variables: Variables }> {
  const origin = [...config.origins];
  const answerQuestion = cors({ origin, credentials: true, exposeHeaders: exposed, allowMethods: methods });
  return async (context, next) => {
    if (context.req.method === 'OPTIONS') return answerQuestion(context, next);
    await next();
    if (context.get('isComplete')) return;
    const { vary, ...others } = sharingHeaders(config, context.req.header('origin'));
    const { headers } = context.res;
    for (const [name, value] of Object.entries(others)) headers.set(name, value);
    headers.append('Vary', vary);
  };
}
