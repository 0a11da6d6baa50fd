import type { Config } from '../platform/config/config.ts';
import { diskStorage } from './diskStorage.ts';
import { s3Storage } from './s3Storage.ts';
import type { Storage } from './storage.ts';

export function storageOf({ s3, uploadsFolder }: Pick<Config, 's3' | 'uploadsFolder'>): Storage {
  const disk = diskStorage(uploadsFolder);
  if (s3 === null) return disk;
  const bucket = s3Storage(s3);
  return {
    ...bucket,
    async prepare() {
      // Incoming files are always on disk.
      await disk.prepare();
      await bucket.prepare();
    },
  };
}
