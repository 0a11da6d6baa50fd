import { and, arrayOverlaps, eq, inArray, type SQL } from 'drizzle-orm';
import { insertRows } from '../../platform/db/insertRows.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { filePath, parseFilePath } from '../../uploads/fileLinks.ts';
import { strayFiles, uploads } from '../../uploads/schema.ts';
import { heldReplies } from '../outbox/schema.ts';
import { ticketMessages, ticketNotes } from '../tickets/schema.ts';

/** What carries files. */
const carriers = [ticketMessages, ticketNotes, heldReplies];

/** The keys of files by their paths. */
export function keysOf(rows: readonly { attachments: string[] }[]): string[] {
  return rows.flatMap(({ attachments }) => attachments.flatMap((path) => parseFilePath(path)?.key ?? []));
}

/**
 * Lets the cleanup take files out of the storage: from here on nobody finds them. What a message, a note or a reply that
 * waits still carries stays, and so does what is somebody’s photo, until they have another.
 */
export async function dropFiles(tx: Tx, which: SQL | undefined): Promise<void> {
  // Held first: what is being attached meanwhile is seen as carried, or finds no file any more.
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
