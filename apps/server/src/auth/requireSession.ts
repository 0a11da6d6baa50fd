import type { Config } from '../config.ts';
import { addressKey } from '../http/addressKey.ts';
import { callerAddress } from '../http/callers.ts';
import { callWorth } from '../http/callWorth.ts';
import type { HttpContext, Session } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { type Consume, limitVainLooks, rateLimit } from '../http/rateLimit.ts';
import type { SessionCache } from './sessionCache.ts';

/** Finds out who makes a call. Throws HttpFailure 401 without a session that holds, 429 for too many calls. */
export type Authenticate = (context: HttpContext) => Promise<Session>;

/**
 * How many wrong bearers an address may have looked up a minute for each call that it may make. More than its calls, so
 * that somebody who invents bearers does not at once keep out callers at the same address who have a session.
 */
const vainLooksPerCall = 10;

interface Parts {
  config: Config;
  sessions: SessionCache;
  /** Counts the calls of an address. */
  byAddress: Consume;
}

/**
 * Takes the bearer for the session that it opens, and counts the call for its wallet: somebody who calls from many
 * addresses is still one, and those who share an address are as many as they are. A call that no session is behind
 * counts for its address.
 */
export function requireSession({ config, sessions, byAddress }: Parts): Authenticate {
  const byWallet = rateLimit(config.rateLimit);
  const lookFor = limitVainLooks(config.rateLimit * vainLooksPerCall);
  return async (context) => {
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    const address = () => addressKey(callerAddress(context, config));
    const session =
      token === undefined ? null : await sessions.use(token, (look) => lookFor(address(), look));
    if (session === null) {
      await byAddress(address(), callWorth(context));
      throw new HttpFailure(401, 'server.signInAgain');
    }
    context.set('session', session);
    await byWallet(session.wallet, callWorth(context));
    return session;
  };
}
