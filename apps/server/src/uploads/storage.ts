import type { Config } from '../config/config.ts';
import { diskStorage } from './diskStorage.ts';
import { s3Storage } from './s3Storage.ts';

/** The bytes of a file from one to another, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where the bytes of files are kept, each under its key and never changed. */
export interface Storage {
  /** Makes sure that files can be kept. @throws Error in plain words when they cannot. */
  prepare(): Promise<void>;
  /** Keeps a file of this machine, which may be gone afterwards. Once this ends it is kept, come what may. */
  put(key: string, path: string): Promise<void>;
  /** A file's bytes; `null` when there is no such file. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | null>;
  /** Removes a file, if it is there. */
  remove(key: string): Promise<void>;
}

/** The storage that the environment names. */
export function storageOf({ s3, uploadsFolder }: Pick<Config, 's3' | 'uploadsFolder'>): Storage {
  const disk = diskStorage(uploadsFolder);
  if (s3 === null) return disk;
  const bucket = s3Storage(s3);
  return {
    ...bucket,
    async prepare() {
      // Where files are while they come in.
      await disk.prepare();
      await bucket.prepare();
    },
  };
}
