import { basename, dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';

/**
 * Receives messages about slow steps of opening a database: the first start of an embedded one
 * takes seconds.
 */
export type Progress = (message: string) => void;

/** Milliseconds until the lock of a killed process expires. */
const stale = 5000;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}

/**
 * Locks a folder for this process, since the embedded database would be corrupted by a second one.
 * Waits for the lock of a killed process to expire.
 * @returns Releases the folder.
 * @throws Error if another process uses the folder.
 */
export async function lockFolder(folder: string, onProgress: Progress): Promise<() => Promise<void>> {
  const options = { stale, lockfilePath: join(dirname(folder), `${basename(folder)}.lock`) };
  const take = (retries: number) =>
    lockfile.lock(folder, { ...options, retries: { retries, factor: 1, minTimeout: 500, maxTimeout: 500 } });
  try {
    return await take(0);
  } catch (error) {
    if (!isLocked(error)) throw error;
    onProgress(`Waiting for the lock of ${folder}.`);
  }
  try {
    return await take(Math.ceil((stale + 1500) / 500));
  } catch (error) {
    if (!isLocked(error)) throw error;
    throw new Error(`Another process uses the database in ${folder}.`, { cause: error });
  }
}
