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

/** Maximum length of a socket's path in bytes. */
const longestPath = 103;

function socketOf(folder: string): string {
  return join(dirname(folder), `${basename(folder)}.sock`);
}

/**
 * Lets `pnpm backup` request a copy of the database from a running server, since a second process
 * cannot open it. The socket lies beside the database and is accessible only to its owner.
 * @returns Stops serving.
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
  // This process has the folder's lock, so an existing socket is left over from a killed process.
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
    // A copy in progress is abandoned.
    dropPassingFolders();
  };
}

/**
 * Requests a copy of the database from the server running on a folder.
 * @returns `null` if none runs.
 * @throws Error if the copy breaks off.
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
