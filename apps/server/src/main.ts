import { readConfig } from './config.ts';
import { createLog } from './createLog.ts';
import { startServer } from './startServer.ts';

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const starting = startServer(config, log);
  // Also while it starts: a database that is being made must not be left half made.
  const stop = () => {
    log.info('The server is stopping.');
    starting.then((server) => server.close()).then(() => process.exit(0), fail);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const { url } = await starting;
  log.info({ url }, `The server is ready at ${url}`);
} catch (error) {
  fail(error);
}
