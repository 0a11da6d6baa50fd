import { erasedText, type Retention } from '@upline/domain';
import { and, eq, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Db } from '../../platform/db/openDb.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { uploads } from '../../uploads/schema.ts';
import { replyDrafts } from '../scheduledReplies/schema.ts';
import { ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { dropFiles, keysOf } from './dropFiles.ts';
import { dataRequests } from './schema.ts';

const day = 24 * 60 * 60_000;

/** Maximum number of rows per statement. */
const atOnce = 500;

/** Maximum number of statements per kind and run; the next run continues. */
const batches = 100;

/** Milliseconds between two runs: retention counts in days, so an hour is precise enough. */
const pause = 60 * 60_000;

/**
 * Removes the files of messages or notes on tickets closed before a time; the texts remain.
 * @returns True if more rows may remain.
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
          // Earlier releases did not store the closing time.
          lt(sql`coalesce(${tickets.closedAt}, ${tickets.updatedAt})`, sql.param(before, tickets.closedAt)),
          sql`cardinality(${table.attachments}) > 0`,
        ),
      )
      .limit(atOnce);
    if (found.length === 0) return false;
    const ids = found.map(({ id }) => id);
    // Without its files, a message without text would be empty.
    const words = sql`case when ${table.message} = '' then ${erasedText} else ${table.message} end`;
    await tx.update(table).set({ attachments: [], message: words }).where(inArray(table.id, ids));
    const keys = keysOf(found);
    if (keys.length > 0) await dropFiles(tx, inArray(uploads.key, keys));
    return found.length === atOnce;
  });
}

/** @returns True if more rows may remain. */
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

async function forgetDrafts(db: Db, before: Date): Promise<void> {
  await db.delete(replyDrafts).where(lt(replyDrafts.startedAt, before));
}

async function forgetCopies(db: Db, now: Date): Promise<void> {
  const isOver = and(isNotNull(dataRequests.file), lt(dataRequests.fileUntil, now));
  await db.update(dataRequests).set({ file: null, fileUntil: null }).where(isOver);
}

async function inBatches(forget: () => Promise<boolean>): Promise<void> {
  for (let taken = 0; taken < batches; taken += 1) if (!(await forget())) return;
}

/** Deletes data past its retention. A failure of one kind does not affect the others. */
export async function cleanUpKept(db: Db, kept: Retention, log: Pick<Logger, 'warn'>): Promise<void> {
  const now = Date.now();
  const before = (days: number) => new Date(now - days * day);
  const filesOf = (table: typeof ticketMessages | typeof ticketNotes) =>
    inBatches(() => forgetFiles(db, table, before(kept.ticketFiles)));
  const kinds = {
    copies: () => forgetCopies(db, new Date(now)),
    drafts: () => forgetDrafts(db, before(kept.drafts)),
    notifications: () => inBatches(() => forgetNotifications(db, before(kept.notifications))),
    'files of messages': () => filesOf(ticketMessages),
    'files of notes': () => filesOf(ticketNotes),
  };
  for (const [kind, forget] of Object.entries(kinds)) {
    try {
      await forget();
    } catch (error) {
      log.warn({ err: error, kind }, 'What was kept for long enough could not be forgotten.');
    }
  }
}

/** Returns a cleanup that runs at its first call and then at most hourly. */
export function cleanUpKeptNowAndThen(kept: Retention, log: Pick<Logger, 'warn'>): (db: Db) => Promise<void> {
  let next = 0;
  return async (db) => {
    if (Date.now() < next) return;
    next = Date.now() + pause;
    await cleanUpKept(db, kept, log);
  };
}
