import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'pino';
import { type DumpInfo, dumpDatabase, dumpInfo } from './dumpDatabase.ts';
import { dropPassingFolders } from './passingFolders.ts';

const infoHeader = 'upline-dump';

/** What the system takes for the path of a socket, in bytes. */
const longestPath = 103;

function socketOf(folder: string): string {
  return join(dirname(folder), `${basename(folder)}.sock`);
}

/**
 * Lets `pnpm backup` ask a server that runs for a copy of its database, which no second process may open. The
 * socket stands beside the database, and who may read the one may use the other: nobody else.
 * @returns What ends it.
 */
export async function serveBackups(
  client: PGlite,
  folder: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const path = socketOf(folder);
  if (Buffer.byteLength(path) > longestPath || process.platform === 'win32') {
    log.warn('Backups are made while the server is stopped: the path of its folder allows no socket.');
    return async () => {};
  }
  // The folder is this process's alone, so the socket can only be what a killed one left behind.
  await rm(path, { force: true });
  const server = createServer(async (_request, response) => {
    try {
      await dumpDatabase(client, folder, async (archive, info) => {
        log.info('A backup of the database was asked for and is given.');
        response.writeHead(200, { [infoHeader]: JSON.stringify(info) });
        await pipeline(archive, response);
      });
    } catch (error) {
      log.error({ err: error }, 'The backup failed.');
      response.destroy();
    }
  });
  const mask = process.umask(0o177);
  server.listen(path);
  process.umask(mask);
  await once(server, 'listening');
  return async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    // A copy that is under way goes with this process.
    dropPassingFolders();
  };
}

/**
 * Asks the server that runs on a folder for a copy of its database.
 * @returns `null` when none runs.
 * @throws Error when it broke off.
 */
export async function askForDump(folder: string): Promise<{ info: DumpInfo; archive: Readable } | null> {
  const asking = request({ socketPath: socketOf(folder), method: 'POST', path: '/' });
  asking.end();
  try {
    const [reply] = await once(asking, 'response');
    return { info: dumpInfo.parse(JSON.parse(reply.headers[infoHeader])), archive: reply };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ECONNREFUSED') return null;
    throw new Error('The server broke the backup off; its log says why.', { cause: error });
  }
}
