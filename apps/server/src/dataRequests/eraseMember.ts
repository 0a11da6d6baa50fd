import { erasedText, type NoticeKind, noProfileTexts, shortAddress } from '@upline/domain';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { closeSessions } from '../auth/sessions.ts';
import { insertRows } from '../db/insertRows.ts';
import type { Db } from '../db/openDb.ts';
import { keepNameKeys } from '../members/nameKeys.ts';
import { members } from '../members/schema.ts';
import { notifications } from '../notifications/schema.ts';
import { heldReplies, replyDrafts } from '../outbox/schema.ts';
import { placeQuestions } from '../places/schema.ts';
import { idempotencyKeys, ticketMessages, ticketNotes, tickets } from '../tickets/schema.ts';
import { parseFilePath } from '../uploads/fileLinks.ts';
import { strayFiles, uploads } from '../uploads/schema.ts';
import { dataRequests } from './schema.ts';

type Wallet = `0x${string}`;

/** What others were told that names the member. */
const naming: NoticeKind[] = [
  'referralJoined',
  'placeUnrecorded',
  'placeAsked',
  'placeSigned',
  'placeWaiting',
];

/** The keys of files by their paths. */
export function keysOf(rows: readonly { attachments: string[] }[]): string[] {
  return rows.flatMap(({ attachments }) => attachments.flatMap((path) => parseFilePath(path)?.key ?? []));
}

/** Lets the sweep take files out of the storage: from here on nobody finds them. */
export async function dropFiles(tx: Db, which: SQL | undefined): Promise<void> {
  const dropped = await tx
    .delete(uploads)
    .where(which)
    .returning({ key: uploads.key, since: uploads.createdAt });
  await insertRows(tx, strayFiles, dropped);
}

/** Takes words and files out of a member’s tickets; numbers, dates, status and transaction stay. */
async function eraseTickets(tx: Db, wallet: Wallet): Promise<void> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.wallet, wallet));
  const inMessages = inArray(ticketMessages.ticketId, own);
  const inNotes = inArray(ticketNotes.ticketId, own);
  const inHeld = inArray(heldReplies.ticketId, own);
  const carried = [
    ...(await tx.select({ attachments: ticketMessages.attachments }).from(ticketMessages).where(inMessages)),
    ...(await tx.select({ attachments: ticketNotes.attachments }).from(ticketNotes).where(inNotes)),
    ...(await tx.select({ attachments: heldReplies.attachments }).from(heldReplies).where(inHeld)),
  ];
  const keys = keysOf(carried);
  if (keys.length > 0) await dropFiles(tx, inArray(uploads.key, keys));
  const nothing = { message: erasedText, attachments: [] };
  await tx.update(ticketMessages).set(nothing).where(inMessages);
  await tx.update(ticketNotes).set(nothing).where(inNotes);
  await tx.delete(heldReplies).where(inHeld);
  await tx.delete(replyDrafts).where(inArray(replyDrafts.ticketId, own));
  await tx.update(tickets).set({ subject: erasedText }).where(eq(tickets.wallet, wallet));
}

/** Takes a member’s name out of what others were told of them. */
async function eraseName(tx: Db, wallet: Wallet): Promise<void> {
  const short = shortAddress(getAddress(wallet));
  await tx
    .update(notifications)
    .set({
      message: sql`replace(${notifications.message}, ${notifications.facts}->>'name', ${short})`,
      facts: sql`jsonb_set(${notifications.facts}, '{name}', '""'::jsonb)`,
    })
    .where(
      and(
        inArray(notifications.kind, naming),
        sql`lower(${notifications.facts}->>'wallet') = ${wallet}`,
        sql`${notifications.facts}->>'name' <> ''`,
      ),
    );
}

/**
 * Erases what is held about a member, but for what others need or what cannot be changed: their ID, wallet, sponsor and
 * the terms that they accepted, the signature for their place, the ledger, the facts of tickets and the audit.
 * @param tx The transaction that answers the request: all of it is erased, or nothing.
 * @returns The stored tokens of the sessions that ended.
 */
export async function eraseMember(tx: Db, wallet: Wallet): Promise<string[]> {
  await tx
    .update(members)
    .set({ ...noProfileTexts, photo: '' })
    .where(eq(members.wallet, wallet));
  await keepNameKeys(tx, wallet, '');
  await eraseTickets(tx, wallet);
  await dropFiles(tx, eq(uploads.owner, wallet));
  await tx.delete(notifications).where(eq(notifications.wallet, wallet));
  await eraseName(tx, wallet);
  await tx.delete(placeQuestions).where(eq(placeQuestions.asker, wallet));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.wallet, wallet));
  await tx.update(dataRequests).set({ file: null, fileUntil: null }).where(eq(dataRequests.wallet, wallet));
  return closeSessions(tx, wallet);
}
