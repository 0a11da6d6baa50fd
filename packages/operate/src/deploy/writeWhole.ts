import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Writes a file atomically: readers see the old or the new content, even after a power cut. Creates
 * the folder if it is missing.
 */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // Removes leftovers of an interrupted run; `wx` does not follow links of other users.
  await rm(`${path}.new`, { force: true });
  await writeFile(`${path}.new`, content, { flag: 'wx', flush: true });
  await rename(`${path}.new`, path);
}
