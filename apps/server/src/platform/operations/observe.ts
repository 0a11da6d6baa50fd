import { ledgerBlockHeader } from '@upline/api';
import { shortAddress } from '@upline/domain';
import type { MiddlewareHandler } from 'hono';
import type { Logger } from 'pino';
import type { HttpContext, Variables } from '../http/handlers.ts';
import { requestScope } from '../log/requestScope.ts';
import type { LedgerView } from './ledgerView.ts';
import type { Metrics } from './metrics.ts';

interface Dependencies {
  ledger: LedgerView;
  log: Logger;
  metrics?: Metrics;
}

/** Pattern of the path: few values, without IDs. */
function routeOf(context: HttpContext): string {
  const endpoint = context.get('endpoint');
  if (endpoint) return endpoint.route.path;
  const [, room = ''] = /^\/(api|assets|files|health)\//.exec(context.req.path) ?? [];
  return room ? `/${room}/*` : '/*';
}

/**
 * Records every reply: the ledger's block in a header, a line in the log, the duration in the
 * metrics. Calls and files are logged at `info`; assets and health checks at `debug`.
 */
export function observe({ ledger, log, metrics }: Dependencies): MiddlewareHandler<{ Variables: Variables }> {
  return async (context, next) => {
    // Read before the handler runs, so that the body is never older than the header.
    const reached = ledger.reached();
    context.set('reached', reached);
    const started = performance.now();
    await requestScope.run({ request: context.get('requestId') }, async () => {
      await next();
      // Set directly, since `context.header` would copy a finished response.
      if (!context.get('isComplete')) context.res.headers.set(ledgerBlockHeader, String(reached));
      const { method } = context.req;
      const { status } = context.res;
      const route = routeOf(context);
      const milliseconds = performance.now() - started;
      metrics?.noteReply({ method, route, status, seconds: milliseconds / 1000 });
      const session = context.get('session');
      const isCall = route.startsWith('/api/') || route.startsWith('/files/');
      log[isCall ? 'info' : 'debug'](
        {
          method,
          route,
          status,
          milliseconds: Math.round(milliseconds),
          ...(session && { wallet: shortAddress(session.wallet) }),
        },
        'answered',
      );
    });
  };
}
