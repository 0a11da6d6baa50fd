import type { Config } from '../config/config.ts';
import type { Handlers, HttpContext } from '../http/handlers.ts';
import type { Live } from './createLive.ts';

interface Dependencies {
  live: Live;
  /** True if a wallet has a role in support. */
  isSupporter: (wallet: `0x${string}`) => Promise<boolean>;
  config: Config;
}

/** The Node response; undefined for calls within the process. */
function outgoingOf({ env }: HttpContext): { destroy(): unknown } | undefined {
  const given: unknown = env;
  if (typeof given !== 'object' || given === null || !('outgoing' in given)) return undefined;
  return given.outgoing as { destroy(): unknown };
}

export function liveHandlers({ live, isSupporter, config }: Dependencies): Pick<Handlers, 'live'> {
  return {
    async live(_input, { http, session }) {
      // A HEAD request does not read the stream.
      if (http.req.raw.method === 'HEAD') return new Response(null);
      const isAtDesk = session.site !== null && config.deskOrigins.includes(session.site);
      return live.open(session, {
        isStaff: isAtDesk && (await isSupporter(session.wallet)),
        cut: () => outgoingOf(http)?.destroy(),
      });
    },
  };
}
