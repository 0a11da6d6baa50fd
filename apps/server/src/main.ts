import { readConfig } from './config.ts';
import { createLog } from './createLog.ts';
import { startServer } from './startServer.ts';

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const server = await startServer(config, log);
  log.info({ url: server.url }, `The server is ready at ${server.url}`);
  const stop = async () => {
    log.info('The server is stopping.');
    await server.close();
    process.exit(0);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
