import type { ReplyData } from '@upline/api/contract';
import { and, asc, eq, inArray, isNotNull, ne } from 'drizzle-orm';
import { sessions } from '../../accounts/auth/schema.ts';
import { enrolments } from '../../accounts/enrolments/schema.ts';
import { members } from '../../accounts/members/schema.ts';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { uploads } from '../../uploads/schema.ts';
import { auditEntries } from '../audit/schema.ts';
import { replyDrafts, scheduledReplies } from '../scheduledReplies/schema.ts';
import { ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { dataRequests } from './schema.ts';

type Holdings = ReplyData<'deskDataRequest'>['holdings'];

export function countOpenTickets(db: Db, wallet: `0x${string}`): Promise<number> {
  return db.$count(tickets, and(eq(tickets.wallet, wallet), ne(tickets.status, 'closed')));
}

/**
 * Locks a member’s tickets until the transaction ends, by ID, the order of all functions that lock
 * several.
 */
export async function lockTickets(tx: Tx, wallet: `0x${string}`): Promise<void> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.wallet, wallet));
  await own.orderBy(asc(tickets.id)).for('update');
}

/** Inventory of the data stored about a member, for the lead who answers a request. */
export async function holdingsOf(db: Db, wallet: `0x${string}`): Promise<Holdings> {
  const [member] = await db.select().from(members).where(eq(members.wallet, wallet));
  const own = db.select({ id: tickets.id }).from(tickets).where(eq(tickets.wallet, wallet));
  return {
    hasName: (member?.name ?? '') !== '',
    hasPhoto: (member?.photo ?? '') !== '',
    sessions: await db.$count(sessions, eq(sessions.wallet, wallet)),
    notifications: await db.$count(notifications, eq(notifications.wallet, wallet)),
    tickets: await db.$count(tickets, eq(tickets.wallet, wallet)),
    openTickets: await countOpenTickets(db, wallet),
    messages: await db.$count(ticketMessages, inArray(ticketMessages.ticketId, own)),
    notes: await db.$count(ticketNotes, inArray(ticketNotes.ticketId, own)),
    heldReplies: await db.$count(scheduledReplies, inArray(scheduledReplies.ticketId, own)),
    drafts: await db.$count(replyDrafts, inArray(replyDrafts.ticketId, own)),
    copies: await db.$count(dataRequests, and(eq(dataRequests.wallet, wallet), isNotNull(dataRequests.file))),
    hasPlace: (await db.$count(enrolments, eq(enrolments.wallet, wallet))) > 0,
    files: await db.$count(uploads, eq(uploads.owner, wallet)),
    auditEntries: await db.$count(auditEntries, eq(auditEntries.member, wallet)),
  };
}
