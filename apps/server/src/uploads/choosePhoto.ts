import { photoFault } from '@upline/domain';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/openDb.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { filePath, ownPath, parseFilePath } from './fileLinks.ts';
import { uploads } from './schema.ts';

interface Choice {
  wallet: `0x${string}`;
  /** The link of an own upload; `''` takes the photo away. */
  url: string;
  /** The photo until now, `''` for none. */
  previous: string;
}

async function setPhoto(db: Db, wallet: `0x${string}`, path: string, isPhoto: boolean) {
  const file = parseFilePath(path);
  if (file === null) return undefined;
  // Changing the row also keeps the cleanup from removing the file meanwhile.
  const [upload] = await db
    .update(uploads)
    .set({ isPhoto })
    .where(and(eq(uploads.key, file.key), eq(uploads.name, file.name), eq(uploads.owner, wallet)))
    .returning();
  return upload;
}

/**
 * Makes an own upload a member's photo, which anybody may see for as long as it is. Call it in the transaction
 * that writes the profile.
 * @returns Its path; `''` when there is none any more.
 * @throws HttpFailure 422 for what they did not upload and for what is no photo.
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
