import { maximumTicketMessages } from '@upline/domain';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { openTicket, ownTicket } from './ownTicket.ts';
import { pageOf } from './pageOf.ts';
import { detailReply, listedReply, messageReply, ownFiles } from './ticketReplies.ts';

type TicketAnswers = Pick<Answers, 'createTicket' | 'tickets' | 'ticket' | 'replyToTicket'>;

/** The caller's tickets and their conversations. */
export function ticketAnswers(world: World): TicketAnswers {
  const { tickets } = world;

  return {
    createTicket({ body: { attachments, ...body } }, { caller }) {
      const { wallet } = caller();
      const files = ownFiles(world, wallet, attachments);
      return listedReply(world, tickets.create(wallet, { ...body, attachments: files }));
    },
    tickets({ query }, { caller }) {
      const { status } = query;
      const found = tickets
        .of(caller().wallet)
        .filter((ticket) => status.length === 0 || status.includes(ticket.status));
      const { rows, place } = pageOf(found, query);
      return { tickets: rows.map((ticket) => listedReply(world, ticket)), ...place };
    },
    ticket({ params }, call) {
      const ticket = ownTicket(world, params.ticketId, call);
      tickets.markRead(ticket.id);
      return { ticket: detailReply(world, ticket) };
    },
    replyToTicket({ params, body: { message, attachments } }, call) {
      const { id, wallet, messages } = openTicket(world, params.ticketId, call);
      if (messages.length >= maximumTicketMessages) throw new Refusal(409, 'server.ticketFull');
      const files = ownFiles(world, wallet, attachments);
      return messageReply(world, tickets.reply(wallet, id, { message, attachments: files }));
    },
  };
}
