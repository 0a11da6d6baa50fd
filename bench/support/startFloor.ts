import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/freePort.ts';
import { type HttpProcess, startHttp } from './httpProcess.ts';

const script = fileURLToPath(new URL('./floor.ts', import.meta.url));

/** Starts a bare `node:http` that answers everything with the same bytes. */
export async function startFloor(bytes: string, folder: string): Promise<HttpProcess> {
  const file = join(folder, 'floor.json');
  await writeFile(file, bytes);
  const port = await freePort();
  return startHttp({ script, args: [file, `${port}`], port });
}
