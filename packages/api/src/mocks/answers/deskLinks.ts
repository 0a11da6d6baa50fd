import type { ReplyData } from '../../contract.ts';
import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import { existingTicket } from './deskQueue.ts';
import { personOf } from './personOf.ts';

/** The manual links of a ticket, by number. */
export function relatedReply(backend: MockBackend, { related }: Ticket): ReplyData<'deskLink'>['related'] {
  return backend.tickets
    .all()
    .filter(({ id }) => related.has(id))
    .toSorted((one, other) => one.number - other.number)
    .map(({ id, number, subject, status, wallet }) => ({
      id,
      number,
      subject,
      status,
      member: personOf(backend, wallet),
    }));
}

export function deskLinkAnswers(backend: MockBackend) {
  function turn(one: Ticket, other: Ticket, act: 'link' | 'unlink', staff: string): void {
    const isSo = one.related.has(other.id) === (act === 'link');
    for (const [ticket, beside] of [
      [one, other],
      [other, one],
    ] as const) {
      const { id: ticketId, wallet: member } = ticket;
      const details = { other: beside.number };
      if (isSo) backend.audit.record({ staff, act: 'read', ticketId, member });
      else backend.audit.record({ staff, act, ticketId, member, details });
    }
    if (!isSo) backend.tickets.link(one.id, other.id, act === 'link');
  }

  return {
    deskLink({ params, body }, { caller }) {
      const [one, other] = [existingTicket(backend, params.ticketId), existingTicket(backend, body.other)];
      if (one.id === other.id) throw new MockApiError(422, 'server.linkItself');
      turn(one, other, 'link', caller().wallet);
      return { related: relatedReply(backend, one) };
    },
    deskUnlink({ params: { ticketId, otherId } }, { caller }) {
      const [one, other] = [existingTicket(backend, ticketId), existingTicket(backend, otherId)];
      turn(one, other, 'unlink', caller().wallet);
      return { related: relatedReply(backend, one) };
    },
  } satisfies Answers;
}
