import { basename, dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';

/** What opening a database may say while it works: the first start of an embedded one takes seconds. */
export type Progress = (message: string) => void;

/** How long a lock outlives a process that was killed, in milliseconds. */
const stale = 5000;

function isLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ELOCKED';
}

/**
 * Takes a folder for this process alone: the embedded database would let a second process in and be
 * corrupted. A lock that a killed process left behind is waited out.
 * @returns What gives the folder back.
 * @throws Error when another process keeps the folder.
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
