import type { TicketId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import type { Sign } from '../../uploads/fileLinks.ts';
import { ticketNotes } from '../tickets/schema.ts';
import type { readMentions } from './mentions.ts';
import type { Naming } from './people.ts';

type Mentions = Awaited<ReturnType<typeof readMentions>>;
type Note = typeof ticketNotes.$inferSelect;

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
