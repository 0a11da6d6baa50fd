import { isSupport } from '@upline/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { lockTicket } from '../tickets/ticketLocks.ts';
import type { ScheduledReply } from './scheduledReplies.ts';
import { scheduledReplies } from './schema.ts';
import { writeReply } from './writeReply.ts';

/** Milliseconds between two checks for due replies. */
const interval = 500;

interface Dependencies {
  db: Db;
  staff: Staff;
}

const isDue = () => and(lte(scheduledReplies.sendAt, new Date()), eq(scheduledReplies.isStopped, false));

/**
 * Sends a reply. Deleting its row and writing the message are one transaction, so that a crash
 * loses neither, and of two servers only one sends.
 */
async function sendOne({ db, staff }: Dependencies, { id, ticketId, author }: ScheduledReply): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    // A reply moved by a concurrent merge is sent from its new ticket in the next run.
    const still = and(eq(scheduledReplies.id, id), eq(scheduledReplies.ticketId, ticketId), isDue());
    if (!isSupport(await staff.rolesOf(tx, author))) {
      await tx.update(scheduledReplies).set({ isStopped: true }).where(still);
      await publishToStaff(tx, ticket);
      return;
    }
    const [leaving] = await tx.delete(scheduledReplies).where(still).returning();
    if (leaving === undefined) return;
    const { message, attachments, after } = leaving;
    await writeReply(tx, ticket, { id, author, message, attachments, after });
  });
}

/**
 * Sends all due replies in order. Replies of authors without a role in support are marked as
 * stopped.
 * @throws The first delivery error, after all other due replies were sent.
 */
export async function sendDue(dependencies: Dependencies): Promise<void> {
  const due = await dependencies.db
    .select()
    .from(scheduledReplies)
    .where(isDue())
    .orderBy(asc(scheduledReplies.sendAt), asc(scheduledReplies.createdAt));
  const failures: unknown[] = [];
  for (const held of due) await sendOne(dependencies, held).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Sends replies as they fall due, including those scheduled at servers that no longer run.
 * @returns Stops sending and waits for the current reply.
 */
export function startSending(dependencies: Dependencies, log: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  let hasFailed = false;
  async function send(): Promise<void> {
    try {
      await sendDue(dependencies);
      hasFailed = false;
    } catch (error) {
      // Retried until it succeeds; logged once.
      if (!hasFailed) log.warn({ err: error }, 'Replies that are due could not leave.');
      hasFailed = true;
    }
  }
  const timer = setInterval(() => {
    running ??= send().finally(() => {
      running = null;
    });
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
