import { Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { existingTicket, queuedReply } from './deskQueue.ts';

function mayUnmerge({ staff }: World, { merge }: Ticket, wallet: string): boolean {
  return merge?.by === wallet || staff.rolesOf(wallet).includes('lead');
}

/** True if a staff member can currently undo the merge of a ticket. */
export function canUnmerge(world: World, ticket: Ticket, wallet: string): boolean {
  return mayUnmerge(world, ticket, wallet) && world.tickets.isAsMerged(ticket.id);
}

export function deskMergeAnswers(world: World): Pick<Answers, 'deskMerge' | 'deskUnmerge' | 'deskSplit'> {
  const { audit, outbox, presence, tickets } = world;

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
      const [source, target] = [existingTicket(world, params.ticketId), existingTicket(world, into)];
      if (source.version !== version || target.version !== intoVersion)
        throw new Refusal(409, 'server.ticketChanged');
      const by = caller().wallet;
      record([source, 'mergedInto'], [target, 'mergedFrom'], by);
      outbox.move(source.id, target.id);
      presence.moveDrafts(source.id, target.id);
      tickets.merge(source.id, target.id, by);
      return queuedReply(world, target);
    },
    deskUnmerge({ params }, { caller }) {
      const { wallet } = caller();
      const source = existingTicket(world, params.ticketId);
      if (source.mergedInto === null) throw new Refusal(409, 'server.notMerged');
      if (!tickets.isAsMerged(source.id)) throw new Refusal(409, 'server.mergeStays');
      const target = existingTicket(world, source.mergedInto);
      tickets.unmerge(source.id);
      record([source, 'unmerge'], [target, 'unmerge'], wallet);
      return queuedReply(world, source);
    },
    deskSplit({ params, body: { subject, messages } }, { caller }) {
      const source = existingTicket(world, params.ticketId);
      const made = tickets.split(source.id, subject, messages);
      record([source, 'splitInto'], [made, 'splitFrom'], caller().wallet);
      return queuedReply(world, made);
    },
  };
}
