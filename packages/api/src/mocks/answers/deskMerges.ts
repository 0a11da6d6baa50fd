import { Refusal } from '../refusal.ts';
import type { Ticket } from '../tickets.ts';
import type { World } from '../world.ts';
import type { Answers } from './call.ts';
import { requireOwnMessages } from './deskChanges.ts';
import { existingTicket, queuedReply } from './deskQueue.ts';

function mayUnmerge({ staff }: World, { merge }: Ticket, wallet: string): boolean {
  return merge?.by === wallet || staff.rolesOf(wallet).includes('lead');
}

function isAsMerged({ tickets, outbox }: World, { id, mergedInto }: Ticket): boolean {
  const waiting = outbox.of(mergedInto ?? '').map((reply) => reply.id);
  return tickets.isAsMerged(id, waiting);
}

/** True if a staff member can currently undo the merge of a ticket. */
export function canUnmerge(world: World, ticket: Ticket, wallet: string): boolean {
  return mayUnmerge(world, ticket, wallet) && isAsMerged(world, ticket);
}

export function deskMergeAnswers(world: World): Pick<Answers, 'deskMerge' | 'deskUnmerge' | 'deskSplit'> {
  const { audit, outbox, presence, tickets } = world;
  /** The drafts moved by each merge, by the merged ticket's ID. */
  const drafts = new Map<string, ReadonlyMap<string, string>>();

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
      if (source.id === target.id || source.wallet !== target.wallet)
        throw new Refusal(422, 'server.mergeOthers');
      if (source.version !== version || target.version !== intoVersion)
        throw new Refusal(409, 'server.ticketChanged');
      requireOwnMessages(source);
      requireOwnMessages(target);
      const by = caller().wallet;
      record([source, 'mergedInto'], [target, 'mergedFrom'], by);
      const idsOf = (ticketId: string) => outbox.of(ticketId).map(({ id }) => id);
      const moving = idsOf(source.id);
      outbox.move(source.id, target.id);
      drafts.set(source.id, presence.moveDrafts(source.id, target.id));
      tickets.merge(source.id, target.id, { by, moving, waiting: idsOf(target.id) });
      return queuedReply(world, target);
    },
    deskUnmerge({ params, body: { version } }, { caller }) {
      const { wallet } = caller();
      const source = existingTicket(world, params.ticketId);
      if (source.mergedInto === null) throw new Refusal(409, 'server.notMerged');
      if (source.version !== version) throw new Refusal(409, 'server.ticketChanged');
      if (!mayUnmerge(world, source, wallet)) throw new Refusal(403, 'server.mergeOfOthers');
      if (!isAsMerged(world, source)) throw new Refusal(409, 'server.mergeStays');
      const target = existingTicket(world, source.mergedInto);
      const moved = outbox.of(target.id).filter(({ id }) => source.merge?.moved.has(id));
      for (const reply of moved) reply.ticketId = source.id;
      for (const [author, message] of drafts.get(source.id) ?? []) {
        const there = presence.draftOf(target.id, author);
        if (!there.endsWith(message)) continue;
        presence.keepDraft(target.id, author, there.slice(0, -message.length).trimEnd());
        presence.keepDraft(source.id, author, message);
      }
      tickets.unmerge(source.id);
      record([source, 'unmerge'], [target, 'unmerge'], wallet);
      return queuedReply(world, source);
    },
    deskSplit({ params, body: { version, subject, messages } }, { caller }) {
      const source = existingTicket(world, params.ticketId);
      if (source.version !== version) throw new Refusal(409, 'server.ticketChanged');
      requireOwnMessages(source);
      const [, ...later] = source.messages;
      const chosen = later.filter(({ id, isAdmin }) => !isAdmin && messages.includes(id));
      if (chosen.length === 0 || chosen.length !== new Set(messages).size)
        throw new Refusal(422, 'server.splitMessages');
      const made = tickets.split(source.id, subject, messages);
      record([source, 'splitInto'], [made, 'splitFrom'], caller().wallet);
      return queuedReply(world, made);
    },
  };
}
