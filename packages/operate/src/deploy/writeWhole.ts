import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file in one move: a reader sees the old file or the new one, never half of one, also after a power
 * cut. Makes the folder when it is missing.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // What a broken run left goes; `wx` follows no link that somebody else put there.
  await rm(`${path}.new`, { force: true });
  await writeFile(`${path}.new`, content, { flag: 'wx', flush: true });
  await rename(`${path}.new`, path);
}
