import type { ReplyData } from '../../contract.ts';
import { Refusal } from '../refusal.ts';
import type { Ticket, TicketMessage } from '../tickets.ts';
import { filePathOf } from '../uploads.ts';
import type { World } from '../world.ts';
import type { Answers, Call } from './call.ts';
import { openTicket, ownTicket } from './ownTicket.ts';
import { pageOf } from './pageOf.ts';

type TicketAnswers = Pick<Answers, 'createTicket' | 'tickets' | 'ticket' | 'replyToTicket'>;

/** The caller's tickets and their conversations. */
export function ticketAnswers(world: World): TicketAnswers {
  const { tickets, uploads } = world;

  /** The files as messages keep them. @throws Refusal 422 for what the caller did not upload. */
  function ownFiles(urls: readonly string[], { caller }: Call): string[] {
    const { wallet } = caller();
    if (!urls.every((url) => uploads.isOwn(wallet, url))) throw new Refusal(422, 'server.foreignAttachment');
    return urls.map(filePathOf);
  }

  function told(message: TicketMessage): ReplyData<'replyToTicket'> {
    const { id, sender, isAdmin, message: text, attachments, read, createdAt } = message;
    return {
      _id: id,
      sender: world.display(sender),
      isAdmin,
      message: text,
      attachments: attachments.map(uploads.sign),
      read,
      createdAt: createdAt.toISOString(),
    };
  }

  function listed({ id, subject, status, messages, createdAt, updatedAt }: Ticket) {
    return {
      id,
      subject,
      status,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
      attachments: (messages[0]?.attachments ?? []).map(uploads.sign),
    };
  }

  return {
    createTicket({ body: { subject, message, attachments } }, call) {
      const files = ownFiles(attachments, call);
      return listed(tickets.create(call.caller().wallet, { subject, message, attachments: files }));
    },
    tickets({ query }, { caller }) {
      const { status } = query;
      const found = tickets
        .of(caller().wallet)
        .filter((ticket) => status.length === 0 || status.includes(ticket.status));
      const { rows, place } = pageOf(found, query);
      return { tickets: rows.map(listed), ...place };
    },
    ticket({ params }, call) {
      const { id, subject, status, messages, createdAt, updatedAt } = ownTicket(world, params.ticketId, call);
      tickets.markRead(id);
      const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
      return { ticket: { ticketId: id, subject, status, messages: messages.map(told), ...dates } };
    },
    replyToTicket({ params, body: { message, attachments } }, call) {
      const { id, wallet } = openTicket(world, params.ticketId, call);
      return told(tickets.reply(wallet, id, { message, attachments: ownFiles(attachments, call) }));
    },
  };
}
