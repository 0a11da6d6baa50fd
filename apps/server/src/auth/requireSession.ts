import { callWorth } from '../http/callWorth.ts';
import type { HttpContext, Session } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { Consume } from '../http/rateLimit.ts';
import type { SessionCache } from './sessionCache.ts';

/** Finds out who makes a call. Throws HttpFailure 401 when nobody has signed in for it, 429 when he calls too often. */
export type Authenticate = (context: HttpContext) => Promise<Session>;

/**
 * Takes the bearer for the session that it opens, and counts the call for its wallet: somebody who calls from many
 * addresses is still one.
 */
export function requireSession(sessions: SessionCache, consume: Consume): Authenticate {
  return async (context) => {
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const session = token === undefined ? null : await sessions.use(token);
    if (session === null) throw new HttpFailure(401, 'server.signInAgain');
    context.set('session', session);
    await consume(context, session.wallet, callWorth(context));
    return session;
  };
}
