import { isSupport } from '@upline/domain';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { createCallers } from './accounts/auth/createCallers.ts';
import { authHandlers } from './accounts/auth/handlers.ts';
import { createInvitations } from './accounts/auth/invitations.ts';
import { lockSender } from './accounts/auth/lockSender.ts';
import type { SessionCache } from './accounts/auth/sessionCache.ts';
import { sessionHandlers } from './accounts/auth/sessionHandlers.ts';
import { findOwner } from './accounts/auth/sessions.ts';
import { verifySignature } from './accounts/auth/verifySignature.ts';
import { enrolmentHandlers } from './accounts/enrolments/handlers.ts';
import { referrerHandler } from './accounts/enrolments/referrerHandler.ts';
import { termsHandlers } from './accounts/members/terms.ts';
import { notificationHandlers } from './accounts/notifications/handlers.ts';
import { profileHandlers } from './accounts/profile/handlers.ts';
import { referralHandlers } from './accounts/referrals/handlers.ts';
import { createStaff } from './accounts/staff/roles.ts';
import type { ChainContext } from './ledger/chain/chainContext.ts';
import { ledgerLineHandlers } from './ledger/lines/handlers.ts';
import { poolHandlers } from './ledger/pools/handlers.ts';
import { clientErrorHandlers } from './platform/clientErrors/handlers.ts';
import type { Config } from './platform/config/config.ts';
import { alwaysThere, type DatabaseWatch } from './platform/db/databaseWatch.ts';
import type { Db, Driver } from './platform/db/openDb.ts';
import { bindCalls } from './platform/http/bindCalls.ts';
import { warnOfUnnamedProxy } from './platform/http/callers.ts';
import { bindFailures, bindUnknownCalls } from './platform/http/failures.ts';
import { requireDatabase } from './platform/http/guards.ts';
import type { Handlers, Variables } from './platform/http/handlers.ts';
import { setLimitHeaders } from './platform/http/limit.ts';
import { nameRequest } from './platform/http/nameRequest.ts';
import { neverCached } from './platform/http/neverCached.ts';
import { rateLimit } from './platform/http/rateLimit.ts';
import { securityHeaders } from './platform/http/securityHeaders.ts';
import { serveContract } from './platform/http/serveContract.ts';
import { serveWeb } from './platform/http/serveWeb.ts';
import { shareWithOrigins } from './platform/http/shareWithOrigins.ts';
import type { Live } from './platform/live/createLive.ts';
import { liveHandlers } from './platform/live/handlers.ts';
import { bindHealth } from './platform/operations/health.ts';
import type { LedgerView } from './platform/operations/ledgerView.ts';
import type { Metrics } from './platform/operations/metrics.ts';
import { observe } from './platform/operations/observe.ts';
import { dataRequestHandlers } from './support/dataRequests/handlers.ts';
import { announcementHandlers } from './support/desk/announcementHandlers.ts';
import { auditHandlers } from './support/desk/auditHandlers.ts';
import { bulkHandlers } from './support/desk/bulkHandlers.ts';
import { deskDataRequestHandlers } from './support/desk/dataRequestHandlers.ts';
import { guardDesk } from './support/desk/guardDesk.ts';
import { deskHandlers } from './support/desk/handlers.ts';
import { hoursHandlers } from './support/desk/hours.ts';
import { linkHandlers } from './support/desk/links.ts';
import { macroHandlers } from './support/desk/macroHandlers.ts';
import { memberHandlers } from './support/desk/memberHandlers.ts';
import { mergeHandlers } from './support/desk/mergeHandlers.ts';
import { operateHandlers } from './support/desk/operateHandlers.ts';
import { presenceHandlers } from './support/desk/presenceHandlers.ts';
import { replyHandlers } from './support/desk/replyHandlers.ts';
import { reportHandlers } from './support/desk/reports.ts';
import { sentActHandlers } from './support/desk/sentActHandlers.ts';
import { staffHandlers } from './support/desk/staffHandlers.ts';
import { incidentHandlers } from './support/incidents/handlers.ts';
import type { Presence } from './support/presence/createPresence.ts';
import { ticketHandlers } from './support/tickets/handlers.ts';
import { bindFiles } from './uploads/bindFiles.ts';
import { uploadHandlers } from './uploads/handlers.ts';
import type { Pictures } from './uploads/pictures/createPictures.ts';
import { receiveFiles } from './uploads/receiveFiles.ts';
import type { Storage } from './uploads/storage.ts';

export interface Dependencies {
  config: Config;
  db: Db;
  driver: Driver;
  /** Reports if the database answers. @default always */
  watch?: DatabaseWatch;
  /** True while the server shuts down. @default never */
  isLeaving?: () => boolean;
  storage: Storage;
  pictures: Pictures;
  chain: ChainContext;
  ledger: LedgerView;
  log: Logger;
  sessions: SessionCache;
  live: Live;
  presence: Presence;
  /** Counts replies, if metrics are enabled. */
  metrics?: Metrics;
}

/**
 * Creates the server as a request handler; opens no port and starts no task.
 * @returns A Hono app with `fetch` and `request`.
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
  const receive = receiveFiles({ db, config, storage, pictures, lockSender });
  const staff = createStaff(config);
  const isSupporter = async (wallet: `0x${string}`) => isSupport(await staff.rolesOf(db, wallet));
  const app = new Hono<{ Variables: Variables }>();
  const handlers: Handlers = {
    ...authHandlers({ db, driver, config, verify: verifySignature(chain.client), chain, staff }),
    ...sessionHandlers({ db, sessions }),
    ...clientErrorHandlers({ config, log, ...(metrics && { metrics }) }),
    ...liveHandlers({ live, isSupporter, config }),
    ...profileHandlers({ db }),
    ...termsHandlers({ db }),
    ...enrolmentHandlers({ db, chain, lockSender }),
    ...referrerHandler({ db, chain }),
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
    ...operateHandlers({ db, ledger }),
    ...announcementHandlers({ db, ledger, chain, staff }),
    ...sentActHandlers({ db }),
  };

  app.use(nameRequest(config));
  app.use(observe({ ledger, log, ...(metrics && { metrics }) }));
  app.use(warnOfUnnamedProxy(config, log));
  app.use(securityHeaders(config));
  bindHealth(app, { watch, ledger, config, isLeaving });
  serveContract(app, config.version);
  app.use('/api/*', shareWithOrigins(config), neverCached, setLimitHeaders);
  const byAddress = rateLimit('address', config.rateLimit);
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
  app.use('/files/*', setLimitHeaders, requireDatabase(watch));
  bindFiles(app, {
    db,
    config,
    storage,
    async isOfStaff(session) {
      const wallet = await findOwner(db, session);
      return wallet !== null && isSupporter(wallet);
    },
  });
  bindFailures(app, log, serveWeb(app, config, chain.deployment.registry, createInvitations(db, config)));
  return app;
}
