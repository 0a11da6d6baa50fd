import type { TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { topicOf } from '@upline/domain';
import { and, asc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { getAddress } from 'viem';
import type { Db } from '../../platform/db/openDb.ts';
import type { Sign } from '../../uploads/fileLinks.ts';
import { readHours } from '../sla/hours.ts';
import type { Message } from './conversation.ts';
import { ratingOf } from './rating.ts';
import { tickets } from './schema.ts';
import { backAt } from './sla.ts';
import type { Ticket } from './ticketLocks.ts';
import type { ListedTicket } from './ticketPage.ts';

type Splits = NonNullable<ReplyData<'ticket'>['ticket']['splits']>;

/**
 * Tickets that support split from a ticket, or from one merged into it, oldest first, except those
 * merged into it again.
 */
async function readSplits(db: Db, ticketId: TicketId): Promise<Splits> {
  const { id, subject, createdAt, mergedInto, splitFrom, number } = tickets;
  const merged = db.select({ id }).from(tickets).where(eq(mergedInto, ticketId));
  const isFromHere = or(eq(splitFrom, ticketId), inArray(splitFrom, merged));
  const isElsewhere = and(ne(id, ticketId), or(isNull(mergedInto), ne(mergedInto, ticketId)));
  const made = await db
    .select({ id, subject, createdAt })
    .from(tickets)
    .where(and(isFromHere, isElsewhere))
    .orderBy(asc(number));
  return made.map((one) => ({ ticketId: one.id, subject: one.subject, at: one.createdAt.toISOString() }));
}

/** Sender's name of all replies, which hides the staff member. */
const supportName = 'Support';

/** A message in the reply's format, with new links to its files. */
export function messageReply(sign: Sign, message: Message): ReplyData<'replyToTicket'> {
  const { id, author, isAdmin, attachments, read, createdAt } = message;
  return {
    _id: id,
    sender: isAdmin ? supportName : getAddress(author),
    isAdmin,
    message: message.message,
    attachments: sign(attachments),
    read,
    createdAt: createdAt.toISOString(),
  };
}

/** A ticket in the format of lists, with new links to its files. */
export function listedReply(sign: Sign, ticket: ListedTicket): ReplyData<'createTicket'> {
  return { ...ticket, attachments: sign(ticket.attachments) };
}

/** A ticket with its conversation and new links to its files. */
export async function detailReply(
  db: Db,
  ticket: Ticket,
  messages: readonly Message[],
  sign: Sign,
): Promise<ReplyData<'ticket'>['ticket']> {
  const { id, status, createdAt, updatedAt } = ticket;
  return {
    ticketId: id,
    ...topicOf(ticket),
    status,
    messages: messages.map((message) => messageReply(sign, message)),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    answerBy: ticket.replyDueAt?.toISOString() ?? null,
    backAt: ticket.replyDueAt && backAt(await readHours(db)),
    rating: ratingOf(ticket),
    splits: await readSplits(db, id),
  };
}
