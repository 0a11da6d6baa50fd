import { maximumTags, mergedSnooze, newTimer, noFacts, splitWaits } from '@upline/domain';
import type { Ticket } from './tickets.ts';

type Standing = Pick<
  Ticket,
  'status' | 'snoozedUntil' | 'tags' | 'closedAt' | 'waitingSince' | 'messages' | 'notes' | 'related'
>;

/** The facts of a merge that undoing it needs. */
export interface Merge {
  /** The ID of the remaining ticket. */
  into: string;
  /** The wallet of the staff member who merged, in lower case. */
  by: string;
  source: Standing;
  target: Standing;
  /** The contents of the remaining ticket directly after the merge. */
  left: { messages: number; notes: number };
}

interface Parts {
  now: () => Date;
  known: (ticketId: string) => Ticket;
  touch: (ticket: Ticket, facts: Partial<Ticket>) => void;
  link: (one: string, other: string, isLinked: boolean) => void;
  /** Creates a ticket that is in no list yet. */
  make: (facts: Pick<Ticket, 'wallet' | 'subject'> & Partial<Ticket>) => Ticket;
  /** Ends the wait of the ticket's member. */
  settle: (ticket: Ticket) => void;
  publish: (ticket: Ticket) => void;
  onSupport: (ticket: Ticket, kind: 'ticketMoved' | 'ticketSplit') => void;
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

function standingOf(ticket: Ticket): Standing {
  const { status, snoozedUntil, tags, closedAt, waitingSince, messages, notes, related } = ticket;
  return { status, snoozedUntil, tags, closedAt, waitingSince, messages, notes, related: new Set(related) };
}

export function createTicketMerges(parts: Parts) {
  const { now, known, touch, link, make, settle, publish, onSupport } = parts;

  function isAsMerged(ticketId: string): boolean {
    const { merge } = known(ticketId);
    if (!merge) return false;
    const { messages, notes } = known(merge.into);
    return messages.length === merge.left.messages && notes.length === merge.left.notes;
  }

  return {
    /** Merges a ticket into another and notifies the member. */
    merge(from: string, into: string, by: string) {
      const [source, target] = [known(from), known(into)];
      const before = { source: standingOf(source), target: standingOf(target) };
      for (const id of [...source.related]) {
        link(from, id, false);
        if (id !== into) link(into, id, true);
      }
      const messages = [...target.messages, ...source.messages].toSorted(byOrder);
      const notes = [...target.notes, ...source.notes].toSorted(byOrder);
      const snoozedUntil = mergedSnooze(source, target, now());
      const isOpen = source.status === 'open' && {
        status: 'open' as const,
        closedAt: null,
        waitingSince: source.waitingSince,
      };
      const none = { messages: [], notes: [], snoozedUntil: null, waitingSince: null };
      touch(source, { ...none, status: 'closed', closedAt: now(), mergedInto: into });
      const tags = [...new Set([...target.tags, ...source.tags])].slice(0, maximumTags);
      touch(target, { ...isOpen, snoozedUntil, tags, messages, notes });
      const left = { messages: messages.length, notes: notes.length };
      source.merge = { into, by: by.toLowerCase(), ...before, left };
      onSupport(target, 'ticketMoved');
      publish(source);
      publish(target);
    },
    /** True if the remaining ticket has got no message or note since the merge. */
    isAsMerged,
    /** Undoes a merge and notifies the member. */
    unmerge(ticketId: string) {
      const source = known(ticketId);
      const { merge } = source;
      if (!merge) throw new RangeError(`${ticketId} is not merged.`);
      touch(source, { ...merge.source, mergedInto: null, merge: null });
      touch(known(merge.into), merge.target);
      onSupport(source, 'ticketSplit');
      publish(source);
      publish(known(merge.into));
    },
    /** Splits messages of the member off into a new ticket and notifies the member. */
    split(ticketId: string, subject: string, messages: readonly string[]) {
      const source = known(ticketId);
      const isChosen = ({ id }: { id: string }) => messages.includes(id);
      const chosen = source.messages.filter(isChosen);
      const left = source.messages.filter((one) => !isChosen(one));
      const { wallet, priority, assignee, status } = source;
      const waits = splitWaits(source.messages, messages, source.waitingSince, now());
      const made = make({
        ...noFacts,
        ...newTimer,
        splitFrom: ticketId,
        wallet,
        subject,
        priority,
        assignee,
        waitingSince: waits.made,
        messages: chosen,
      });
      touch(made, {});
      const isLater = status === 'open' && !waits.isSettled && waits.left !== source.waitingSince;
      touch(source, { messages: left, ...(isLater && { waitingSince: waits.left }) });
      if (status === 'open' && waits.isSettled) settle(source);
      link(ticketId, made.id, true);
      onSupport(made, 'ticketSplit');
      publish(source);
      publish(made);
      return made;
    },
  };
}
