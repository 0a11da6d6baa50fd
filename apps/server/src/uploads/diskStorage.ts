import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isErrno } from '../platform/system/isErrno.ts';
import type { Storage } from './storage.ts';

/** Flushes a file, or the names in a folder, to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Files in a local folder, in 256 subfolders by the start of their key. Files are moved in, so the
 * source must be on the same disk and readers never see a partial file.
 */
export function diskStorage(folder: string): Storage {
  const placeOf = (key: string) => join(folder, key.slice(0, 2), key);
  return {
    async prepare() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
      } catch (cause) {
        throw new Error(`Uploads cannot be kept in ${folder}. Set UPLINE_UPLOADS_DIR to another folder.`, {
          cause,
        });
      }
    },
    async put(key, path) {
      const place = placeOf(key);
      await flush(path);
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await rename(path, place);
      await flush(dirname(place));
      await flush(folder);
    },
    async get(key, range) {
      try {
        const handle = await open(placeOf(key), 'r');
        return Readable.toWeb(handle.createReadStream(range)) as ReadableStream<Uint8Array>;
      } catch (error) {
        if (isErrno(error, 'ENOENT')) return null;
        throw error;
      }
    },
    remove: (key) => rm(placeOf(key), { force: true }),
  };
}
