import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/shared/freePort.ts';
import { type HttpProcess, startHttp } from './httpProcess.ts';

const bare = fileURLToPath(new URL('./floor.ts', import.meta.url));
const withStatement = fileURLToPath(new URL('./floorWithStatement.ts', import.meta.url));

/** Starts a bare `node:http` with a constant reply. */
export async function startFloor(bytes: string, folder: string): Promise<HttpProcess> {
  const file = join(folder, 'floor.json');
  await writeFile(file, bytes);
  const port = await freePort();
  return startHttp({ script: bare, args: [file, `${port}`], port });
}

/** Starts a bare `node:http` that runs the page's single statement on PostgreSQL for each call. */
export async function startFloorWithStatement(databaseUrl: string): Promise<HttpProcess> {
  const port = await freePort();
  return startHttp({ script: withStatement, args: [databaseUrl, `${port}`], port });
}
