import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/openDb.ts';
import { HttpFailure } from '../platform/http/httpFailure.ts';
import { filePath, ownPath, parseFilePath } from './fileLinks.ts';
import { uploads } from './schema.ts';

/**
 * Resolves the links of a message to paths, in the same order, and marks the files as attached.
 * Call it in the transaction that writes the message.
 * @throws HttpFailure 422 for a file that this wallet did not upload.
 */
export async function requireOwnFiles(
  db: Db,
  wallet: `0x${string}`,
  urls: readonly string[],
): Promise<string[]> {
  const refusal = () => new HttpFailure(422, 'server.foreignAttachment');
  const files = urls.map((url) => parseFilePath(ownPath(url) ?? ''));
  const named = files.filter((file) => file !== null);
  if (named.length < urls.length) throw refusal();
  if (named.length === 0) return [];
  const keys = named.map(({ key }) => key);
  // The update also locks the rows, so that a concurrent cleanup does not delete the files.
  const owned = await db
    .update(uploads)
    .set({ isAttached: true })
    .where(and(inArray(uploads.key, keys), eq(uploads.owner, wallet)))
    .returning({ key: uploads.key, name: uploads.name });
  const paths = new Set(owned.map(filePath));
  const asked = named.map(filePath);
  if (!asked.every((path) => paths.has(path))) throw refusal();
  return asked;
}
