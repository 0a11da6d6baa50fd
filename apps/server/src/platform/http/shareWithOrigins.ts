import { ledgerBlockHeader } from '@upline/api';
import { limitHeaders, replayedHeader, requestIdHeader } from '@upline/api/contract';
import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Config } from '../config/config.ts';
import type { Variables } from './handlers.ts';

const exposed = [
  ledgerBlockHeader,
  requestIdHeader,
  limitHeaders.policy,
  limitHeaders.left,
  replayedHeader,
  'Content-Disposition',
  'ETag',
  'Retry-After',
];

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** CORS headers of a reply; a page of the server's own site needs none. @param origin The `Origin` header of the call. */
export function sharingHeaders(
  { origins }: Pick<Config, 'origins'>,
  origin: string | undefined,
): Record<'vary', string> & Record<string, string> {
  const isShared = origin !== undefined && origins.includes(origin);
  return {
    ...(isShared && {
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': exposed.join(),
    }),
    vary: 'Origin',
  };
}

/**
 * Allows the configured sites to read replies. Answers preflight requests; for other requests, adds
 * the headers after the reply exists, since adding them before would create it twice.
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
