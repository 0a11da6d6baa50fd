import { Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { pageOf } from './pageOf.ts';
import { personOf } from './personOf.ts';
import { detailReply, listedReply, messageReply, ownFiles } from './ticketReplies.ts';

type DeskAnswers = Pick<Answers, 'deskTickets' | 'deskTicket' | 'deskReply' | 'deskClose' | 'deskReopen'>;

/** What support does with everybody's tickets. Who may do it is asked before. */
export function deskAnswers(world: World): DeskAnswers {
  const { tickets } = world;

  function existing(ticketId: string): Ticket {
    const ticket = tickets.find(ticketId);
    if (!ticket) throw new Refusal(404, 'server.unknownTicket');
    return ticket;
  }

  function memberOf({ wallet }: Ticket) {
    const { id, name, walletId } = personOf(world, wallet);
    return { id, name, walletId };
  }

  return {
    deskTickets({ query }) {
      const { status } = query;
      const found = tickets.all().filter((ticket) => status.length === 0 || status.includes(ticket.status));
      const { rows, place } = pageOf(found, query);
      const listed = rows.map((ticket) => ({ ...listedReply(world, ticket), member: memberOf(ticket) }));
      return { tickets: listed, ...place };
    },
    deskTicket({ params }) {
      const ticket = existing(params.ticketId);
      tickets.markReadBySupport(ticket.id);
      return { ticket: { ...detailReply(world, ticket), member: memberOf(ticket) } };
    },
    deskReply({ params, body: { message, attachments } }, { caller }) {
      const { id, status } = existing(params.ticketId);
      if (status === 'closed') throw new Refusal(409, 'server.ticketClosed');
      return messageReply(world, tickets.answer(id, message, ownFiles(world, caller().wallet, attachments)));
    },
    deskClose({ params }) {
      const ticket = existing(params.ticketId);
      tickets.close(ticket.id);
      return listedReply(world, ticket);
    },
    deskReopen({ params }) {
      const ticket = existing(params.ticketId);
      tickets.reopen(ticket.id);
      return listedReply(world, ticket);
    },
  };
}
