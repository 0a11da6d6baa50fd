import { ledgerBlockHeader } from '@upline/api';
import { failureBody } from '@upline/api/contract';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { requestId } from 'hono/request-id';
import type { Logger } from 'pino';
import { authHandlers } from '../auth/handlers.ts';
import { useSession } from '../auth/sessions.ts';
import { verifySignature } from '../auth/verifySignature.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/openDb.ts';
import { deskHandlers } from '../desk/handlers.ts';
import type { ChainContext } from '../ledger/chainContext.ts';
import type { LedgerView } from '../ledger/ledgerView.ts';
import { memberHandlers } from '../members/handlers.ts';
import { notificationHandlers } from '../notifications/handlers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { poolHandlers } from '../pools/handlers.ts';
import { referralHandlers } from '../referrals/handlers.ts';
import { ticketHandlers } from '../tickets/handlers.ts';
import { bindCalls } from './bindCalls.ts';
import { checkOrigin, limitBody, limitRate } from './guards.ts';
import type { Handlers, HttpContext, Variables } from './handlers.ts';
import { bindHealth } from './health.ts';
import { HttpFailure } from './httpFailure.ts';
import { observe } from './observe.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveWeb } from './serveWeb.ts';

/** What the server is made of. */
export interface Dependencies {
  config: Config;
  db: Db;
  chain: ChainContext;
  /** How far the ledger is. */
  ledger: LedgerView;
  log: Logger;
  /** What counts the replies, where somebody reads it. */
  metrics?: Metrics;
}

function answerFailure(context: HttpContext, failure: HttpFailure): Response {
  const endpoint = context.get('endpoint');
  const { message, errors, status } = failure;
  const body = endpoint
    ? failureBody(endpoint, message, errors)
    : { success: false, data: null, message, errors };
  return context.json(body, status);
}

/**
 * The server as a handler of requests: it listens on nothing and starts nothing.
 * @returns A Hono app; `fetch` and `request` answer.
 */
export function createApp(dependencies: Dependencies): Hono<{ Variables: Variables }> {
  const { config, db, chain, ledger, log, metrics } = dependencies;
  const app = new Hono<{ Variables: Variables }>();
  const handlers: Handlers = {
    ...authHandlers({ db, config, verify: verifySignature(chain.client), root: chain.root }),
    ...memberHandlers({ db }),
    ...poolHandlers({ db, chain }),
    ...referralHandlers({ db, chain }),
    ...notificationHandlers({ db }),
    ...ticketHandlers({ db, staff: config.staffWallets }),
    ...deskHandlers({ db, staff: config.staffWallets }),
  };

  app.use(requestId());
  app.use(observe({ ledger, log, ...(metrics && { metrics }) }));
  app.use(securityHeaders(config));
  bindHealth(app, { db, ledger, config });
  app.use(
    '/api/*',
    cors({ origin: [...config.origins], credentials: true, exposeHeaders: [ledgerBlockHeader] }),
    async (context, next) => {
      await next();
      context.header('Cache-Control', 'no-store');
    },
  );
  const guards = [checkOrigin(config), limitRate(config), limitBody()];
  bindCalls(app, handlers, guards, (token) => useSession(db, token), config.staffWallets);
  app.all('/api/*', (context) => answerFailure(context, new HttpFailure(404, 'server.notFound')));
  serveWeb(app, config);

  app.notFound((context) => answerFailure(context, new HttpFailure(404, 'server.notFound')));
  app.onError((error, context) => {
    if (error instanceof HttpFailure) {
      if (error.cause) log.warn({ err: error.cause }, error.message);
      return answerFailure(context, error);
    }
    log.error({ err: error }, 'A request failed.');
    return answerFailure(context, new HttpFailure(500, 'server.failed'));
  });
  return app;
}
