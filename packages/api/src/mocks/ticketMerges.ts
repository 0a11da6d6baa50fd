import { newClock, noFacts, splitWaits } from '@upline/domain';
import type { Promises } from './promises.ts';
import { duesWith } from './ticketDues.ts';
import type { Ticket } from './tickets.ts';

type Standing = Pick<Ticket, 'status' | 'snoozedUntil' | 'closedAt' | 'waitingSince' | 'inherited'>;

/** The facts of a merge that undoing it needs. */
export interface Merge {
  /** The ID of the remaining ticket. */
  into: string;
  /** The wallet of the staff member who merged, in lower case. */
  by: string;
  /** The position in the order of all events. */
  order: number;
  source: Standing;
  target: Standing;
  /** The status and contents of the remaining ticket directly after the merge. */
  left: { status: Ticket['status']; messages: number; notes: number; waiting: readonly string[] };
  /** IDs of the moved messages, notes and replies. */
  moved: ReadonlySet<string>;
  links: readonly string[];
  wereLinked: boolean;
  ledOn: readonly string[];
  isCounted: boolean;
}

/**
 * The merging staff member and the scheduled replies: those that move, and all of the remaining
 * ticket afterwards.
 */
export interface Merging {
  by: string;
  moving: readonly string[];
  waiting: readonly string[];
}

export interface TicketMerges {
  /** Merges a ticket into another and notifies the member. */
  merge(from: string, into: string, merging: Merging): void;
  /**
   * True if the remaining ticket has got no message or note and was neither merged nor closed since
   * the merge.
   */
  isAsMerged(ticketId: string, waiting: readonly string[]): boolean;
  /** Undoes a merge and notifies the member. */
  unmerge(ticketId: string): void;
  /** Splits messages of the member off into a new ticket and notifies the member. */
  split(ticketId: string, subject: string, messages: readonly string[]): Ticket;
}

interface Parts {
  now: () => Date;
  next: () => number;
  promises: Promises;
  known: (ticketId: string) => Ticket;
  all: () => Ticket[];
  touch: (ticket: Ticket, facts: Partial<Ticket>) => void;
  link: (one: string, other: string, isLinked: boolean) => void;
  /** Creates a ticket that is in no list yet. */
  make: (facts: Pick<Ticket, 'wallet' | 'subject'> & Partial<Ticket>) => Ticket;
  /** Ends the wait of the ticket's member. */
  settle: (ticket: Ticket) => void;
  onSupport: (ticket: Ticket, kind: 'ticketMoved' | 'ticketSplit') => void;
}

const byOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;

function standingOf({ status, snoozedUntil, closedAt, waitingSince, inherited }: Ticket): Standing {
  return { status, snoozedUntil, closedAt, waitingSince, inherited };
}

