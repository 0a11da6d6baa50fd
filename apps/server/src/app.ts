import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createCallers } from './auth/createCallers.ts';
import { authHandlers } from './auth/handlers.ts';
import type { SessionCache } from './auth/sessionCache.ts';
import { sessionHandlers } from './auth/sessionHandlers.ts';
import { verifySignature } from './auth/verifySignature.ts';
import type { ChainContext } from './chain/chainContext.ts';
import { clientErrorHandlers } from './clientErrors/handlers.ts';
import type { Config } from './config/config.ts';
import { dataRequestHandlers } from './dataRequests/handlers.ts';
import { alwaysThere, type DatabaseWatch } from './db/databaseWatch.ts';
import type { Db, Driver } from './db/openDb.ts';
import { announcementHandlers } from './desk/announcementHandlers.ts';
import { auditHandlers } from './desk/auditHandlers.ts';
import { bulkHandlers } from './desk/bulkHandlers.ts';
import { deskDataRequestHandlers } from './desk/dataRequestHandlers.ts';
import { guardDesk } from './desk/guardDesk.ts';
import { deskHandlers } from './desk/handlers.ts';
import { hoursHandlers } from './desk/hours.ts';
import { linkHandlers } from './desk/links.ts';
import { macroHandlers } from './desk/macroHandlers.ts';
import { memberHandlers } from './desk/memberHandlers.ts';
import { mergeHandlers } from './desk/mergeHandlers.ts';
import { operateHandlers } from './desk/operateHandlers.ts';
import { presenceHandlers } from './desk/presenceHandlers.ts';
import { replyHandlers } from './desk/replyHandlers.ts';
import { reportHandlers } from './desk/reports.ts';
import { staffHandlers } from './desk/staffHandlers.ts';
import { bindCalls } from './http/bindCalls.ts';
import { warnOfUnnamedProxy } from './http/callers.ts';
import { bindFailures, bindUnknownCalls } from './http/failures.ts';
import { requireDatabase } from './http/guards.ts';
import type { Handlers, Variables } from './http/handlers.ts';
import { nameRequest } from './http/nameRequest.ts';
import { neverCached } from './http/neverCached.ts';
import { rateLimit } from './http/rateLimit.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { serveContract } from './http/serveContract.ts';
import { serveWeb } from './http/serveWeb.ts';
import { shareWithOrigins } from './http/shareWithOrigins.ts';
import { incidentHandlers } from './incidents/handlers.ts';
import type { LedgerView } from './ledger/ledgerView.ts';
import { ledgerLineHandlers } from './ledgerLines/handlers.ts';
import type { Live } from './live/createLive.ts';
import { liveHandlers } from './live/handlers.ts';
import { termsHandlers } from './members/terms.ts';
import { notificationHandlers } from './notifications/handlers.ts';
import { bindHealth } from './operations/health.ts';
import type { Metrics } from './operations/metrics.ts';
import { observe } from './operations/observe.ts';
import { placeHandlers } from './places/handlers.ts';
import { poolHandlers } from './pools/handlers.ts';
import type { Presence } from './presence/createPresence.ts';
import { profileHandlers } from './profile/handlers.ts';
import { referralHandlers } from './referrals/handlers.ts';
import { createStaff } from './staff/roles.ts';
import { ticketHandlers } from './tickets/handlers.ts';
import { bindFiles } from './uploads/bindFiles.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import type { Pictures } from './uploads/pictures/createPictures.ts';
import { receiveFiles } from './uploads/receiveFiles.ts';
import type { Storage } from './uploads/storage.ts';

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
  /** Who is at which ticket. */
  presence: Presence;
  /** What counts the replies, where metrics are on. */
  metrics?: Metrics;
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
    presence,
    chain,
    ledger,
    log,
    metrics,
  } = dependencies;
  const receive = receiveFiles({ db, config, storage, pictures });
  const staff = createStaff(config);
  const app = new Hono<{ Variables: Variables }>();
  const handlers: Handlers = {
    ...authHandlers({ db, driver, config, verify: verifySignature(chain.client), chain, staff }),
    ...sessionHandlers({ db, sessions }),
    ...clientErrorHandlers({ config, log, ...(metrics && { metrics }) }),
    ...liveHandlers({ live, db, staff, config }),
    ...profileHandlers({ db }),
    ...termsHandlers({ db }),
    ...placeHandlers({ db, chain }),
    ...poolHandlers({ db, chain }),
    ...referralHandlers({ db, chain }),
    ...ledgerLineHandlers({ db }),
    ...notificationHandlers({ db }),
    ...uploadHandlers({ receive }),
    ...ticketHandlers({ db, chain, receive }),
    ...deskHandlers({ db, staff }),
    ...memberHandlers({ db, chain }),
    ...replyHandlers({ db }),
    ...bulkHandlers({ db, staff }),
    ...mergeHandlers({ db, staff }),
    ...linkHandlers({ db }),
    ...macroHandlers({ db, staff }),
    ...presenceHandlers({ db, presence }),
    ...staffHandlers({ db, staff, sessions }),
    ...auditHandlers({ db, staff }),
    ...dataRequestHandlers({ db, config }),
    ...deskDataRequestHandlers({ db, sessions, config }),
    ...incidentHandlers({ db }),
    ...hoursHandlers({ db }),
    ...reportHandlers({ db, staff }),
    ...operateHandlers({ ledger }),
    ...announcementHandlers({ db, ledger }),
  };

  app.use(nameRequest(config));
  app.use(observe({ ledger, log, ...(metrics && { metrics }) }));
  app.use(warnOfUnnamedProxy(config, log));
  app.use(securityHeaders(config));
  bindHealth(app, { watch, ledger, config, isLeaving });
  serveContract(app);
  app.use('/api/*', shareWithOrigins(config), neverCached);
  const byAddress = rateLimit(config.rateLimit);
  const callers = createCallers({ config, sessions, byAddress });
  bindCalls(app, {
    handlers,
    config,
    callers,
    requireRole: guardDesk({ db, staff, config }),
    byAddress,
    watch,
  });
  bindUnknownCalls(app);
  app.use('/files/*', requireDatabase(watch));
  bindFiles(app, { db, config, storage, staff });
  bindFailures(app, log, serveWeb(app, config));
  return app;
}
