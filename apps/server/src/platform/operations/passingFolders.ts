import { rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import lockfile from 'proper-lockfile';

/** Folders of this process that are to be gone when it is. */
const held = new Set<string>();

/** Milliseconds after which a process that gives no sign of life is taken for dead. */
const stale = 10_000;

const lockOf = (folder: string) => ({ lockfilePath: join(folder, 'alive'), stale, realpath: false });

/** Removes all of them now. For a process that is told to end: nothing is waited for. */
export function dropPassingFolders(): void {
  // Another process may be writing into one at this moment.
  for (const folder of held) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 });
  held.clear();
}

/** What others of the same kind have left beside a folder when they were killed. */
async function removeLeftovers(folder: string, kind: RegExp): Promise<void> {
  for (const name of await readdir(dirname(folder))) {
    const other = join(dirname(folder), name);
    if (!kind.test(name) || held.has(other)) continue;
    const isAlive = await lockfile.check(other, lockOf(other)).catch(() => false);
    if (!isAlive) await rm(other, { recursive: true, force: true });
  }
}

/**
 * Does work with a folder that is gone afterwards, be it ended by a signal (`dropPassingFolders`) or killed: then the
 * next one removes it, once its owner has given no sign of life for ten seconds.
 * @param folder Its name ends with `suffix`, as those of all its kind do.
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
