import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { openDb } from './db/openDb.ts';
import { createApp } from './http/createApp.ts';
import { connectChain } from './ledger/chainContext.ts';
import { createLedger } from './ledger/createLedger.ts';
import { forgetLedger } from './ledger/forgetLedger.ts';
import { type Listening, listen } from './listen.ts';
import { loadDeployment } from './loadDeployment.ts';
import { startSweeping } from './sweep.ts';

/**
 * Starts everything: database, ledger, HTTP. Closing ends it in the opposite order.
 * @throws Error in plain words when something it needs is missing or wrong; nothing is then left open.
 */
export async function startServer(config: Config, log: Logger): Promise<Listening> {
  const chain = connectChain(config.rpcUrl, await loadDeployment(config.deploymentPath));
  const { db, close } = await openDb(config.databaseUrl, (message) => log.info(message));
  try {
    if (config.rebuildLedger) {
      log.warn('UPLINE_REBUILD_LEDGER: the chain is read from the beginning. Unset it for the next start.');
      await forgetLedger(db);
    }
    const ledger = createLedger({ db, chain, log, pollInterval: config.pollInterval });
    await ledger.prepare();
    const web = await listen(createApp({ config, db, chain, ledger, log }), config);
    ledger.start();
    const endSweeping = startSweeping(db, log);
    return {
      url: web.url,
      async close() {
        endSweeping();
        await web.close();
        await ledger.stop();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
