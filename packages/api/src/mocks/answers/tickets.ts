import { deadlinesOf, maximumTicketMessages, newTimer, noFacts } from '@upline/domain';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { lookAt } from '../ticketTransaction.ts';
import { filePathOf } from '../uploads.ts';
import { backAt } from './deadlines.ts';
import { pageOf } from './pageOf.ts';
import { detailReply, listedReply, messageReply, openTicket, ownTicket, ratingOf } from './ticketReplies.ts';

export function ticketAnswers(backend: MockBackend) {
  const { tickets } = backend;

  return {
    createTicket({ body: { attachments, transaction: hash, help, ...body } }, { caller }) {
      const { wallet } = caller();
      const files = attachments.map(filePathOf);
      const transaction = hash === undefined ? null : lookAt(backend, wallet, hash);
      return listedReply(
        backend,
        tickets.create(wallet, { ...body, attachments: files, transaction, ...(help && { help }) }),
      );
    },
    tickets({ query }, { caller }) {
      const { status } = query;
      const found = tickets
        .of(caller().wallet)
        .filter((ticket) => status.length === 0 || status.includes(ticket.status));
      const { rows, place } = pageOf(found, query);
      return { tickets: rows.map((ticket) => listedReply(backend, ticket)), ...place };
    },
    ticket({ params }, call) {
      const ticket = ownTicket(backend, params.ticketId, call);
      tickets.markRead(ticket.id);
      return { ticket: detailReply(backend, ticket) };
    },
    supportPromise() {
      const opened = { ...newTimer, waitingSince: backend.now() };
      const { replyDueAt } = deadlinesOf(backend.promises.hours(), noFacts.priority, opened);
      return { answerBy: replyDueAt?.toISOString() ?? null, backAt: replyDueAt && backAt(backend) };
    },
    rateTicket({ params, body: { rating } }, call) {
      const ticket = ownTicket(backend, params.ticketId, call);
      const given = ratingOf({ ...ticket, rating });
      if (given === null || new Date(given.until) < backend.now())
        throw new MockApiError(409, 'server.notRated');
      tickets.rate(ticket.id, rating);
      return given;
    },
    typing({ params, body: { isTyping } }, call) {
      const { id, wallet, status } = ownTicket(backend, params.ticketId, call);
      backend.presence.type(id, wallet, isTyping && status !== 'closed');
      return { isTyping };
    },
    replyToTicket({ params, body: { message, attachments } }, call) {
      const { id, wallet, messages } = openTicket(backend, params.ticketId, call);
      if (messages.length >= maximumTicketMessages) throw new MockApiError(409, 'server.ticketFull');
      const files = attachments.map(filePathOf);
      return messageReply(backend, tickets.reply(wallet, id, { message, attachments: files }));
    },
  } satisfies Answers;
}
