import { and, lt, not } from 'drizzle-orm';
import { insertRows } from '../platform/db/insertRows.ts';
import type { Db } from '../platform/db/openDb.ts';
import { removeStray } from './keepFiles.ts';
import { strayFiles, uploads } from './schema.ts';
import { cleanUpStaged } from './stageFile.ts';
import type { Storage } from './storage.ts';

const hour = 60 * 60_000;

/** Age at which an unused upload is deleted, milliseconds. */
const orphanAge = 24 * hour;

/** Age above which no upload is still in progress, milliseconds. */
const underWay = hour;

/** Maximum number of files deleted per cleanup. */
const atOnce = 500;

/** Storage of uploads, and the folder of incoming files. */
export interface UploadPlaces {
  storage: Storage;
  stagingFolder: string;
}

/** Deletes unused uploads: neither attached to a message nor shown in a profile. */
export async function cleanUpUploads(db: Db, { storage, stagingFolder }: UploadPlaces): Promise<void> {
  const now = Date.now();
  await db.transaction(async (tx) => {
    const orphans = await tx
      .delete(uploads)
      .where(
        and(not(uploads.isAttached), not(uploads.isPhoto), lt(uploads.createdAt, new Date(now - orphanAge))),
      )
      .returning({ key: uploads.key, since: uploads.createdAt });
    await insertRows(tx, strayFiles, orphans);
  });
  const stray = await db
    .select({ key: strayFiles.key })
    .from(strayFiles)
    .where(lt(strayFiles.since, new Date(now - underWay)))
    .limit(atOnce);
  for (const { key } of stray) await removeStray(db, storage, [key]);
  await cleanUpStaged(stagingFolder, now - underWay);
}
