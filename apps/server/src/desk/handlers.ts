import { randomUUID } from 'node:crypto';
import type { NoticeFacts } from '@upline/domain';
import { shownName } from '@upline/domain';
import { getAddress } from 'viem';
import type { Db } from '../db/openDb.ts';
import type { Handlers } from '../http/handlers.ts';
import { findMember } from '../members/people.ts';
import { tell } from '../notifications/tell.ts';
import {
  announceTicket,
  changeStatus,
  markRead,
  readMessage,
  readMessages,
  writeMessage,
} from '../tickets/conversation.ts';
import { claimKey } from '../tickets/idempotency.ts';
import type { Ticket } from '../tickets/requireOpenTicket.ts';
import { holdOpenTicket, holdTicket } from '../tickets/requireOpenTicket.ts';
import { type ListedTicket, readListed, readTicketPage } from '../tickets/ticketPage.ts';
import { detailReply, listedReply, messageReply } from '../tickets/ticketReplies.ts';
import { requireOwnFiles } from '../uploads/ownFiles.ts';
import { type StaffAct, staffActs } from './schema.ts';

/**
 * Writes down what one of the staff does, in the transaction that does it.
 * @param ticket What it is about; nothing for a list.
 */
async function record(
  tx: Db,
  staff: `0x${string}`,
  act: StaffAct,
  ticket?: Pick<Ticket, 'id' | 'wallet'>,
): Promise<void> {
  const about = { ticketId: ticket?.id ?? null, member: ticket?.wallet ?? null };
  await tx.insert(staffActs).values({ staff, act, ...about, at: new Date() });
}

type DeskHandlers = Pick<Handlers, 'deskTickets' | 'deskTicket' | 'deskReply' | 'deskClose' | 'deskReopen'>;

function memberReply({ wallet, memberId, memberName }: ListedTicket) {
  return { id: memberId ?? '', name: shownName(memberName), walletId: getAddress(wallet) };
}

/**
 * What support does with everybody's tickets. Each act is recorded in the transaction that does it, so that
 * nothing of a member's is seen or changed without a trace. Spec §7.
 */
export function deskHandlers({ db }: { db: Db }): DeskHandlers {
  /** The member learns of what support did. */
  async function tellMember(
    tx: Db,
    { id: ticketId, wallet, subject }: Ticket,
    kind: Extract<NoticeFacts, { subject: string }>['kind'],
  ): Promise<void> {
    await tell(tx, [{ wallet, facts: { kind, subject }, ticketId, at: new Date() }]);
  }

  return {
    async deskTickets({ query }, { session: { wallet } }) {
      const { rows, place } = await db.transaction(async (tx) => {
        await record(tx, wallet, 'list');
        return readTicketPage(tx, query);
      });
      const tickets = rows.map(async (row) => ({
        ...(await listedReply(db, row)),
        member: memberReply(row),
      }));
      return { tickets: await Promise.all(tickets), ...place };
    },

    async deskTicket({ params: { ticketId } }, { session: { wallet } }) {
      const { ticket, messages, member } = await db.transaction(async (tx) => {
        const held = await holdTicket(tx, ticketId);
        // The member sees that support has read it.
        if (await markRead(tx, ticketId, { isAdmin: false })) await announceTicket(tx, held);
        await record(tx, wallet, 'read', held);
        const [member, messages] = [
          await findMember(tx, { wallet: held.wallet }),
          await readMessages(tx, ticketId),
        ];
        return { ticket: held, messages, member };
      });
      const whose = {
        id: member?.id ?? '',
        name: shownName(member?.name),
        walletId: getAddress(ticket.wallet),
      };
      return { ticket: { ...(await detailReply(db, ticket, messages)), member: whose } };
    },

    async deskReply(input, { http, session: { wallet } }) {
      const { params, body } = input;
      const { message, attachments } = body;
      const id = randomUUID();
      const written = await db.transaction(async (tx) => {
        const made = await claimKey(tx, { wallet, call: 'deskReply', input, http }, id);
        if (made === id) {
          const ticket = await holdOpenTicket(tx, params.ticketId);
          const files = await requireOwnFiles(tx, wallet, attachments);
          await markRead(tx, ticket.id, { isAdmin: false });
          await writeMessage(tx, ticket.id, {
            id,
            author: wallet,
            isAdmin: true,
            message,
            attachments: files,
          });
          await record(tx, wallet, 'reply', ticket);
          await tellMember(tx, ticket, 'supportReplied');
          await announceTicket(tx, ticket);
        }
        return readMessage(tx, made);
      });
      return messageReply(db, written);
    },

    async deskClose({ params: { ticketId } }, { session: { wallet } }) {
      const listed = await db.transaction(async (tx) => {
        const ticket = await holdTicket(tx, ticketId);
        if (ticket.status !== 'closed') {
          await changeStatus(tx, ticketId, 'closed');
          await record(tx, wallet, 'close', ticket);
          await tellMember(tx, ticket, 'ticketClosed');
          await announceTicket(tx, ticket);
        }
        return readListed(tx, ticketId);
      });
      return listedReply(db, listed);
    },

    async deskReopen({ params: { ticketId } }, { session: { wallet } }) {
      const listed = await db.transaction(async (tx) => {
        const ticket = await holdTicket(tx, ticketId);
        if (ticket.status === 'closed') {
          await changeStatus(tx, ticketId, 'open');
          await record(tx, wallet, 'reopen', ticket);
          await announceTicket(tx, ticket);
        }
        return readListed(tx, ticketId);
      });
      return listedReply(db, listed);
    },
  };
}
