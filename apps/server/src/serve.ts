import { flushCompileCache } from 'node:module';
import { readConfig } from './platform/config/config.ts';
import { createLog, describeError } from './platform/log/createLog.ts';
import { secretsOf } from './platform/log/secretsOf.ts';
import { startServer } from './startServer.ts';

/** How long the last line may take to get out, in milliseconds. */
const lastWords = 1000;

function fail(error: unknown): never {
  // As the log has it: an error of a library may hold the node's URL.
  process.stderr.write(`${describeError(error).message}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel, secretsOf(config));
  // The log is written behind the process's back: it gets a moment for its last line.
  const endNow = () => {
    setTimeout(() => process.exit(1), lastWords);
    log.flush(() => process.exit(1));
  };
  // Nobody knows what is whole after it: the supervisor starts another. Rejections that nobody handles come here too.
  process.on('uncaughtException', (err) => {
    log.fatal({ err }, 'The server ends: an error that was not caught.');
    endNow();
  });
  for (const warning of config.warnings) log.warn(warning);
  const starting = startServer(config, log);
  let isStopping = false;
  // Also while it starts: a database that is being made must not be left half made.
  const stop = (signal: NodeJS.Signals) => {
    if (isStopping) {
      log.warn('The server is ended at once: it was told to stop twice.');
      return endNow();
    }
    isStopping = true;
    log.info('The server is stopping.');
    const ending = starting.then(async (server) => {
      // A person at the keyboard has no proxy that must notice first.
      if (signal === 'SIGTERM') await server.leave();
      await server.close();
    });
    ending.then(() => process.exit(0), fail);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  const { url } = await starting;
  log.info({ url, version: config.version }, `The server is ready at ${url}`);
  // Now rather than at the end, which may come by a kill.
  flushCompileCache();
} catch (error) {
  fail(error);
}
