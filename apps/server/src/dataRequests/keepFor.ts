import { erasedText, type Retention } from '@upline/domain';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { notifications } from '../notifications/schema.ts';
import { replyDrafts } from '../outbox/schema.ts';
import { ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { uploads } from '../uploads/schema.ts';
import { dropFiles, keysOf } from './eraseMember.ts';
import { dataRequests } from './schema.ts';

const day = 24 * 60 * 60_000;

/** How many rows one statement takes at most. */
const atOnce = 500;

/** How often it is looked for what has been kept for long enough: what is kept for days need not go in the minute. */
const pause = 60 * 60_000;

/**
 * Takes the files out of what was written on tickets that were closed so long ago; the words stay.
 * @returns Whether there may be more.
 */
async function forgetFiles(
  db: Db,
  table: typeof ticketMessages | typeof ticketNotes,
  before: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: table.id, attachments: table.attachments })
      .from(table)
      .innerJoin(tickets, eq(tickets.id, table.ticketId))
      .where(
        and(
          eq(tickets.status, 'closed'),
          lt(tickets.closedAt, before),
          sql`cardinality(${table.attachments}) > 0`,
        ),
      )
      .limit(atOnce);
    if (found.length === 0) return false;
    const keys = keysOf(found);
    // One that is somebody’s photo as well stays theirs.
    if (keys.length > 0) await dropFiles(tx, and(inArray(uploads.key, keys), eq(uploads.isPhoto, false)));
    const ids = found.map(({ id }) => id);
    // What carried files alone would be empty.
    const words = sql`case when ${table.message} = '' then ${erasedText} else ${table.message} end`;
    await tx.update(table).set({ attachments: [], message: words }).where(inArray(table.id, ids));
    return found.length === atOnce;
  });
}

/** @returns Whether there may be more. */
async function forgetNotifications(db: Db, before: Date): Promise<boolean> {
  const old = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(lt(notifications.at, before))
    .limit(atOnce);
  const forgotten = await db
    .delete(notifications)
    .where(inArray(notifications.id, old))
    .returning({ id: notifications.id });
  return forgotten.length === atOnce;
}

/** Forgets what has been kept for as long as it may be. */
export async function sweepKept(db: Db, kept: Retention): Promise<void> {
  const now = Date.now();
  const before = (days: number) => new Date(now - days * day);
  while (await forgetFiles(db, ticketMessages, before(kept.ticketFiles)));
  while (await forgetFiles(db, ticketNotes, before(kept.ticketFiles)));
  while (await forgetNotifications(db, before(kept.notifications)));
  await db.delete(replyDrafts).where(lt(replyDrafts.startedAt, before(kept.drafts)));
  await db
    .update(dataRequests)
    .set({ file: null, fileUntil: null })
    .where(lt(dataRequests.fileUntil, new Date(now)));
}

/** What sweeps at its first call, and again an hour after. */
export function sweepKeptNowAndThen(kept: Retention): (db: Db) => Promise<void> {
  let next = 0;
  return async (db) => {
    if (Date.now() < next) return;
    await sweepKept(db, kept);
    next = Date.now() + pause;
  };
}
