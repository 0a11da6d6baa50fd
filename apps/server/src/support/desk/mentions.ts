import type { TicketId } from '@upline/api';
import { isSupport, mentionName, mentionsIn } from '@upline/domain';
import { and, eq, exists, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Staff } from '../../accounts/staff/roles.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { noteMentions, ticketNotes, tickets } from '../tickets/schema.ts';
import { namesOf } from './people.ts';

type Wallet = `0x${string}`;

interface Writing {
  noteId: string;
  author: Wallet;
  message: string;
}

/** Stores the people mentioned in a note: support staff except its author. */
export async function writeMentions(
  tx: Tx,
  staff: Staff,
  { noteId, author, message }: Writing,
): Promise<void> {
  // Most notes contain no mention.
  if (!message.includes('@')) return;
  const wallets = [...(await staff.all(tx))].flatMap(([wallet, roles]) =>
    isSupport(roles) && wallet !== author ? [wallet] : [],
  );
  const nameOf = await namesOf(tx, wallets);
  const people = wallets.map((wallet) => ({ wallet, name: mentionName(nameOf(wallet)) }));
  const mentioned = mentionsIn(message, people).flatMap((mention) => mention.people);
  if (mentioned.length === 0) return;
  const rows = mentioned.map(({ wallet, name }) => ({ noteId, wallet, name }));
  await tx.insert(noteMentions).values(rows).onConflictDoNothing();
}

export async function readMentions(db: Db, notes: readonly { id: string }[]) {
  const ids = notes.map(({ id }) => id);
  const rows =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(noteMentions)
          .where(inArray(noteMentions.noteId, ids))
          .orderBy(noteMentions.name, noteMentions.wallet);
  return Map.groupBy(rows, ({ noteId }) => noteId);
}

const isUnseen = (wallet: Wallet) => and(eq(noteMentions.wallet, wallet), isNull(noteMentions.seenAt));

/** Marks the mentions in a ticket as seen by a staff member. @returns True if any was unseen. */
export async function markMentionsSeen(tx: Tx, ticketId: TicketId, wallet: Wallet): Promise<boolean> {
  const inTicket = tx
    .select({ id: ticketNotes.id })
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId));
  const seen = await tx
    .update(noteMentions)
    .set({ seenAt: new Date() })
    .where(and(isUnseen(wallet), inArray(noteMentions.noteId, inTicket)))
    .returning({ noteId: noteMentions.noteId });
  return seen.length > 0;
}

/** IDs of the tickets with matching mentions. */
const mentioning = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: ticketNotes.ticketId })
    .from(noteMentions)
    .innerJoin(ticketNotes, eq(ticketNotes.id, noteMentions.noteId))
    .where(which);

/** Condition: a ticket has a note that mentions the wallet, seen or not. */
export function isMentioning(db: Db, wallet: Wallet): SQL {
  return inArray(tickets.id, mentioning(db, eq(noteMentions.wallet, wallet)));
}

/** Number of tickets with unseen mentions of the wallet. */
export async function countUnseen(db: Db, wallet: Wallet): Promise<number> {
  const [found] = await db
    .select({ count: sql`count(distinct ${ticketNotes.ticketId})`.mapWith(Number) })
    .from(noteMentions)
    .innerJoin(ticketNotes, eq(ticketNotes.id, noteMentions.noteId))
    .where(isUnseen(wallet));
  return found?.count ?? 0;
}

/** Condition: a row of `ticket` has an unseen mention of the wallet. */
export function isUnseenBy(db: Db, wallet: Wallet): SQL {
  return exists(mentioning(db, and(isUnseen(wallet), sql`${ticketNotes.ticketId} = ticket.id`)));
}
