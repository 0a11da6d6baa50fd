import type { ReplyData } from '@upline/api/contract';
import { and, asc, eq, or } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Sign } from '../../uploads/fileLinks.ts';
import { record } from '../audit/record.ts';
import { publishToStaff } from '../tickets/conversation.ts';
import { type LockedTicket, lockTicket } from '../tickets/requireOpenTicket.ts';
import { ticketMessages } from '../tickets/schema.ts';
import { heldReplies, replyDrafts } from './schema.ts';

export type HeldReply = typeof heldReplies.$inferSelect;
type Waiting = ReplyData<'deskTicket'>['ticket']['waiting'][number];
type Wallet = `0x${string}`;

/** Keeps a reply until it is due, in the transaction that takes it in. The staff hears of it, its member does not. */
export async function holdReply(
  tx: Tx,
  ticket: LockedTicket,
  reply: Omit<HeldReply, 'ticketId' | 'isStopped'>,
): Promise<void> {
  await tx.insert(heldReplies).values({ ...reply, ticketId: ticket.id });
  await publishToStaff(tx, ticket);
  await record(tx, { staff: reply.author, act: 'hold', ticket });
}

/** A reply that waits; nothing for one that has left or was taken back. */
export async function findHeld(db: Db, id: string): Promise<HeldReply | undefined> {
  const [held] = await db.select().from(heldReplies).where(eq(heldReplies.id, id));
  return held;
}

/** What waits on a ticket, in the order of leaving. */
export function readHeld(db: Db, ticketId: string): Promise<HeldReply[]> {
  return db
    .select()
    .from(heldReplies)
    .where(eq(heldReplies.ticketId, ticketId))
    .orderBy(asc(heldReplies.sendAt), asc(heldReplies.createdAt));
}

/** What somebody has begun to write into a ticket; `''` for nothing. */
export async function readDraft(db: Db, ticketId: string, author: Wallet): Promise<string> {
  const isTheirs = and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, author));
  const [draft] = await db.select().from(replyDrafts).where(isTheirs);
  return draft?.message ?? '';
}

/** Forgets it, as it becomes a reply. */
export async function forgetDraft(tx: Tx, ticketId: string, author: Wallet): Promise<void> {
  await tx.delete(replyDrafts).where(and(eq(replyDrafts.ticketId, ticketId), eq(replyDrafts.author, author)));
}

/**
 * Takes back a reply of one's own, or one of anybody's that was stopped.
 * @throws HttpFailure 404 when none of the caller's waits, 409 when it has left.
 */
export async function takeBackReply(tx: Tx, id: string, wallet: Wallet): Promise<HeldReply> {
  const held = await findHeld(tx, id);
  // In the order of one that leaves: the ticket first, then the reply.
  const ticket = held && (await lockTicket(tx, held.ticketId));
  const isTheirs = or(eq(heldReplies.author, wallet), heldReplies.isStopped);
  const [taken] = await tx
    .delete(heldReplies)
    .where(and(eq(heldReplies.id, id), isTheirs))
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

/** A reply as it waits, with new links to its files. */
export function waitingReply(
  sign: Sign,
  { id, author, message, attachments, after, createdAt, sendAt, isStopped }: HeldReply,
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
