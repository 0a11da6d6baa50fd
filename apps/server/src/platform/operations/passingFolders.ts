import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';

/** Temporary folders of this process. */
const held = new Set<string>();

/** Milliseconds without a heartbeat after which a process counts as dead. */
const stale = 10_000;

const lockOf = (folder: string) => ({ lockfilePath: join(folder, 'alive'), stale, realpath: false });

/** Deletes all temporary folders synchronously, for a process that is ending. */
export function dropPassingFolders(): void {
  // Retries, since another process may be writing into the folder.
  for (const folder of held) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  held.clear();
}

/** Deletes folders of the same kind left by killed processes. */
async function removeLeftovers(folder: string, kind: RegExp): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const other = join(dirname(folder), name);
    if (!kind.test(name) || held.has(other)) continue;
    const isAlive = await lockfile.check(other, lockOf(other)).catch(() => false);
    if (!isAlive) await rm(other, { recursive: true, force: true });
  }
}

/**
 * Runs work with a temporary folder and deletes the folder afterwards, even on a signal
 * (`dropPassingFolders`). After a kill, the next run deletes it once its owner has had no heartbeat
 * for ten seconds.
 * @param folder Path that ends with `suffix`, as all of its kind.
 */
export async function withPassingFolder<T>(
  folder: string,
  suffix: `.upline-${string}`,
  work: () => Promise<T>,
): Promise<T> {
  if (!basename(folder).endsWith(suffix)) throw new RangeError(`${folder} does not end with ${suffix}.`);
  await mkdir(dirname(folder), { recursive: true });
  await removeLeftovers(folder, new RegExp(`${suffix.replaceAll('.', '\\.')}$`));
  await mkdir(folder, { mode: 0o700 });
  held.add(folder);
  const unlock = await lockfile.lock(folder, { ...lockOf(folder), onCompromised: () => {} });
  try {
    return await work();
  } finally {
    await unlock().catch(() => {});
    held.delete(folder);
    await rm(folder, { recursive: true, force: true });
  }
}
