import { randomUUID } from 'node:crypto';
import type { ReplyData } from '@upline/api/contract';
import { leavesAt } from '@upline/domain';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { findHeld, forgetDraft, type HeldReply, holdReply, takeBackReply } from '../outbox/heldReplies.ts';
import { writeReply } from '../outbox/writeReply.ts';
import { findMessage, type Message, markRead } from '../tickets/conversation.ts';
import { claimKey } from '../tickets/idempotency.ts';
import { holdNamedTicket, holdOpenTicket } from '../tickets/requireOpenTicket.ts';
import { messageReply } from '../tickets/ticketReplies.ts';
import { signedUrls } from '../uploads/fileLinks.ts';
import { requireOwnFiles } from '../uploads/ownFiles.ts';
import { type Naming, namesOf } from './people.ts';

type Written = ReplyData<'deskReply'>;

export async function deskMessage(db: Db, message: Message, nameOf: Naming) {
  return { ...(await messageReply(db, message)), author: message.isAdmin ? nameOf(message.author) : null };
}

async function replyOf(db: Db, made: { message?: Message; held?: HeldReply }): Promise<Written> {
  const { message, held } = made;
  const nameOf = await namesOf(db, [message?.author ?? null, held?.author ?? null]);
  if (message) return { ...(await deskMessage(db, message, nameOf)), sendAt: null };
  if (!held) throw new HttpFailure(409, 'server.replyTakenBack');
  const unsent: Message = { ...held, number: 0, isAdmin: true, read: false };
  return { ...(await deskMessage(db, unsent, nameOf)), sendAt: held.sendAt.toISOString() };
}

/** What support writes to members: at once, or held until it can no longer be taken back. Spec §7. */
export function replyHandlers({ db }: { db: Db }): Pick<Handlers, 'deskReply' | 'deskTakeBack'> {
  return {
    async deskReply(input, { http, session: { wallet } }) {
      const { params, body } = input;
      const { message, attachments, isHeld, sendAt, after } = body;
      const id = randomUUID();
      const made = await db.transaction(async (tx) => {
        const known = await claimKey(tx, { wallet, call: 'deskReply', input, http }, id);
        if (known === id) {
          const { id: ticketId } = await holdNamedTicket(tx, params.ticketId);
          const ticket = await holdOpenTicket(tx, ticketId);
          const files = await requireOwnFiles(tx, wallet, attachments);
          await forgetDraft(tx, ticketId, wallet);
          const reply = { id, author: wallet, message, attachments: files, after };
          if (isHeld || sendAt !== undefined) {
            const createdAt = new Date();
            const leaving = leavesAt(createdAt, sendAt === undefined ? undefined : new Date(sendAt));
            await holdReply(tx, ticket, { ...reply, createdAt, sendAt: leaving });
          } else {
            await markRead(tx, ticket.id, { isAdmin: false });
            await writeReply(tx, ticket, reply);
          }
        }
        return { message: await findMessage(tx, known), held: await findHeld(tx, known) };
      });
      return replyOf(db, made);
    },

    async deskTakeBack({ params: { replyId } }, { session: { wallet } }) {
      const taken = await db.transaction((tx) => takeBackReply(tx, replyId, wallet));
      const { id, message, attachments, after, sendAt } = taken;
      return {
        id,
        message,
        attachments: await signedUrls(db, attachments),
        after,
        sendAt: sendAt.toISOString(),
      };
    },
  };
}
