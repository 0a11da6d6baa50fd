import { join } from 'node:path';
import { pino } from 'pino';
import { readConfig } from '../../src/platform/config/config.ts';
import type { Listening } from '../../src/platform/system/listen.ts';
import { startServer } from '../../src/startServer.ts';
import { putEmptyDatabase } from './emptyDatabase.ts';

/**
 * Starts the server as `main.ts` does, but within this process: half of what a process of its own costs is its own
 * start. For tests that neither kill it nor read what it says.
 */
export async function serveWithin(environment: Record<string, string>): Promise<Listening> {
  const all = { UPLINE_API_PORT: '0', UPLINE_RATE_LIMIT: '1000000', ...environment };
  const { UPLINE_DATA_DIR: dataDir } = environment;
  if (dataDir) await putEmptyDatabase(join(dataDir, 'database'));
  return startServer(readConfig(all), pino({ level: 'silent' }));
}
