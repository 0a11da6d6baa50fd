import type { ReplyData } from '@upline/api/contract';
import { topicOf } from '@upline/domain';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import { readHours } from '../promises/hours.ts';
import { signedUrls } from '../uploads/fileLinks.ts';
import type { Message } from './conversation.ts';
import { backAt } from './promises.ts';
import { ratingOf } from './rating.ts';
import type { Ticket } from './requireOpenTicket.ts';
import { readSplits } from './splits.ts';
import type { ListedTicket } from './ticketPage.ts';

/** The name under which support writes: which of the staff it was stays inside. */
const supportName = 'Support';

// Links are signed on the connection, after the transaction: the secret is remembered there.

/** A message as replies carry it, with new links to its files. */
export async function messageReply(db: Db, message: Message): Promise<ReplyData<'replyToTicket'>> {
  const { id, author, isAdmin, attachments, read, createdAt } = message;
  return {
    _id: id,
    sender: isAdmin ? supportName : getAddress(author),
    isAdmin,
    message: message.message,
    attachments: await signedUrls(db, attachments),
    read,
    createdAt: createdAt.toISOString(),
  };
}

/** A ticket as lists carry it, likewise. */
export async function listedReply(db: Db, ticket: ListedTicket): Promise<ReplyData<'createTicket'>> {
  const { id, status, createdAt, updatedAt, attachments } = ticket;
  const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
  return { id, ...topicOf(ticket), status, ...dates, attachments: await signedUrls(db, attachments) };
}

/** A ticket with its conversation, likewise. */
export async function detailReply(
  db: Db,
  ticket: Ticket,
  messages: readonly Message[],
): Promise<ReplyData<'ticket'>['ticket']> {
  const { id, status, createdAt, updatedAt } = ticket;
  return {
    ticketId: id,
    ...topicOf(ticket),
    status,
    messages: await Promise.all(messages.map((message) => messageReply(db, message))),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    answerBy: ticket.replyDueAt?.toISOString() ?? null,
    backAt: ticket.replyDueAt && backAt(await readHours(db)),
    rating: ratingOf(ticket),
    splits: await readSplits(db, id),
  };
}
