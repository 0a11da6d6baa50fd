import { and, arrayOverlaps, eq, inArray, type SQL } from 'drizzle-orm';
import { insertRows } from '../../platform/db/insertRows.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { filePath, parseFilePath } from '../../uploads/fileLinks.ts';
import { strayFiles, uploads } from '../../uploads/schema.ts';
import { scheduledReplies } from '../scheduledReplies/schema.ts';
import { ticketMessages, ticketNotes } from '../tickets/schema.ts';

/** Tables with attachments. */
const carriers = [ticketMessages, ticketNotes, scheduledReplies];

/** Storage keys of attached files. */
export function keysOf(rows: readonly { attachments: string[] }[]): string[] {
  return rows.flatMap(({ attachments }) => attachments.flatMap((path) => parseFilePath(path)?.key ?? []));
}

/**
 * Deletes files: links stop working, and the cleanup removes them from the storage. Keeps files
 * still attached to a message, a note or a scheduled reply; photos remain until they are replaced.
 */
export async function dropFiles(tx: Tx, which: SQL | undefined): Promise<void> {
  // Locks the files first: a concurrent attachment is either found below or fails for lack of the
  // file.
  const found = await tx.select().from(uploads).where(which).orderBy(uploads.key).for('update');
  if (found.length === 0) return;
  const carried = new Set<string>();
  for (const table of carriers) {
    const still = await tx
      .select({ attachments: table.attachments })
      .from(table)
      .where(arrayOverlaps(table.attachments, found.map(filePath)));
    for (const key of keysOf(still)) carried.add(key);
  }
  const free = found.map(({ key }) => key).filter((key) => !carried.has(key));
  if (free.length === 0) return;
  const isFree = inArray(uploads.key, free);
  await tx
    .update(uploads)
    .set({ isAttached: false })
    .where(and(isFree, eq(uploads.isPhoto, true)));
  const dropped = await tx
    .delete(uploads)
    .where(and(isFree, eq(uploads.isPhoto, false)))
    .returning({ key: uploads.key, since: uploads.createdAt });
  await insertRows(tx, strayFiles, dropped);
}