export function createTicketMerges(parts: Parts): TicketMerges {
  const { now, next, promises, known, all, touch, link, make, settle, onSupport } = parts;

  function measure({ id: ticketId, priority }: Ticket, kind: 'merged' | 'unmerged'): void {
    promises.measures.push({ ticketId, priority, kind, at: now(), took: 0, isKept: null });
  }

  function isAsMerged(ticketId: string, waiting: readonly string[]): boolean {
    const { merge, mergedInto } = known(ticketId);
    if (!merge || mergedInto !== merge.into) return false;
    const { left, order } = merge;
    const target = known(merge.into);
    const isOfLater = (one: Ticket) => one.mergedInto === target.id && (one.merge?.order ?? 0) > order;
    return (
      target.mergedInto === null &&
      !all().some(isOfLater) &&
      target.status === left.status &&
      target.messages.length === left.messages &&
      target.notes.length === left.notes &&
      [...target.messages, ...target.notes].every((one) => one.order < order) &&
      waiting.every((id) => left.waiting.includes(id))
    );
  }

  return {
    merge(from, into, { by, moving, waiting }) {
      const [source, target] = [known(from), known(into)];
      const links = [...source.related].filter((id) => id !== into && !target.related.has(id));
      const wereLinked = source.related.has(into);
      const written = [...source.messages, ...source.notes].map(({ id }) => id);
      const [was, other] = [standingOf(source), standingOf(target)];
      for (const id of [...source.related]) {
        link(from, id, false);
        if (id !== into) link(into, id, true);
      }
      target.messages = [...target.messages, ...source.messages].toSorted(byOrder);
      target.notes = [...target.notes, ...source.notes].toSorted(byOrder);
      // If the source waits for support, the target inherits the wait.
      const inBoth = source.status === 'open' && {
        ...duesWith(promises.hours(), source, target),
        status: 'open' as const,
        snoozedUntil: null,
        closedAt: null,
      };
      // The backlog decreases by one, unless a closed target is reopened in place of the source.
      const isReplaced = source.status === 'open' && target.status === 'closed';
      const isCounted = source.status !== 'closed' && !isReplaced;
      if (isCounted) measure(source, 'merged');
      const ledOn = all().filter(({ mergedInto }) => mergedInto === from);
      for (const ticket of ledOn) ticket.mergedInto = into;
      // A merge answers nothing: no target is settled, and the wait continues in the target.
      const none = { messages: [], notes: [], snoozedUntil: null, waitingSince: null, inherited: null };
      touch(source, { ...none, status: 'closed', closedAt: now(), mergedInto: into });
      touch(target, { ...inBoth });
      const { status, messages, notes } = target;
      source.merge = {
        into,
        by: by.toLowerCase(),
        order: next(),
        source: was,
        target: other,
        left: { status, messages: messages.length, notes: notes.length, waiting },
        moved: new Set([...written, ...moving]),
        links,
        wereLinked,
        ledOn: ledOn.map(({ id }) => id),
        isCounted,
      };
      onSupport(target, 'ticketMoved');
    },
    isAsMerged,
    unmerge(ticketId) {
      const source = known(ticketId);
      const { merge } = source;
      if (!merge) throw new RangeError(`${ticketId} is not merged.`);
      const target = known(merge.into);
      const isBack = ({ id }: { id: string }) => merge.moved.has(id);
      const isKept = ({ id }: { id: string }) => !merge.moved.has(id);
      const back = { messages: target.messages.filter(isBack), notes: target.notes.filter(isBack) };
      const kept = { messages: target.messages.filter(isKept), notes: target.notes.filter(isKept) };
      for (const id of merge.links.filter((one) => target.related.has(one))) {
        link(target.id, id, false);
        link(ticketId, id, true);
      }
      if (merge.wereLinked) link(ticketId, target.id, true);
      for (const id of merge.ledOn) known(id).mergedInto = ticketId;
      if (merge.isCounted) measure(source, 'unmerged');
      touch(source, { ...merge.source, ...back, mergedInto: null, merge: null });
      // A merge changes the target's status only if the source waited for support.
      const before = merge.source.status === 'open' && {
        ...merge.target,
        snoozedUntil: target.snoozedUntil ?? merge.target.snoozedUntil,
      };
      touch(target, { ...before, ...kept });
      onSupport(source, 'ticketSplit');
    },
    split(ticketId, subject, messages) {
      const source = known(ticketId);
      const isChosen = ({ id }: { id: string }) => messages.includes(id);
      const chosen = source.messages.filter(isChosen);
      const left = source.messages.filter((one) => !isChosen(one));
      const { wallet, priority, assignee, status } = source;
      const waits = splitWaits(source.messages, messages, source.waitingSince, now());
      const made = make({
        ...noFacts,
        ...newClock,
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
      touch(source, { messages: left, ...(isLater && { waitingSince: waits.left, inherited: null }) });
      if (status === 'open' && waits.isSettled) settle(source);
      link(ticketId, made.id, true);
      onSupport(made, 'ticketSplit');
      return made;
    },
  };
}
