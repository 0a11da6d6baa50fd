import type { Answers } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';
import type { Ticket } from '../tickets.ts';
import { existingTicket, queuedReply } from './deskQueue.ts';

function mayUnmerge({ staff }: MockBackend, { merge }: Ticket, wallet: string): boolean {
  return merge?.by === wallet || staff.rolesOf(wallet).includes('lead');
}

/** True if a staff member can currently undo the merge of a ticket. */
export function canUnmerge(backend: MockBackend, ticket: Ticket, wallet: string): boolean {
  return mayUnmerge(backend, ticket, wallet) && backend.tickets.isAsMerged(ticket.id);
}

export function deskMergeAnswers(backend: MockBackend) {
  const { audit, outbox, presence, tickets } = backend;

  /** Records the act in the timelines of both tickets. */
  function record(
    [one, act]: readonly [Ticket, Parameters<typeof audit.record>[0]['act']],
    [other, otherAct]: readonly [Ticket, Parameters<typeof audit.record>[0]['act']],
    staff: string,
  ): void {
    const of = ({ id: ticketId, wallet: member }: Ticket) => ({ staff, ticketId, member });
    audit.record({ ...of(one), act, details: { other: other.number } });
    audit.record({ ...of(other), act: otherAct, details: { other: one.number } });
  }

  return {
    deskMerge({ params, body: { version, into, intoVersion } }, { caller }) {
      const [source, target] = [existingTicket(backend, params.ticketId), existingTicket(backend, into)];
      if (source.version !== version || target.version !== intoVersion)
        throw new MockApiError(409, 'server.ticketChanged');
      const by = caller().wallet;
      record([source, 'mergedInto'], [target, 'mergedFrom'], by);
      outbox.move(source.id, target.id);
      presence.moveDrafts(source.id, target.id);
      tickets.merge(source.id, target.id, by);
      return queuedReply(backend, target);
    },
    deskUnmerge({ params }, { caller }) {
      const { wallet } = caller();
      const source = existingTicket(backend, params.ticketId);
      if (source.mergedInto === null) throw new MockApiError(409, 'server.notMerged');
      if (!tickets.isAsMerged(source.id)) throw new MockApiError(409, 'server.mergeStays');
      const target = existingTicket(backend, source.mergedInto);
      tickets.unmerge(source.id);
      record([source, 'unmerge'], [target, 'unmerge'], wallet);
      return queuedReply(backend, source);
    },
    deskSplit({ params, body: { subject, messages } }, { caller }) {
      const source = existingTicket(backend, params.ticketId);
      const made = tickets.split(source.id, subject, messages);
      record([source, 'splitInto'], [made, 'splitFrom'], caller().wallet);
      return queuedReply(backend, made);
    },
  } satisfies Answers;
}
