import type { Logger } from 'pino';
import { createSessionCache } from './auth/sessionCache.ts';
import { readExpiry, useSession } from './auth/sessions.ts';
import type { Config } from './config.ts';
import { type Listener, openListener } from './db/listener.ts';
import { openDb } from './db/openDb.ts';
import { createApp } from './http/createApp.ts';
import { connectChain } from './ledger/chainContext.ts';
import { createLedger } from './ledger/createLedger.ts';
import { forgetLedger } from './ledger/forgetLedger.ts';
import { type Listening, listen } from './listen.ts';
import { createLive } from './live/createLive.ts';
import { hearDatabase } from './live/hearDatabase.ts';
import { loadDeployment } from './loadDeployment.ts';
import { createMetrics, type Metrics, watchProcess } from './operations/metrics.ts';
import { serveMetrics } from './operations/serveMetrics.ts';
import { startSweeping } from './sweep.ts';
import { storageOf } from './uploads/storage.ts';

/** Serves metrics where a port is named for them. @returns What ends it. */
async function startMetrics({ metrics: place }: Config, metrics: Metrics, log: Logger) {
  if (place === null) return async () => {};
  watchProcess(metrics);
  const { url, close } = await serveMetrics(metrics, place);
  log.info(`Metrics are at ${url}/metrics`);
  return close;
}

/**
 * Starts everything: database, ledger, HTTP. Closing ends it in the opposite order.
 * @throws Error in plain words when something it needs is missing or wrong; nothing is then left open.
 */
export async function startServer(config: Config, log: Logger): Promise<Listening> {
  const chain = connectChain(config.rpcUrl, await loadDeployment(config.deploymentPath));
  const storage = storageOf(config);
  await storage.prepare();
  const { db, driver, close } = await openDb(config.databaseUrl, (message) => log.info(message));
  let listener: Listener | null = null;
  try {
    if (config.rebuildLedger) {
      log.warn('UPLINE_REBUILD_LEDGER: the chain is read from the beginning. Unset it for the next start.');
      await forgetLedger(db);
    }
    const ledger = createLedger({ db, chain, log, pollInterval: config.pollInterval });
    await ledger.prepare();
    const live = createLive({ expiryOf: (token) => readExpiry(db, token) });
    const look = (token: string) => useSession(db, token);
    const sessions = createSessionCache({ look, onEnded: live.endSession });
    const ear = await openListener(driver);
    listener = ear;
    await hearDatabase(ear, { live, sessions });
    const metrics = createMetrics({
      ledger,
      liveConnections: live.size,
      ...(driver.kind === 'server' && { pool: driver.pool }),
    });
    const web = await listen(
      createApp({ config, db, storage, driver, chain, ledger, log, sessions, live, metrics }),
      config,
    );
    const endMetrics = await startMetrics(config, metrics, log).catch(async (error: unknown) => {
      await web.close();
      throw error;
    });
    ledger.start();
    const endSweeping = startSweeping(db, { storage, stagingFolder: config.stagingFolder }, log);
    return {
      url: web.url,
      async close() {
        endSweeping();
        // A stream never ends by itself.
        live.close();
        await web.close();
        await ledger.stop();
        await ear.close();
        await endMetrics();
        await close();
      },
    };
  } catch (error) {
    await listener?.close();
    await close();
    throw error;
  }
}
