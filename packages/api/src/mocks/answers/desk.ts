import { staffActsAtOnce } from '@upline/domain';
import { Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets.ts';
import type { StaffAct, World } from '../world.ts';
import type { Answers } from './call.ts';
import { pageOf } from './pageOf.ts';
import { personOf } from './personOf.ts';
import { detailReply, listedReply, messageReply, ownFiles } from './ticketReplies.ts';

type DeskAnswers = Pick<
  Answers,
  'deskTickets' | 'deskTicket' | 'deskReply' | 'deskClose' | 'deskReopen' | 'staffActs'
>;

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

  function record(act: StaffAct['act'], ticketId: string, wallet: string): void {
    world.staffActs.push({ act, ticketId, staff: world.display(wallet), at: world.now().toISOString() });
  }

  return {
    staffActs(_input, { caller }) {
      const { wallet } = caller();
      const own = world.staffActs.toReversed().flatMap((act) => {
        const ticket = existing(act.ticketId);
        return ticket.wallet === wallet ? [{ ...act, subject: ticket.subject }] : [];
      });
      return own.slice(0, staffActsAtOnce);
    },
    deskTickets({ query }) {
      const { status } = query;
      const found = tickets.all().filter((ticket) => status.length === 0 || status.includes(ticket.status));
      const { rows, place } = pageOf(found, query);
      const listed = rows.map((ticket) => ({ ...listedReply(world, ticket), member: memberOf(ticket) }));
      return { tickets: listed, ...place };
    },
    deskTicket({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      record('read', ticket.id, caller().wallet);
      tickets.markReadBySupport(ticket.id);
      return { ticket: { ...detailReply(world, ticket), member: memberOf(ticket) } };
    },
    deskReply({ params, body: { message, attachments } }, { caller }) {
      const { id, status } = existing(params.ticketId);
      if (status === 'closed') throw new Refusal(409, 'server.ticketClosed');
      record('reply', id, caller().wallet);
      return messageReply(world, tickets.answer(id, message, ownFiles(world, caller().wallet, attachments)));
    },
    deskClose({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      record('close', ticket.id, caller().wallet);
      tickets.close(ticket.id);
      return listedReply(world, ticket);
    },
    deskReopen({ params }, { caller }) {
      const ticket = existing(params.ticketId);
      record('reopen', ticket.id, caller().wallet);
      tickets.reopen(ticket.id);
      return listedReply(world, ticket);
    },
  };
}
