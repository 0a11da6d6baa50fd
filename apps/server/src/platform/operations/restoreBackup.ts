import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { extract } from 'tar';
import type { Config } from '../config/config.ts';
import { openDb } from '../db/openDb.ts';
import { notifications } from '../notify/schema.ts';
import { isErrno } from '../system/isErrno.ts';
import { backupNames, describeFiles, embeddedFolder, type Manifest, manifestFormat } from './backupFile.ts';
import { withPassingFolder } from './passingFolders.ts';

const notOurs = 'This is no backup of Upline, or one of a later format.';

type Settings = Pick<Config, 'databaseUrl' | 'uploadsFolder'>;

async function requireEmpty(folder: string): Promise<void> {
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new Error(
      `${folder} is not empty. A backup is restored where nothing is; move what is there away.`,
    );
  }
}

/** @throws Error if the file is missing or not an archive. */
async function unpackBackup(file: string, folder: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  await unpack(file, folder).catch((cause: unknown) => {
    throw new Error(notOurs, { cause });
  });
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestFormat.parse(JSON.parse(await readFile(join(folder, backupNames.manifest), 'utf8')));
  } catch (cause) {
    throw new Error(notOurs, { cause });
  }
}

/** @throws Error naming each missing, damaged or extra file. */
async function requireWhole(folder: string, { files }: Manifest): Promise<void> {
  const found = await describeFiles(folder);
  const names = new Set([...Object.keys(files), ...Object.keys(found)]);
  const wrong = [...names].filter((name) => files[name]?.sha256 !== found[name]?.sha256);
  if (wrong.length > 0) throw new Error(`The backup is damaged: ${wrong.join(', ')}.`);
  if (!files[backupNames.database]) throw new Error('The backup holds no database.');
}

/** Extracts only files and folders, since a link could lead outside. */
function unpack(file: string, folder: string): Promise<void> {
  return extract({
    file,
    cwd: folder,
    strict: true,
    filter: (_path, entry) => 'type' in entry && ['File', 'Directory'].includes(entry.type),
  });
}

async function newestMigration(): Promise<number> {
  const journal = new URL('../db/migrations/meta/_journal.json', import.meta.url);
  const { entries } = JSON.parse(await readFile(journal, 'utf8'));
  return Math.max(...entries.map(({ when }: { when: number }) => when));
}

async function unpackDatabase(
  archive: string,
  folder: string,
  { database, version }: Manifest,
): Promise<void> {
  if (database.migration > (await newestMigration())) {
    throw new Error(`The backup was made by a later Upline (${version}). Restore it with that one.`);
  }
  try {
    await mkdir(folder, { mode: 0o700 });
    await unpack(archive, folder);
    const client = await PGlite.create(folder);
    await client.close();
  } catch (cause) {
    const reason = `The database of the backup, PostgreSQL ${database.postgres}, does not open.`;
    throw new Error(reason, { cause });
  }
  const { db, close } = await openDb(`file:${folder}`);
  try {
    await db.$count(notifications);
  } finally {
    await close();
  }
}

/** Moves a folder to an empty or missing one, also to another disk or a mount point. */
async function putInPlace(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    if (existsSync(to)) await rmdir(to);
    await rename(from, to);
  } catch (error) {
    if (!isErrno(error, 'EXDEV') && !isErrno(error, 'EBUSY')) throw error;
    await cp(from, to, { recursive: true });
  }
}

/** Suffix of the folder in which a backup is unpacked. */
const suffix = '.upline-restoring';

/**
 * Restores a backup to the configured folders. Verifies, unpacks and opens it beside them first,
 * and migrates older tables.
 * @throws Error if the folders are not empty, or the backup is damaged or from a later version;
 * nothing is restored then.
 */
export async function restoreBackup(settings: Settings, file: string): Promise<Manifest> {
  const folder = resolve(embeddedFolder(settings.databaseUrl));
  await requireEmpty(folder);
  const work = `${folder}.${process.pid}${suffix}`;
  return withPassingFolder(work, suffix, async () => {
    const content = join(work, 'content');
    await mkdir(content);
    await unpackBackup(resolve(file), content);
    const manifest = await readManifest(content);
    await requireWhole(content, manifest);
    const hasUploads = manifest.uploads === 'included';
    if (hasUploads) await requireEmpty(settings.uploadsFolder);
    const database = join(work, 'database');
    await unpackDatabase(join(content, backupNames.database), database, manifest);
    const uploads = join(content, backupNames.uploads);
    if (hasUploads && existsSync(uploads)) await putInPlace(uploads, settings.uploadsFolder);
    await putInPlace(database, folder);
    return manifest;
  });
}
