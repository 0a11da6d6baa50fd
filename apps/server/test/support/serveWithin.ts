import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Listening } from '../../src/platform/system/listen.ts';
import { startServer } from '../../src/startServer.ts';
import { putEmptyDatabase } from './emptyDatabase.ts';

/**
 * Starts the server in this process, as `main.ts` does: half the cost of a child process is its
 * start. For tests that neither kill the server nor read its output.
 */
export async function serveWithin(environment: Record<string, string>): Promise<Listening> {
  const all = { UPLINE_API_PORT: '0', UPLINE_RATE_LIMIT: '1000000', ...environment };
  const { UPLINE_DATA_DIR: dataDir } = environment;
  if (dataDir) await putEmptyDatabase(join(dataDir, 'database'));
  return startServer(readConfig(all), pino({ level: 'silent' }));
}
