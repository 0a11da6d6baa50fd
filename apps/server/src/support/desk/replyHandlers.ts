import type { MessageId } from '@upline/api';
import type { ReplyData } from '@upline/api/contract';
import { leavesAt } from '@upline/domain';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { fileSigner, type Sign } from '../../uploads/fileLinks.ts';
import { requireOwnFiles } from '../../uploads/ownFiles.ts';
import { show } from '../audit/show.ts';
import { requireNotErased } from '../dataRequests/requireNotErased.ts';
import { findHeld, forgetDraft, holdReply, takeBackReply } from '../scheduledReplies/scheduledReplies.ts';
import { writeReply } from '../scheduledReplies/writeReply.ts';
import { findMessage, type Message, markRead } from '../tickets/conversation.ts';
import { claimKey } from '../tickets/idempotency.ts';
import { newMessageId } from '../tickets/newId.ts';
import { findNamedTicket, lockNamedTicket, lockOpenTicket } from '../tickets/ticketLocks.ts';
import { messageReply } from '../tickets/ticketReplies.ts';
import { type Naming, namesOf } from './people.ts';

type Written = ReplyData<'deskReply'>;

export function deskMessage(sign: Sign, message: Message, nameOf: Naming) {
  return { ...messageReply(sign, message), author: message.isAdmin ? nameOf(message.author) : null };
}

/** The result of a reply: a message of the ticket, or a scheduled reply. */
async function readWritten(tx: Tx, id: MessageId, sign: Sign) {
  const [message, held] = [await findMessage(tx, id), await findHeld(tx, id)];
  const at = message ?? held;
  if (!at) throw new HttpFailure(409, 'server.replyTakenBack');
  const nameOf = await namesOf(tx, [at.author]);
  const unsent = { number: 0, isAdmin: true, read: false };
  const reply: Written = {
    ...deskMessage(sign, { ...unsent, ...at }, nameOf),
    sendAt: message ? null : (held?.sendAt.toISOString() ?? null),
  };
  return { reply, tickets: [await findNamedTicket(tx, at.ticketId)] };
}

/**
 * Support's replies to members: sent at once, or scheduled so that they can be cancelled. Spec §7.
 */
export function replyHandlers({ db }: { db: Db }): Pick<Handlers, 'deskReply' | 'deskTakeBack'> {
  return {
    async deskReply(input, { http, session }) {
      const { wallet } = session;
      const { params, body } = input;
      const { message, attachments, isHeld, sendAt, after } = body;
      const id = newMessageId();
      const sign = await fileSigner(db, session);
      return show(db, session, async (tx) => {
        const known = await claimKey(tx, { wallet, call: 'deskReply', input, http }, id);
        if (known === id) {
          const named = await lockNamedTicket(tx, params.ticketId);
          await requireNotErased(tx, named);
          const { id: ticketId } = named;
          const ticket = await lockOpenTicket(tx, ticketId);
          const files = await requireOwnFiles(tx, wallet, attachments);
          await forgetDraft(tx, ticketId, wallet);
          const reply = { id, author: wallet, message, attachments: files, after };
          if (isHeld || sendAt !== undefined) {
            const createdAt = new Date();
            const leaving = leavesAt(createdAt, sendAt === undefined ? undefined : new Date(sendAt));
            await holdReply(tx, ticket, { ...reply, createdAt, sendAt: leaving });
          } else {
            await markRead(tx, ticket, { isAdmin: false });
            await writeReply(tx, ticket, reply);
          }
        }
        return readWritten(tx, known, sign);
      });
    },

    async deskTakeBack({ params: { replyId } }, { session }) {
      const sign = await fileSigner(db, session);
      return show(db, session, async (tx) => {
        const { id, message, attachments, after, sendAt, ticketId } = await takeBackReply(
          tx,
          replyId,
          session.wallet,
        );
        const reply = { id, message, attachments: sign(attachments), after, sendAt: sendAt.toISOString() };
        return { reply, tickets: [await findNamedTicket(tx, ticketId)] };
      });
    },
  };
}
