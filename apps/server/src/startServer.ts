import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import type { Deployment } from '@upline/chain';
import { parseDeployment } from '@upline/chain/parseDeployment';
import type { Logger } from 'pino';
import { createSessionCache } from './accounts/auth/sessionCache.ts';
import { readExpiry, useSession } from './accounts/auth/sessions.ts';
import { fillNameKeys } from './accounts/members/nameKeys.ts';
import { notifyNewTerms } from './accounts/notifications/notifyNewTerms.ts';
import { createStaff } from './accounts/staff/roles.ts';
import { createApp } from './app.ts';
import { startCleanup } from './cleanup.ts';
import { forgetLedger } from './forgetLedger.ts';
import { connectChain } from './ledger/chain/chainContext.ts';
import { createLedger } from './ledger/follower/createLedger.ts';
import { createFollowerLock } from './ledger/follower/followerLock.ts';
import { ledgerPorts } from './ledgerPorts.ts';
import { listenToDatabase } from './listenToDatabase.ts';
import type { Config } from './platform/config/config.ts';
import { refuseSuperuser } from './platform/db/databaseRoles.ts';
import { watchDatabase } from './platform/db/databaseWatch.ts';
import { openListener } from './platform/db/listener.ts';
import { openDb } from './platform/db/openDb.ts';
import { createLive } from './platform/live/createLive.ts';
import { backupAge } from './platform/operations/backupAge.ts';
import { embeddedFolder } from './platform/operations/backupFile.ts';
import { serveBackups } from './platform/operations/backupSocket.ts';
import { createMetrics, type Metrics, watchProcess } from './platform/operations/metrics.ts';
import { serveMetrics } from './platform/operations/serveMetrics.ts';
import { isOpenToOthers } from './platform/system/isOpenToOthers.ts';
import { type Listening, listen } from './platform/system/listen.ts';
import { readSupportFigures } from './support/desk/supportFigures.ts';
import { createPresence } from './support/presence/createPresence.ts';
import { startSending } from './support/scheduledReplies/sendDue.ts';
import { createPictures } from './uploads/pictures/createPictures.ts';
import { freeSpace } from './uploads/space.ts';
import { storageOf } from './uploads/storageOf.ts';

/**
 * Loads the addresses of the deployment.
 * @throws Error that names the file and the variable if it is missing or damaged.
 */
async function loadDeployment(path: string): Promise<Deployment> {
  try {
    return parseDeployment(await readFile(path, 'utf8'));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `No usable deployment at ${path}. Name one in UPLINE_DEPLOYMENT: pnpm deploy:contracts writes it for Polygon, pnpm dev for this machine. ${reason}`,
      { cause },
    );
  }
}

async function startMetrics({ metrics: place }: Config, metrics: Metrics, log: Logger) {
  if (place === null) return null;
  watchProcess(metrics);
  const served = await serveMetrics(metrics, place);
  log.info(`Metrics are at ${served.url}/metrics`);
  return served;
}

/**
 * Warns of folders readable by any user of this machine: they contain tickets, files and the key
 * that signs links.
 */
async function warnOfOpenFolders({ databaseUrl, s3, uploadsFolder }: Config, log: Logger): Promise<void> {
  const folders = [
    ...(databaseUrl.startsWith('file:') ? [embeddedFolder(databaseUrl)] : []),
    ...(s3 === null ? [uploadsFolder] : []),
  ];
  for (const folder of folders) {
    if (await isOpenToOthers(folder)) {
      log.warn(`Any user of this machine can read ${folder}. Close it with: chmod 700 '${folder}'`);
    }
  }
}

export interface Running extends Listening {
  /** Fails readiness and continues to serve until the load balancer has noticed. */
  leave(): Promise<void>;
}

interface Leaving {
  hasBegun: boolean;
}

/**
 * Starts everything: database, ledger, HTTP. `close` stops it in reverse order.
 * @throws Error if a requirement is missing or invalid; all resources are released then.
 */
export async function startServer(config: Config, log: Logger): Promise<Running> {
  const leaving: Leaving = { hasBegun: false };
  const started = new AsyncDisposableStack();
  try {
    const url = await startParts(config, log, started, leaving);
    return {
      url,
      async leave() {
        leaving.hasBegun = true;
        await pause(config.lameDuck);
      },
      close: () => started.disposeAsync(),
    };
  } catch (error) {
    await started.disposeAsync();
    throw error;
  }
}

/** @param started Collects the functions that stop each part. @returns URL of the server. */
async function startParts(
  config: Config,
  log: Logger,
  started: AsyncDisposableStack,
  leaving: Leaving,
): Promise<string> {
  const chain = connectChain(config.rpcUrls, await loadDeployment(config.deploymentPath), log);
  const storage = storageOf(config);
  await storage.prepare();
  const { db, driver, close } = await openDb(config.databaseUrl, {
    onProgress: (message) => log.info(message),
    connections: config.databaseConnections,
  });
  started.defer(close);
  await warnOfOpenFolders(config, log);
  if (config.isProduction) await refuseSuperuser(driver);
  const watch = watchDatabase(driver);
  started.defer(watch.close);
  if (driver.kind === 'embedded' && config.databaseUrl !== 'memory:') {
    started.defer(await serveBackups(driver.client, embeddedFolder(config.databaseUrl), log));
  }
  if (config.rebuildLedger) {
    log.warn('UPLINE_REBUILD_LEDGER: the chain is read from the beginning. Unset it for the next start.');
    await forgetLedger(db);
  }
  await fillNameKeys(db);
  await notifyNewTerms(db);
  const lock = createFollowerLock(driver);
  const { pollInterval, ledgerPatience: patience } = config;
  const ledger = createLedger({ db, chain, log, ports: ledgerPorts, lock, pollInterval, patience });
  await ledger.prepare();
  const live = createLive({ expiryOf: (token) => readExpiry(db, token) });
  const look = (token: string) => useSession(db, token);
  const sessions = createSessionCache({ look, onEnded: live.endSession });
  const listener = await openListener(driver);
  started.defer(() => listener.close());
  const presence = createPresence();
  await listenToDatabase(listener, { live, sessions, presence });
  const pictures = createPictures();
  started.defer(async () => pictures.close());
  const { backupsFolder } = config;
  const metrics = createMetrics({
    ledger,
    version: config.version,
    support: () => readSupportFigures(db),
    ...(backupsFolder !== null && { backupAge: () => backupAge(backupsFolder) }),
    freeSpace: () => freeSpace(config),
    pictures,
    liveConnections: live.size,
    watch,
    nodes: chain.nodes.all,
    ...(driver.kind === 'server' && { pool: driver.pool }),
  });
  const servedMetrics = await startMetrics(config, metrics, log);
  if (servedMetrics) started.defer(servedMetrics.close);
  started.defer(() => ledger.stop());
  const app = createApp({
    config,
    db,
    storage,
    pictures,
    driver,
    watch,
    isLeaving: () => leaving.hasBegun,
    chain,
    ledger,
    log,
    sessions,
    live,
    presence,
    metrics,
  });
  const web = await listen(app, config);
  started.defer(web.close);
  // Streams must be closed explicitly.
  started.defer(() => live.close());
  ledger.start();
  const staff = createStaff(config);
  started.defer(startSending({ db, staff }, log));
  started.defer(
    startCleanup(
      { db, chain, staff, retention: config.retention },
      { storage, stagingFolder: config.stagingFolder },
      log,
    ),
  );
  return web.url;
}
