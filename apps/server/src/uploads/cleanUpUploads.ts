import { and, lt, not } from 'drizzle-orm';
import { insertRows } from '../platform/db/insertRows.ts';
import type { Db } from '../platform/db/openDb.ts';
import { removeStray } from './keepFiles.ts';
import { strayFiles, uploads } from './schema.ts';
import { cleanUpStaged } from './stageFile.ts';
import type { Storage } from './storage.ts';

const hour = 60 * 60_000;

/** How long an upload waits for the message or the profile that it was made for. */
const orphanAge = 24 * hour;

/** How long an upload may be under way: longer than any client waits. */
const underWay = hour;

/** How many files one cleanup removes at most; the next goes on. */
const atOnce = 500;

/** Where uploads are: kept, and while they come in. */
export interface UploadPlaces {
  storage: Storage;
  stagingFolder: string;
}

/** Removes the files that nothing came of: no message carries them, no profile shows them. */
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
