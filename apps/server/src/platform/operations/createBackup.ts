import { createWriteStream, existsSync } from 'node:fs';
import { copyFile, link, mkdir, open, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PGlite } from '@electric-sql/pglite';
import { create } from 'tar';
import type { Config } from '../config/config.ts';
import { lockFolder } from '../db/lockFolder.ts';
import { isErrno } from '../system/isErrno.ts';
import { backupNames, describeFiles, embeddedFolder, type Manifest } from './backupFile.ts';
import { askForDump } from './backupSocket.ts';
import { type DumpInfo, dumpDatabase } from './dumpDatabase.ts';
import { withPassingFolder } from './passingFolders.ts';

type Settings = Pick<Config, 'databaseUrl' | 'uploadsFolder' | 'stagingFolder' | 's3' | 'version'>;

async function dumpStopped(folder: string, target: string): Promise<DumpInfo> {
  const unlock = await lockFolder(folder, () => {});
  try {
    const client = await PGlite.create(folder);
    try {
      const { promise, resolve: take } = Promise.withResolvers<DumpInfo>();
      await dumpDatabase(client, folder, async (archive, info) => {
        await pipeline(archive, createWriteStream(target));
        take(info);
      });
      return await promise;
    } finally {
      await client.close();
    }
  } finally {
    await unlock();
  }
}

async function dump(folder: string, target: string): Promise<DumpInfo> {
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`There is no database in ${folder}.`);
  const asked = await askForDump(folder);
  if (asked === null) return dumpStopped(folder, target);
  await pipeline(asked.archive, createWriteStream(target));
  return asked.info;
}

/** Files never change, so a hard link serves as a copy. A missing file was deleted since. */
async function keep(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  try {
    await link(from, to).catch((error) => {
      if (isErrno(error, 'ENOENT')) throw error;
      return copyFile(from, to);
    });
  } catch (error) {
    if (!isErrno(error, 'ENOENT')) throw error;
  }
}

async function keepUploads({ uploadsFolder, stagingFolder }: Settings, target: string): Promise<void> {
  await mkdir(target);
  if (!existsSync(uploadsFolder)) return;
  for (const entry of await readdir(uploadsFolder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || path.startsWith(stagingFolder)) continue;
    await keep(path, join(target, relative(uploadsFolder, path)));
  }
}

async function pack(folder: string, target: string): Promise<void> {
  await create({ file: target, cwd: folder, gzip: true, portable: true, mode: 0o600 }, await readdir(folder));
  const handle = await open(target, 'r+');
  await handle.sync();
  await handle.close();
}

/** Suffix of the folder in which a backup is built. */
const suffix = '.upline-partial';

/**
 * Backs up an embedded database and its uploads to one file, even while the server runs. Uploads
 * are copied after the database, so that no message lacks its file.
 * @throws Error if the file exists or the database cannot be copied; no partial file remains.
 */
export async function createBackup(settings: Settings, file: string): Promise<Manifest> {
  const folder = embeddedFolder(settings.databaseUrl);
  if (existsSync(file)) throw new Error(`${file} is there already.`);
  const work = resolve(`${file}.${process.pid}${suffix}`);
  return withPassingFolder(work, suffix, async () => {
    const content = join(work, 'content');
    await mkdir(content);
    const database = await dump(folder, join(content, backupNames.database));
    const uploads = settings.s3 === null ? 'included' : 'bucket';
    if (uploads === 'included') await keepUploads(settings, join(content, backupNames.uploads));
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      version: settings.version,
      database,
      uploads,
      files: await describeFiles(content),
    };
    await writeFile(join(content, backupNames.manifest), `${JSON.stringify(manifest, null, 2)}\n`);
    await pack(content, join(work, 'packed'));
    await rename(join(work, 'packed'), file);
    return manifest;
  });
}
