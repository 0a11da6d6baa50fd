import { flushCompileCache } from 'node:module';
import { readConfig } from './platform/config/config.ts';
import { createLog, describeError } from './platform/log/createLog.ts';
import { secretsOf } from './platform/log/secretsOf.ts';
import { startServer } from './startServer.ts';

/** Milliseconds to flush the log before exit. */
const lastWords = 1000;

function fail(error: unknown): never {
  // Described as in the log, since a library's error may contain the node's URL.
  process.stderr.write(`${describeError(error).message}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, secretsOf(config));
  // The log is written asynchronously and needs a moment for its last line.
  const endNow = () => {
    setTimeout(() => process.exit(1), lastWords);
    log.flush(() => process.exit(1));
  };
  // The state after an uncaught error is unknown: exit and let the supervisor restart. Unhandled
  // rejections arrive here too.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'The server ends: an error that was not caught.');
    endNow();
  });
  for (const warning of config.warnings) log.warn(warning);
  const starting = startServer(config, log);
  let isStopping = false;
  // Works during startup too: a database that is being created must not remain half done.
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) {
      log.warn('The server is ended at once: it was told to stop twice.');
      return endNow();
    }
    isStopping = true;
    log.info('The server is stopping.');
    const ending = starting.then(async (server) => {
      // SIGINT comes from a person at a keyboard, without a proxy to wait for.
      if (signal === 'SIGTERM') await server.leave();
      await server.close();
    });
    ending.then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { url } = await starting;
  log.info({ url, version: config.version }, `The server is ready at ${url}`);
  // Flushed now, since the process may end by a kill.
  flushCompileCache();
} catch (error) {
  fail(error);
}
