import { createHash } from 'node:crypto';
import { glob, mkdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import lockfile from 'proper-lockfile';

const repository = fileURLToPath(new URL('../../', import.meta.url));
const cache = join(repository, 'node_modules/.cache');

const day = 24 * 60 * 60 * 1000;

/** The inputs of a folder; they determine its cache key. */
export interface Ingredients {
  /** Globs from the repository's root. */
  files: readonly string[];
  /** Matching files to exclude. */
  outside: RegExp;
  /** Further inputs, serialised as JSON. */
  more: unknown;
}

async function keyOf({ files: globs, outside, more }: Ingredients): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([more, process.version]));
  const files: string[] = [];
  for await (const entry of glob(globs, { cwd: repository, withFileTypes: true })) {
    if (entry.isFile() && !outside.test(entry.name)) files.push(join(entry.parentPath, entry.name));
  }
  for (const file of files.toSorted()) hash.update(`\n${file}\n`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}

/** Deletes folders unused for a day. */
async function forgetOld(kept: string): Promise<void> {
  for await (const name of glob('*', { cwd: kept })) {
    const folder = join(kept, name);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    if (Date.now() - mtimeMs > day) await rm(folder, { recursive: true, force: true });
  }
}

/** Extends a folder's lifetime by a day. @returns True if it exists. */
function touch(folder: string): Promise<boolean> {
  return utimes(folder, new Date(), new Date()).then(
    () => true,
    () => false,
  );
}

/**
 * Creates a folder once for all runs and caches it by its inputs. Concurrent callers wait for the
 * first.
 * @param name The subfolder of `node_modules/.cache`.
 * @param make Creates the given folder, which does not exist yet.
 * @returns The folder, read-only for its users.
 */
export async function keptFolder(
  name: string,
  ingredients: Ingredients,
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const kept = join(cache, name);
  const folder = join(kept, await keyOf(ingredients));
  if (await touch(folder)) return folder;
  await mkdir(kept, { recursive: true });
  const release = await lockfile.lock(folder, {
    lockfilePath: `${folder}.lock`,
    realpath: false,
    stale: 60_000,
    retries: { forever: true, factor: 1, minTimeout: 500, maxTimeout: 500 },
  });
  try {
    if (await touch(folder)) return folder;
    await forgetOld(kept);
    const half = `${folder}.half`;
    await rm(half, { recursive: true, force: true });
    await make(half);
    await rename(half, folder);
    return folder;
  } finally {
    await release();
  }
}
