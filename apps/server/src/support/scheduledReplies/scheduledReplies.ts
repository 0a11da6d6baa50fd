import type { MessageId, TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { maximumScheduledReplies } from '@upline/domain';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Sign } from '../../uploads/fileLinks.ts';
import { record } from '../audit/record.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { ticketMessages } from '../tickets/schema.ts';
import { type LockedTicket, lockTicket } from '../tickets/ticketLocks.ts';
import { replyDrafts, scheduledReplies } from './schema.ts';

export type ScheduledReply = typeof scheduledReplies.$inferSelect;
type Waiting = ReplyData<'deskTicket'>['ticket']['waiting'][number];
type Wallet = `0x${string}`;

/** @throws HttpFailure 422 for a ticket with too many scheduled replies. @param more Those to come. */
export async function requireRoomToWait(tx: Tx, { id }: LockedTicket, more = 1): Promise<void> {
  if (more === 0) return;
  const waiting = await tx.$count(scheduledReplies, eq(scheduledReplies.ticketId, id));
  if (waiting + more > maximumScheduledReplies) throw new HttpFailure(422, 'server.waitingFull');
}

/**
 * Stores a scheduled reply and publishes it to staff only.
 * @throws HttpFailure 422 for a ticket with too many.
 */
export async function holdReply(
  tx: Tx,
  ticket: LockedTicket,
  reply: Omit<ScheduledReply, 'ticketId' | 'isStopped'>,
): Promise<void> {
  await requireRoomToWait(tx, ticket);
  await tx.insert(scheduledReplies).values({ ...reply, ticketId: ticket.id });
  await publishToStaff(tx, ticket);
  await record(tx, { staff: reply.author, act: 'hold', ticket });
}

/** A scheduled reply; undefined if it was sent or cancelled. */
export async function findHeld(db: Db, id: MessageId): Promise<ScheduledReply | undefined> {
  const [held] = await db.select().from(scheduledReplies).where(eq(scheduledReplies.id, id));
  return held;
}

/** Scheduled replies of a ticket, by time of sending. */
export function readHeld(db: Db, ticketId: TicketId): Promise<ScheduledReply[]> {
  return db
    .select()
    .from(scheduledReplies)
    .where(eq(scheduledReplies.ticketId, ticketId))
    .orderBy(asc(scheduledReplies.sendAt), asc(scheduledReplies.createdAt));
}

/** A staff member's draft in a ticket; `''` for none. */
export async function readDraft(db: Db, ticketId: TicketId, author: Wallet): Promise<string> {
  const isTheirs = and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, author));
  const [draft] = await db.select().from(replyDrafts).where(isTheirs);
  return draft?.message ?? '';
}

/** Deletes a draft when it becomes a reply. */
export async function forgetDraft(tx: Tx, ticketId: TicketId, author: Wallet): Promise<void> {
  await tx.delete(replyDrafts).where(and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, author)));
}

/**
 * Cancels a scheduled reply of the caller, or any stopped reply.
 * @throws HttpFailure 404 for an unknown reply, 409 if it was sent already.
 */
export async function takeBackReply(tx: Tx, id: MessageId, wallet: Wallet): Promise<ScheduledReply> {
  const held = await findHeld(tx, id);
  // Locks the ticket before the reply, like sending does.
  const ticket = held && (await lockTicket(tx, held.ticketId));
  const isTheirs = or(eq(scheduledReplies.author, wallet), scheduledReplies.isStopped);
  const [taken] = await tx
    .delete(scheduledReplies)
    .where(and(eq(scheduledReplies.id, id), isTheirs))
    .returning();
  if (taken && ticket) {
    await publishToStaff(tx, ticket);
    await record(tx, { staff: wallet, act: 'takeBack', ticket });
    return taken;
  }
  const isOwnMessage = and(eq(ticketMessages.id, id), eq(ticketMessages.author, wallet));
  if ((await tx.$count(ticketMessages, isOwnMessage)) > 0) throw new HttpFailure(409, 'server.replySent');
  throw new HttpFailure(404, 'server.unknownReply');
}

/** A scheduled reply in the reply's format, with new links to its files. */
export function waitingReply(
  sign: Sign,
  { id, author, message, attachments, after, createdAt, sendAt, isStopped }: ScheduledReply,
  nameOf: (wallet: Wallet) => Waiting['author'],
): Waiting {
  return {
    id,
    author: nameOf(author),
    message,
    attachments: sign(attachments),
    after,
    createdAt: createdAt.toISOString(),
    sendAt: sendAt.toISOString(),
    dueIn: Math.max(0, sendAt.getTime() - Date.now()),
    isStopped,
  };
}
