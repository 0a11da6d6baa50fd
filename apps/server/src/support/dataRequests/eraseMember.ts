import { erasedText, type NotificationKind, noProfileTexts, shortAddress } from '@upline/domain';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { getAddress } from 'viem';
import { closeSessions } from '../../accounts/auth/sessions.ts';
import { enrolmentQuestions } from '../../accounts/enrolments/schema.ts';
import { saveNameKeys } from '../../accounts/members/nameKeys.ts';
import { members } from '../../accounts/members/schema.ts';
import type { Tx } from '../../platform/db/openDb.ts';
import { notifications } from '../../platform/notify/schema.ts';
import { uploads } from '../../uploads/schema.ts';
import { replyDrafts, scheduledReplies } from '../scheduledReplies/schema.ts';
import {
  idempotencyKeys,
  noteMentions,
  ticketHelp,
  ticketMerges,
  ticketMessages,
  ticketNotes,
  tickets,
} from '../tickets/schema.ts';
import { dropFiles, keysOf } from './dropFiles.ts';
import { dataRequests } from './schema.ts';

type Wallet = `0x${string}`;

/** Kinds of notifications to others that contain the member's name. */
const naming: NotificationKind[] = [
  'referralJoined',
  'placeUnrecorded',
  'placeAsked',
  'placeSigned',
  'placeWaiting',
];

/**
 * Erases texts, tags and files of a member’s tickets; numbers, dates, status and transaction remain.
 * @returns The keys of the erased attachments.
 */
async function eraseTickets(tx: Tx, wallet: Wallet): Promise<string[]> {
  const own = tx.select({ id: tickets.id }).from(tickets).where(eq(tickets.wallet, wallet));
  const inMessages = inArray(ticketMessages.ticketId, own);
  const inNotes = inArray(ticketNotes.ticketId, own);
  const inHeld = inArray(scheduledReplies.ticketId, own);
  const carried = [
    ...(await tx.select({ attachments: ticketMessages.attachments }).from(ticketMessages).where(inMessages)),
    ...(await tx.select({ attachments: ticketNotes.attachments }).from(ticketNotes).where(inNotes)),
    ...(await tx.select({ attachments: scheduledReplies.attachments }).from(scheduledReplies).where(inHeld)),
  ];
  const nothing = { message: erasedText, attachments: [] };
  await tx.update(ticketMessages).set(nothing).where(inMessages);
  await tx.update(ticketNotes).set(nothing).where(inNotes);
  const notes = tx.select({ id: ticketNotes.id }).from(ticketNotes).where(inNotes);
  await tx.delete(noteMentions).where(inArray(noteMentions.noteId, notes));
  await tx.delete(scheduledReplies).where(inHeld);
  await tx.delete(replyDrafts).where(inArray(replyDrafts.ticketId, own));
  await tx.delete(ticketHelp).where(inArray(ticketHelp.ticketId, own));
  // They hold tags, and nobody can undo the merge of an erased ticket.
  await tx.delete(ticketMerges).where(inArray(ticketMerges.ticketId, own));
  await tx.update(tickets).set({ subject: erasedText, tags: [] }).where(eq(tickets.wallet, wallet));
  return keysOf(carried);
}

/**
 * Deletes a member's uploads and their tickets' attachments, except files attached to others’
 * tickets and others’ photos.
 */
async function eraseFiles(tx: Tx, wallet: Wallet, keys: string[]): Promise<void> {
  const isOwn = eq(uploads.owner, wallet);
  await tx.update(uploads).set({ isPhoto: false }).where(isOwn);
  await dropFiles(tx, keys.length > 0 ? or(isOwn, inArray(uploads.key, keys)) : isOwn);
}

/** Erases a member’s name from others' notifications. */
async function eraseName(tx: Tx, wallet: Wallet): Promise<void> {
  const short = shortAddress(getAddress(wallet));
  const { message } = notifications;
  const name = sql`(${notifications.facts}->>'name')`;
  const quoted = sql`(' “' || ${name} || '”')`;
  await tx
    .update(notifications)
    .set({
      // The name is quoted after the wallet; in messages of earlier releases it comes first.
      // Elsewhere the same letters may be part of other words.
      message: sql`case
        when strpos(${message}, ${quoted}) > 0 then replace(${message}, ${quoted}, '')
        when starts_with(${message}, ${name})
          then overlay(${message} placing ${short} from 1 for length(${name}))
        else ${message} end`,
      facts: sql`jsonb_set(${notifications.facts}, '{name}', '""'::jsonb)`,
    })
    .where(
      and(
        inArray(notifications.kind, naming),
        sql`lower(${notifications.facts}->>'wallet') = ${wallet}`,
        sql`${name} <> ''`,
      ),
    );
}

/**
 * Erases the data of a member, except data that others need or that cannot change: their ID,
 * wallet, sponsor, accepted terms, enrolment signature, the ledger, the metadata of tickets and the
 * audit.
 * @param tx The transaction that answers the request and locks the member's tickets.
 * @returns The stored tokens of the ended sessions.
 */
export async function eraseMember(tx: Tx, wallet: Wallet): Promise<string[]> {
  await tx
    .update(members)
    .set({ ...noProfileTexts, photo: '' })
    .where(eq(members.wallet, wallet));
  await saveNameKeys(tx, wallet, '');
  await eraseFiles(tx, wallet, await eraseTickets(tx, wallet));
  await tx.delete(notifications).where(eq(notifications.wallet, wallet));
  await eraseName(tx, wallet);
  await tx.delete(enrolmentQuestions).where(eq(enrolmentQuestions.asker, wallet));
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.wallet, wallet));
  const answers = { reason: '', file: null, fileUntil: null };
  await tx.update(dataRequests).set(answers).where(eq(dataRequests.wallet, wallet));
  return closeSessions(tx, wallet);
}
