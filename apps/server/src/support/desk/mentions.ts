import { isSupport, mentionName, mentionsIn } from '@upline/domain';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
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

/** Writes down whom a note mentions: those who answer members, but for its author. */
export async function writeMentions(
  tx: Tx,
  staff: Staff,
  { noteId, author, message }: Writing,
): Promise<void> {
  // Most notes mention nobody.
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

/** Whom notes mention, by the note. */
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

const isUnseenBy = (wallet: Wallet) => and(eq(noteMentions.wallet, wallet), isNull(noteMentions.seenAt));

/** Somebody has opened a ticket. @returns Whether a note mentions them that they had not read. */
export async function markMentionsSeen(tx: Tx, ticketId: string, wallet: Wallet): Promise<boolean> {
  const inTicket = tx
    .select({ id: ticketNotes.id })
    .from(ticketNotes)
    .where(eq(ticketNotes.ticketId, ticketId));
  const seen = await tx
    .update(noteMentions)
    .set({ seenAt: new Date() })
    .where(and(isUnseenBy(wallet), inArray(noteMentions.noteId, inTicket)))
    .returning({ noteId: noteMentions.noteId });
  return seen.length > 0;
}

/** The IDs of the tickets with a note that mentions somebody. */
const mentioning = (db: Db, which: SQL | undefined) =>
  db
    .select({ id: ticketNotes.ticketId })
    .from(noteMentions)
    .innerJoin(ticketNotes, eq(ticketNotes.id, noteMentions.noteId))
    .where(which);

/** Whether a ticket is among them, whether they have read it or not. */
export function isMentioning(db: Db, wallet: Wallet): SQL {
  return inArray(tickets.id, mentioning(db, eq(noteMentions.wallet, wallet)));
}

/** How many of the tickets have a note that mentions somebody and that they have not read. */
export async function countUnseen(db: Db, wallet: Wallet): Promise<number> {
  const [found] = await db
    .select({ count: sql`count(distinct ${ticketNotes.ticketId})`.mapWith(Number) })
    .from(noteMentions)
    .innerJoin(ticketNotes, eq(ticketNotes.id, noteMentions.noteId))
    .where(isUnseenBy(wallet));
  return found?.count ?? 0;
}

/** Which of some tickets those are, by ID. */
export async function unseenAmong(db: Db, wallet: Wallet, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await mentioning(db, and(isUnseenBy(wallet), inArray(ticketNotes.ticketId, [...ids])));
  return new Set(found.map(({ id }) => id));
}
