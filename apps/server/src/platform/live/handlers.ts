import type { Config } from '../config/config.ts';
import type { Handlers, HttpContext } from '../http/handlers.ts';
import type { Live } from './createLive.ts';

interface Dependencies {
  live: Live;
  /** Whether a wallet has a role in support. */
  isSupporter: (wallet: `0x${string}`) => Promise<boolean>;
  config: Config;
}

/** The response that Node writes to; none when the call is made within the process. */
function outgoingOf({ env }: HttpContext): { destroy(): unknown } | undefined {
  const given: unknown = env;
  if (typeof given !== 'object' || given === null || !('outgoing' in given)) return undefined;
  return given.outgoing as { destroy(): unknown };
}

/** Hearing what changes. */
export function liveHandlers({ live, isSupporter, config }: Dependencies): Pick<Handlers, 'live'> {
  return {
    async live(_input, { http, session }) {
      // Nobody would read the stream of a HEAD.
      if (http.req.raw.method === 'HEAD') return new Response(null);
      const isAtDesk = session.site !== null && config.deskOrigins.includes(session.site);
      return live.open(session, {
        isStaff: isAtDesk && (await isSupporter(session.wallet)),
        cut: () => outgoingOf(http)?.destroy(),
      });
    },
  };
}
