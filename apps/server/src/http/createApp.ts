import { allowedMethods, challenge, failureBody } from '@upline/api/contract';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { authHandlers } from '../auth/handlers.ts';
import type { SessionCache } from '../auth/sessionCache.ts';
import { sessionHandlers } from '../auth/sessionHandlers.ts';
import { verifySignature } from '../auth/verifySignature.ts';
import { clientErrorHandlers } from '../clientErrors/handlers.ts';
import type { Config } from '../config.ts';
import { alwaysThere, type DatabaseWatch } from '../db/databaseWatch.ts';
import { isDatabaseTrouble } from '../db/isDatabaseTrouble.ts';
import type { Db, Driver } from '../db/openDb.ts';
import { deskHandlers } from '../desk/handlers.ts';
import { staffActHandlers } from '../desk/staffActHandlers.ts';
import type { ChainContext } from '../ledger/chainContext.ts';
import type { LedgerView } from '../ledger/ledgerView.ts';
import { ledgerLineHandlers } from '../ledgerLines/handlers.ts';
import type { Live } from '../live/createLive.ts';
import { liveHandlers } from '../live/handlers.ts';
import { memberHandlers } from '../members/handlers.ts';
import { termsHandlers } from '../members/terms.ts';
import { notificationHandlers } from '../notifications/handlers.ts';
import type { Metrics } from '../operations/metrics.ts';
import { placeHandlers } from '../places/handlers.ts';
import { poolHandlers } from '../pools/handlers.ts';
import { referralHandlers } from '../referrals/handlers.ts';
import { ticketHandlers } from '../tickets/handlers.ts';
import { bindFiles } from '../uploads/bindFiles.ts';
import { uploadHandlers } from '../uploads/handlers.ts';
import type { Pictures } from '../uploads/pictures/createPictures.ts';
import type { Storage } from '../uploads/storage.ts';
import { bindCalls } from './bindCalls.ts';
import { requireDatabase } from './guards.ts';
import type { Handlers, HttpContext, Variables } from './handlers.ts';
import { bindHealth } from './health.ts';
import { HttpFailure } from './httpFailure.ts';
import { nameRequest } from './nameRequest.ts';
import { observe } from './observe.ts';
import { securityHeaders } from './securityHeaders.ts';
import { serveContract } from './serveContract.ts';
import { serveWeb } from './serveWeb.ts';
import { shareWithOrigins } from './shareWithOrigins.ts';

/** What the server is made of. */
export interface Dependencies {
  config: Config;
  db: Db;
  driver: Driver;
  /** Knows whether the database answers; always, unless given. */
  watch?: DatabaseWatch;
  /** Whether the server has been told to stop. */
  isLeaving?: () => boolean;
  /** Where uploads are kept. */
  storage: Storage;
  /** What opens the pictures among them. */
  pictures: Pictures;
  chain: ChainContext;
  /** How far the ledger is. */
  ledger: LedgerView;
  log: Logger;
  /** Who has signed in. */
  sessions: SessionCache;
  /** Who listens. */
  live: Live;
  /** What counts the replies, where metrics are on. */
  metrics?: Metrics;
}

/** Seconds after which what is not available now may be so again. */
const pause = 2;

function answerFailure(context: HttpContext, failure: HttpFailure): Response {
  const endpoint = context.get('endpoint');
  const { message, errors, status } = failure;
  const retryAfter = failure.retryAfter ?? (status === 503 ? pause : null);
  if (retryAfter !== null) context.header('Retry-After', String(retryAfter));
  if (status === 401) {
    const isOfMembers = endpoint?.route.access !== 'public';
    const hasBearer = isOfMembers && context.req.header('authorization') !== undefined;
    context.header('WWW-Authenticate', challenge(hasBearer));
  }
  // What still comes of it is not waited for.
  if (status === 408) context.header('Connection', 'close');
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
  const {
    config,
    db,
    storage,
    pictures,
    driver,
    watch = alwaysThere,
    isLeaving = () => false,
    sessions,
    live,
    chain,
    ledger,
    log,
    metrics,
  } = dependencies;
  const app = new Hono<{ Variables: Variables }>();
  const handlers: Handlers = {
    ...authHandlers({ db, driver, config, verify: verifySignature(chain.client), chain }),
    ...sessionHandlers({ db, sessions }),
    ...clientErrorHandlers({ config, log, ...(metrics && { metrics }) }),
    ...liveHandlers({ live, config }),
    ...memberHandlers({ db }),
    ...termsHandlers({ db }),
    ...placeHandlers({ db, chain }),
    ...poolHandlers({ db, chain }),
    ...referralHandlers({ db, chain }),
    ...ledgerLineHandlers({ db }),
    ...notificationHandlers({ db }),
    ...uploadHandlers({ db, config, storage, pictures }),
    ...ticketHandlers({ db }),
    ...deskHandlers({ db }),
    ...staffActHandlers({ db }),
  };

  app.use(nameRequest(config));
  app.use(observe({ ledger, log, ...(metrics && { metrics }) }));
  app.use(securityHeaders(config));
  bindHealth(app, { watch, ledger, config, isLeaving });
  serveContract(app);
  app.use('/api/*', shareWithOrigins(config), async (context, next) => {
    await next();
    if (context.get('isComplete')) return;
    // A stream says more: nobody may gather and pack what it sends.
    const { headers } = context.res;
    if (!headers.has('cache-control')) headers.set('Cache-Control', 'no-store');
  });
  bindCalls(app, { handlers, config, sessions, watch });
  app.all('/api/*', (context) => {
    const allowed = allowedMethods(context.req.path);
    if (allowed.length === 0) return answerFailure(context, new HttpFailure(404, 'server.notFound'));
    context.header('Allow', allowed.join(', '));
    return answerFailure(context, new HttpFailure(405, 'server.wrongMethod'));
  });
  app.use('/files/*', requireDatabase(watch));
  bindFiles(app, { db, config, storage });
  serveWeb(app, config);

  app.notFound((context) => answerFailure(context, new HttpFailure(404, 'server.notFound')));
  app.onError((error, context) => {
    if (error instanceof HttpFailure) {
      if (error.cause) log.warn({ err: error.cause }, error.message);
      return answerFailure(context, error);
    }
    if (isDatabaseTrouble(error)) {
      log.warn({ err: error }, 'The database could not serve a request.');
      return answerFailure(context, new HttpFailure(503, 'server.databaseDown'));
    }
    log.error({ err: error }, 'A request failed.');
    return answerFailure(context, new HttpFailure(500, 'server.failed'));
  });
  return app;
}
