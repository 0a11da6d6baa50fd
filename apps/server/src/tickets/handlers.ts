import { randomUUID } from 'node:crypto';
import { maximumTicketMessages } from '@upline/domain';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import { requireOwnFiles } from '../uploads/ownFiles.ts';
import type { Receive } from '../uploads/receiveFiles.ts';
import {
  announceTicket,
  markRead,
  openTicket,
  readMessage,
  readMessages,
  writeMessage,
} from './conversation.ts';
import { claimKey } from './idempotency.ts';
import { holdOpenTicket, holdTicket, requireOpenTicket } from './requireOpenTicket.ts';
import { readListed, readTicketPage } from './ticketPage.ts';
import { detailReply, listedReply, messageReply } from './ticketReplies.ts';

interface Dependencies {
  db: Db;
  /** Takes in files. */
  receive: Receive;
}

type TicketHandlers = Pick<
  Handlers,
  'createTicket' | 'tickets' | 'ticket' | 'replyToTicket' | 'uploadToTicket'
>;

/** What a member and support write to each other, seen by the member. Others' tickets do not exist. Spec §7. */
export function ticketHandlers({ db, receive }: Dependencies): TicketHandlers {
  return {
    async createTicket(input, { http, session: { wallet } }) {
      const { message, attachments, ...topic } = input.body;
      const id = randomUUID();
      const ticket = await db.transaction(async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'createTicket', input, http }, id);
        if (made === id) {
          const files = await requireOwnFiles(tx, wallet, attachments);
          await openTicket(tx, { ...topic, id, wallet });
          await writeMessage(tx, id, { author: wallet, isAdmin: false, message, attachments: files });
          await announceTicket(tx, { id, wallet });
        }
        return readListed(tx, made);
      });
      return listedReply(db, ticket);
    },

    async tickets({ query }, { session: { wallet } }) {
      const { rows, place } = await readTicketPage(db, query, wallet);
      return { tickets: await Promise.all(rows.map((ticket) => listedReply(db, ticket))), ...place };
    },

    async ticket({ params: { ticketId } }, { session: { wallet } }) {
      const [ticket, messages] = await db.transaction(async (tx) => {
        const held = await holdTicket(tx, ticketId, wallet);
        await markRead(tx, ticketId, { isAdmin: true });
        return [held, await readMessages(tx, ticketId)] as const;
      });
      return { ticket: await detailReply(db, ticket, messages) };
    },

    async replyToTicket(input, { http, session: { wallet } }) {
      const { params, body } = input;
      const { message, attachments } = body;
      const id = randomUUID();
      const written = await db.transaction(async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'replyToTicket', input, http }, id);
        if (made === id) {
          const ticket = await holdOpenTicket(tx, params.ticketId, wallet);
          if (ticket.messageCount >= maximumTicketMessages) throw new HttpFailure(409, 'server.ticketFull');
          const files = await requireOwnFiles(tx, wallet, attachments);
          await writeMessage(tx, ticket.id, {
            id,
            author: wallet,
            isAdmin: false,
            message,
            attachments: files,
          });
          await announceTicket(tx, ticket);
        }
        return readMessage(tx, made);
      });
      return messageReply(db, written);
    },

    async uploadToTicket({ params }, call) {
      await requireOpenTicket(db, call.session.wallet, params.ticketId);
      return { files: await receive(call) };
    },
  };
}
