import { deadlinesOf, maximumTicketMessages, newTimer, noFacts } from '@upline/domain';
import type { Hash } from 'viem';
import { requireStillOpen } from '../../accounts/auth/sessions.ts';
import { lockMember } from '../../accounts/members/lockMember.ts';
import type { ChainContext } from '../../ledger/chain/chainContext.ts';
import type { Db } from '../../platform/db/openDb.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { publish } from '../../platform/live/publish.ts';
import { fileSigner } from '../../uploads/fileLinks.ts';
import { requireOwnFiles } from '../../uploads/ownFiles.ts';
import type { Receive } from '../../uploads/receiveFiles.ts';
import { sayPresence } from '../presence/createPresence.ts';
import { readHours } from '../sla/hours.ts';
import {
  markRead,
  publishTicket,
  publishToStaff,
  readMessage,
  readMessages,
  writeMessage,
} from './conversation.ts';
import { writeHelp } from './help.ts';
import { claimKey } from './idempotency.ts';
import { newMessageId, newTicketId } from './newId.ts';
import { rate } from './rating.ts';
import { backAt } from './sla.ts';
import { findTicket, lockOpenTicket, lockTicket, openTicket, requireOpenTicket } from './ticketLocks.ts';
import { prepareTicketPages, readListed } from './ticketPage.ts';
import { detailReply, listedReply, messageReply } from './ticketReplies.ts';
import { lookAt, tagsWith } from './transactions.ts';

interface Dependencies {
  db: Db;
  chain: ChainContext;
  receive: Receive;
}

type TicketHandlers = Pick<
  Handlers,
  | 'createTicket'
  | 'tickets'
  | 'ticket'
  | 'replyToTicket'
  | 'typing'
  | 'uploadToTicket'
  | 'supportPromise'
  | 'rateTicket'
>;

/** Members' conversations with support; others' tickets are 404. Spec §7. */
export function ticketHandlers({ db, chain, receive }: Dependencies): TicketHandlers {
  const readTicketPage = prepareTicketPages(db);

  return {
    async createTicket(input, { http, session }) {
      const { wallet } = session;
      const { message, attachments, transaction, help, ...topic } = input.body;
      const id = newTicketId();
      // Reads the chain before it locks anything, since a node may be slow.
      const about = transaction && (await lookAt({ db, chain }, { wallet, hash: transaction as Hash }));
      const seen = about && { ...about.seen, tags: tagsWith([], about.seen) };
      const ticket = await db.transaction(async (tx) => {
        await lockMember(tx, wallet, 'share');
        await requireStillOpen(tx, session);
        const made = await claimKey(tx, { wallet, call: 'createTicket', input, http }, id);
        if (made === id) {
          const files = await requireOwnFiles(tx, wallet, attachments);
          const ticket = await openTicket(tx, { ...topic, ...seen, id, wallet });
          await writeMessage(tx, ticket, { author: wallet, isAdmin: false, message, attachments: files });
          await writeHelp(tx, id, help);
          await publishTicket(tx, { id, wallet });
        }
        return readListed(tx, made);
      });
      return listedReply(await fileSigner(db), ticket);
    },

    async tickets({ query }, { session: { wallet } }) {
      const { rows, place } = await readTicketPage(wallet, query);
      const sign = await fileSigner(db);
      return { tickets: rows.map((ticket) => listedReply(sign, ticket)), ...place };
    },

    async ticket({ params: { ticketId } }, { session: { wallet } }) {
      const [ticket, messages] = await db.transaction(async (tx) => {
        const held = await lockTicket(tx, ticketId, wallet);
        // Staff see which replies the member has read.
        if (await markRead(tx, held, { isAdmin: true })) await publishToStaff(tx, held);
        return [held, await readMessages(tx, held.id)] as const;
      });
      return { ticket: await detailReply(db, ticket, messages, await fileSigner(db)) };
    },

    async replyToTicket(input, { http, session: { wallet } }) {
      const { params, body } = input;
      const { message, attachments } = body;
      const id = newMessageId();
      const written = await db.transaction(async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'replyToTicket', input, http }, id);
        if (made === id) {
          const ticket = await lockOpenTicket(tx, params.ticketId, wallet);
          if (ticket.messageCount >= maximumTicketMessages) throw new HttpFailure(409, 'server.ticketFull');
          const files = await requireOwnFiles(tx, wallet, attachments);
          await writeMessage(tx, ticket, {
            id,
            author: wallet,
            isAdmin: false,
            message,
            attachments: files,
          });
          await publishTicket(tx, ticket);
        }
        return readMessage(tx, made);
      });
      return messageReply(await fileSigner(db), written);
    },

    async supportPromise() {
      const hours = await readHours(db);
      const opened = { ...newTimer, waitingSince: new Date() };
      const { replyDueAt } = deadlinesOf(hours, noFacts.priority, opened);
      return { answerBy: replyDueAt?.toISOString() ?? null, backAt: replyDueAt && backAt(hours) };
    },

    rateTicket: ({ params: { ticketId }, body: { rating } }, { session: { wallet } }) =>
      rate(db, ticketId, wallet, rating),

    async typing({ params, body: { isTyping } }, { session: { wallet } }) {
      const { id: ticketId, status } = await findTicket(db, params.ticketId, wallet);
      // Typing in a closed ticket is not shown, since the text cannot be sent.
      const doing = isTyping && status !== 'closed' ? 'writing' : 'gone';
      await db.transaction(async (tx) => {
        await sayPresence(tx, { ticketId, wallet, doing, isMember: true });
        await publish(tx, { wallet: 'staff', topic: `presence:${ticketId}` });
      });
      return { isTyping };
    },

    async uploadToTicket({ params }, call) {
      await requireOpenTicket(db, call.session.wallet, params.ticketId);
      return { files: await receive(call) };
    },
  };
}
