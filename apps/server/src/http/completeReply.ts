import { ledgerBlockHeader } from '@upline/api';
import type { Config } from '../config/config.ts';
import type { HttpContext } from './handlers.ts';
import { requestIdHeader } from './nameRequest.ts';
import { standingHeaders } from './securityHeaders.ts';
import { sharingHeaders } from './shareWithOrigins.ts';

/** Answers a call with its body, in its own envelope. */
export type Reply = (context: HttpContext, body: unknown) => Promise<Response>;

/**
 * A reply with all that it says, put together once from plain records: header by header, as replies are marked
 * otherwise, takes longer than asking the database. For members' calls that only read: their handlers
 * set no header of their own on the context.
 */
export function completeReply(config: Config): Reply {
  const standing = standingHeaders(config);
  return async (context, body) => {
    const headers = {
      ...(await standing),
      ...sharingHeaders(config, context.req.header('origin')),
      'cache-control': 'no-store',
      'content-type': 'application/json',
      [ledgerBlockHeader]: String(context.get('reached')),
      [requestIdHeader]: context.get('requestId'),
    };
    context.set('isComplete', true);
    return new Response(JSON.stringify(body), { headers });
  };
}
