import type { TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { maximumNotes } from '@upline/domain';
import { asc, eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import type { Sign } from '../../uploads/fileLinks.ts';
import { ticketNotes } from '../tickets/schema.ts';
import type { LockedTicket } from '../tickets/ticketLocks.ts';
import type { readMentions } from './mentions.ts';
import type { Naming } from './people.ts';

type Mentions = Awaited<ReturnType<typeof readMentions>>;
type Note = typeof ticketNotes.$inferSelect;

/** @throws HttpFailure 422 for a ticket with too many notes. @param more Those to come. */
export async function requireRoomForNotes(tx: Tx, { id }: LockedTicket, more = 1): Promise<void> {
  if (more === 0) return;
  const notes = await tx.$count(ticketNotes, eq(ticketNotes.ticketId, id));
  if (notes + more > maximumNotes) throw new HttpFailure(422, 'server.notesFull');
}

/** The notes of a ticket, oldest first. */
export function readNotes(db: Db, ticketId: TicketId): Promise<Note[]> {
  return db
    .select()
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId))
    .orderBy(asc(ticketNotes.createdAt), asc(ticketNotes.id));
}

/** A note in the reply's format, with new links to its files. */
export function noteReply(
  sign: Sign,
  { id, author, message, attachments, createdAt }: Note,
  mentions: Mentions,
  nameOf: Naming,
): ReplyData<'deskNote'> {
  return {
    id,
    author: nameOf(author),
    message,
    attachments: sign(attachments),
    mentions: (mentions.get(id) ?? []).map(({ name, wallet }) => ({ name, who: nameOf(wallet) })),
    createdAt: createdAt.toISOString(),
  };
}
