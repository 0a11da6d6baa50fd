import type { MessageId, TicketId } from '@upline/api';
import type { TicketStatus } from '@upline/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { newMessageId } from './newId.ts';
import { ticketMessages, tickets } from './schema.ts';
import { advanceSla } from './sla.ts';
import type { LockedTicket, Ticket } from './ticketLocks.ts';

export type Message = typeof ticketMessages.$inferSelect;

export interface NewMessage {
  /** A random UUID. @default new */
  id?: MessageId;
  author: `0x${string}`;
  isAdmin: boolean;
  message: string;
  /** Unsigned paths of files. */
  attachments: string[];
}

/** The columns of a locked ticket after a change, which moves it to the top of the lists. */
async function changeTo(tx: Tx, ticket: LockedTicket, status: TicketStatus, { isAnswer = false } = {}) {
  const at = new Date();
  return {
    ...(await advanceSla(tx, ticket, { status, at, isAnswer })),
    status,
    updatedAt: at,
    change: sql`nextval(pg_get_serial_sequence('ticket', 'change'))`,
    version: sql`${tickets.version} + 1`,
  };
}

export async function changeStatus(tx: Tx, ticket: LockedTicket, status: TicketStatus): Promise<void> {
  await tx
    .update(tickets)
    .set(await changeTo(tx, ticket, status))
    .where(eq(tickets.id, ticket.id));
}

/** Writes a message into a locked ticket, which then waits for the other side. */
export async function writeMessage(
  tx: Tx,
  ticket: LockedTicket,
  { id = newMessageId(), ...message }: NewMessage,
): Promise<void> {
  const status = message.isAdmin ? 'pending' : 'open';
  const places = await tx
    .update(tickets)
    .set({
      ...(await changeTo(tx, ticket, status, { isAnswer: message.isAdmin })),
      messageCount: sql`${tickets.messageCount} + 1`,
      // A message of the member ends the snooze; a reply ends the mark of an expired one.
      snoozedUntil: message.isAdmin
        ? sql`case when ${tickets.snoozedUntil} > now() then ${tickets.snoozedUntil} end`
        : null,
    })
    .where(eq(tickets.id, ticket.id))
    .returning({ number: tickets.messageCount, createdAt: tickets.updatedAt });
  await tx
    .insert(ticketMessages)
    .values(places.map((place) => ({ ...message, ...place, id, ticketId: ticket.id })));
}

/** A message of any ticket; undefined if unknown. */
export async function findMessage(db: Db, id: MessageId): Promise<Message | undefined> {
  const [message] = await db.select().from(ticketMessages).where(eq(ticketMessages.id, id));
  return message;
}

/** A message of any ticket. @throws HttpFailure 404 if unknown. */
export async function readMessage(db: Db, id: MessageId): Promise<Message> {
  const message = await findMessage(db, id);
  if (message === undefined) throw new HttpFailure(404, 'server.unknownTicket');
  return message;
}

/** The messages of a ticket, oldest first. */
export function readMessages(db: Db, ticketId: TicketId): Promise<Message[]> {
  return db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticketId, ticketId))
    .orderBy(asc(ticketMessages.number));
}

/** Marks one side's messages in a locked ticket as read. @returns True if any was unread. */
export async function markRead(tx: Tx, ticket: LockedTicket, by: { isAdmin: boolean }): Promise<boolean> {
  const isUnread = and(
    eq(ticketMessages.ticketId, ticket.id),
    eq(ticketMessages.isAdmin, by.isAdmin),
    eq(ticketMessages.read, false),
  );
  const marked = await tx
    .update(ticketMessages)
    .set({ read: true })
    .where(isUnread)
    .returning({ number: ticketMessages.number });
  return marked.length > 0;
}

/** Publishes a change of a ticket to staff only. */
export async function publishToStaff(tx: Tx, { id }: Pick<Ticket, 'id'>): Promise<void> {
  await publish(tx, { wallet: 'staff', topic: `ticket:${id}` });
}

/** Publishes a change of a ticket to its member and to staff. */
export async function publishTicket(tx: Tx, { id, wallet }: Pick<Ticket, 'id' | 'wallet'>): Promise<void> {
  await publish(tx, { wallet, topic: `ticket:${id}` });
}
