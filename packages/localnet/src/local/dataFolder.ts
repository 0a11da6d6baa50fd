import type { Dirent } from 'node:fs';
import { readdir, readFile, realpath, rm, rmdir } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const repository = fileURLToPath(new URL('../../../../', import.meta.url));

/** A fork's folder within a data folder, separate from the local chain's. */
export const forkFolder = (dataDir: string) => join(dataDir, 'fork');

/** Folder of a launch rehearsal within a fork's folder; its configuration lies beside it. */
export const launchFolder = 'launch-rehearsal';

/** Files that only a local start writes; no production server has one. */
const signs =
  /^(chain-state\.json(\.whole|\.new)?|chain-running\.json|demo-(members|staff)\.json|processes\.json)$/;

/**
 * Other files of `pnpm dev`, `pnpm chain` and their server: the deployment, the embedded database
 * with its lock, socket and unfinished copies, members' attachments, the fork's folder with the
 * rehearsal of a launch, and macOS Finder's file.
 */
const alsoOurs =
  /^(deployment\.json(\.new)?|database(\.lock|\.sock|\.[\w.-]+\.upline-\w+)?|uploads|fork|launch-rehearsal(\.json)?|\.DS_Store)$/;

/**
 * Attachments lie in 256 folders by the first byte of their key, and in `staging` while uploading.
 */
const inUploads = /^([\da-f]{2}|staging|\.DS_Store)$/;

const entriesOf = (folder: string): Promise<Dirent[]> =>
  readdir(folder, { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

async function isDeployment(path: string): Promise<boolean> {
  try {
    return /^0x[\da-f]{40}$/i.test(JSON.parse(await readFile(path, 'utf8')).registry);
  } catch {
    return false;
  }
}

/** Paths in a data folder that no local start writes. */
async function foreignIn(folder: string): Promise<string[]> {
  const entries = await entriesOf(folder);
  const isSigned = entries.some(({ name }) => signs.test(name));
  const foreign: string[] = [];
  for (const { name } of entries) {
    const path = join(folder, name);
    if (signs.test(name)) continue;
    if (!alsoOurs.test(name)) foreign.push(path);
    else if (name === 'fork') foreign.push(...(await foreignIn(path)));
    else if (name === 'deployment.json' && !isSigned) {
      if (!(await isDeployment(path))) foreign.push(path);
    } else if (/^(database|uploads)$/.test(name) && !isSigned) foreign.push(path);
    else if (name === 'uploads') {
      const files = await entriesOf(path);
      foreign.push(
        ...files.filter((file) => !inUploads.test(file.name)).map((file) => join(path, file.name)),
      );
    }
  }
  return foreign;
}

/** Maximum of foreign paths in an error message. */
const named = 5;

/**
 * Checks that a data folder may be emptied: an environment variable sets it, so it can be any
 * folder.
 * @throws Error naming the first foreign files, or if the folder is the root of the disk, a home
 * folder or a parent of this checkout. Removes nothing.
 */
export async function requireOwnData(folder: string): Promise<void> {
  const place = await realpath(folder).catch(() => resolve(folder));
  const home = await realpath(homedir()).catch(homedir);
  const holds = (path: string) => !/^\.\.(\/|$)/.test(relative(place, path));
  if (holds(home) || holds(await realpath(repository))) {
    throw new Error(
      `${folder} is not emptied: it holds ${holds(home) ? 'the home folder' : 'this checkout'}. ` +
        'Name a folder of its own in UPLINE_DATA_DIR.',
    );
  }
  const foreign = await foreignIn(place);
  if (foreign.length === 0) return;
  const names = foreign
    .toSorted()
    .slice(0, named)
    .map((path) => relative(place, path));
  const more = foreign.length > named ? ` and ${foreign.length - named} more` : '';
  throw new Error(
    `${folder} is not emptied: it holds what pnpm dev did not write there: ${names.join(', ')}${more}. ` +
      'Name a folder of its own in UPLINE_DATA_DIR, or take that away.',
  );
}

/**
 * Removes the data of local starts from a folder, and the folder if it is empty then.
 * @throws Error like {@link requireOwnData}, before anything is removed.
 */
export async function removeOwnData(folder: string): Promise<void> {
  await requireOwnData(folder);
  for (const { name } of await entriesOf(folder)) {
    // Another program may have added files since the check.
    if (signs.test(name) || alsoOurs.test(name)) {
      await rm(join(folder, name), { recursive: true, force: true });
    }
  }
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (!['ENOENT', 'ENOTEMPTY', 'ENOTDIR', 'EBUSY'].includes(error.code ?? '')) throw error;
  });
}
