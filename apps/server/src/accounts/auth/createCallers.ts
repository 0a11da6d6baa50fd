import type { Config } from '../../platform/config/config.ts';
import { addressKey } from '../../platform/http/addressKey.ts';
import type { Callers } from '../../platform/http/bindCalls.ts';
import { callerAddress } from '../../platform/http/callers.ts';
import { callWorth } from '../../platform/http/callWorth.ts';
import type { HttpContext, Session } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { type Consume, limitFailedLookups, rateLimit } from '../../platform/http/rateLimit.ts';
import type { SessionCache } from './sessionCache.ts';

/**
 * Lookups of unknown bearers per minute and address, as a multiple of the limit on calls. It
 * exceeds 1 so that an attacker's invented bearers do not immediately lock out callers with a
 * session at the same address.
 */
const vainLooksPerCall = 10;

interface Dependencies {
  config: Config;
  sessions: SessionCache;
  byAddress: Consume;
}

/**
 * Looks up the session of the bearer token and counts the call for its wallet, whatever the
 * address: a wallet has one limit at many addresses, and wallets that share an address have a limit
 * each. Calls without a session count for their address.
 */
export function createCallers({ config, sessions, byAddress }: Dependencies): Callers {
  const byWallet = rateLimit('wallet', config.rateLimit);
  const lookFor = limitFailedLookups('unknown-bearers', config.rateLimit * vainLooksPerCall);
  const addressOf = (context: HttpContext) => addressKey(callerAddress(context, config));

  async function sessionOf(context: HttpContext): Promise<Session | null> {
    const [, token] = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '') ?? [];
    if (token === undefined) return null;
    return sessions.use(token, (look) => lookFor(addressOf(context), look));
  }

  async function count(context: HttpContext, session: Session | null): Promise<void> {
    const worth = callWorth(context);
    const limit =
      session === null ? await byAddress(addressOf(context), worth) : await byWallet(session.wallet, worth);
    context.set('limit', limit);
  }

  const signInAgain = () => new HttpFailure(401, 'server.signInAgain');

  return {
    async requireSession(context) {
      const session = await sessionOf(context);
      if (session !== null) context.set('session', session);
      await count(context, session);
      if (session === null) throw signInAgain();
      const requireStill = async () => {
        if ((await sessionOf(context)) === null) throw signInAgain();
      };
      return { ...session, requireStill };
    },
    async countPublic(context) {
      const session = await sessionOf(context);
      if (session !== null) context.set('session', session);
      await count(context, session);
    },
  };
}
