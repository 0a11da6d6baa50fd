import { photoFault } from '@upline/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/openDb.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { filePath, ownPath, parseFilePath } from './fileLinks.ts';
import { uploads } from './schema.ts';

interface Choice {
  wallet: `0x${string}`;
  /** Link to an own upload; `''` removes the photo. */
  url: string;
  /** Current photo; `''` for none. */
  previous: string;
}

async function setPhoto(db: Db, wallet: `0x${string}`, path: string, isPhoto: boolean) {
  const file = parseFilePath(path);
  if (file === null) return undefined;
  // The update also locks the row, so that a concurrent cleanup does not delete the file.
  const [upload] = await db
    .update(uploads)
    .set({ isPhoto })
    .where(and(eq(uploads.key, file.key), eq(uploads.name, file.name), eq(uploads.owner, wallet)))
    .returning();
  return upload;
}

/**
 * Makes an own upload the member's photo, which is public. Call it in the transaction that updates
 * the profile.
 * @returns Path of the photo; `''` after a removal.
 * @throws HttpFailure 422 for others' uploads and files unfit as a photo.
 */
export async function choosePhoto(db: Db, { wallet, url, previous }: Choice): Promise<string> {
  await setPhoto(db, wallet, previous, false);
  if (url === '') return '';
  const upload = await setPhoto(db, wallet, ownPath(url) ?? '', true);
  if (upload === undefined) throw new HttpFailure(422, 'server.foreignPhoto');
  const fault = photoFault({ type: upload.type, size: upload.sentSize });
  if (fault) throw new HttpFailure(422, 'server.unfitPhoto');
  return filePath(upload);
}
