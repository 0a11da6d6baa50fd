import type { HandlerInput, ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import { changeOf, changeTicket } from './deskChanges.ts';
import { applyMacro, macroAt } from './deskMacros.ts';
import { existingTicket, queuedReply } from './deskQueue.ts';

type Body = HandlerInput<'deskBulk'>['body'];

/** Bulk changes; each ticket succeeds or fails by itself. */
export function deskBulkAnswers(backend: MockBackend) {
  /** @throws MockApiError of the call for one ticket. */
  function actOn(one: Body['tickets'][number], { change, macro }: Body, wallet: string) {
    const ticket = existingTicket(backend, one.ticketId);
    if (ticket.version !== one.version) throw new MockApiError(409, 'server.ticketChanged');
    if (macro) {
      applyMacro(backend, macroAt(backend, macro.macroId, macro.version), ticket, wallet);
      return queuedReply(backend, ticket);
    }
    const { tags = [], ...asked } = change ?? {};
    const together = [...new Set([...ticket.tags, ...tags])];
    const made = changeOf(backend, ticket, { ...asked, tags: together });
    changeTicket(backend, { ...made, ticket, wallet });
    return queuedReply(backend, ticket);
  }

  return {
    deskBulk: ({ body }, { caller }) =>
      body.tickets.map((one): ReplyData<'deskBulk'>[number] => {
        const { ticketId } = one;
        try {
          return { ticketId, status: 200, reason: '', ticket: actOn(one, body, caller().wallet) };
        } catch (error) {
          if (!(error instanceof MockApiError)) throw error;
          return { ticketId, status: error.status, reason: error.message, ticket: null };
        }
      }),
  } satisfies Answers;
}
