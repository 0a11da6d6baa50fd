import { isSupport } from '@upline/domain';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { lockTicket } from '../tickets/requireOpenTicket.ts';
import type { HeldReply } from './heldReplies.ts';
import { heldReplies } from './schema.ts';
import { writeReply } from './writeReply.ts';

/** How often it is looked whether a reply is due, milliseconds. */
const interval = 500;

interface Dependencies {
  db: Db;
  staff: Staff;
}

const isDue = () => and(lte(heldReplies.sendAt, new Date()), eq(heldReplies.isStopped, false));

/**
 * Lets one reply leave. Whatever breaks in between, it stands either in the outbox or in the ticket: its row goes in the
 * transaction that writes the message, and of two servers one finds the row.
 */
async function sendOne({ db, staff }: Dependencies, { id, ticketId, author }: HeldReply): Promise<void> {
  await db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, ticketId);
    // One that a merge has moved meanwhile leaves from its new ticket the next time.
    const still = and(eq(heldReplies.id, id), eq(heldReplies.ticketId, ticketId), isDue());
    if (!isSupport(await staff.rolesOf(tx, author))) {
      await tx.update(heldReplies).set({ isStopped: true }).where(still);
      await publishToStaff(tx, ticket);
      return;
    }
    const [leaving] = await tx.delete(heldReplies).where(still).returning();
    if (leaving === undefined) return;
    const { message, attachments, after } = leaving;
    await writeReply(tx, ticket, { id, author, message, attachments, after });
  });
}

/**
 * Lets every reply leave that is due, in the order of being due. One of somebody without a role stays, and says so.
 * @throws What kept the first of those that could not leave, once the others have.
 */
export async function sendDue(dependencies: Dependencies): Promise<void> {
  const due = await dependencies.db
    .select()
    .from(heldReplies)
    .where(isDue())
    .orderBy(asc(heldReplies.sendAt), asc(heldReplies.createdAt));
  const failures: unknown[] = [];
  for (const held of due) await sendOne(dependencies, held).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/**
 * Lets replies leave as they fall due, also those that a server held which is no more.
 * @returns What ends it, once the reply that leaves is through.
 */
export function startSending(dependencies: Dependencies, log: Logger): () => Promise<void> {
  let running: Promise<void> | null = null;
  let hasFailed = false;
  async function send(): Promise<void> {
    try {
      await sendDue(dependencies);
      hasFailed = false;
    } catch (error) {
      // It is tried again until it works: said once.
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
