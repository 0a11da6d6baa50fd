import {
  advanceTimer,
  newTimer,
  noFacts,
  type Rating,
  type SlaTimer,
  statusTag,
  type TicketFacts,
  type TicketStatus,
  type TicketTopic,
  type TransactionStatus,
  topicOf,
} from '@upline/domain';
import type { ReplyData } from '../contract.ts';
import type { Live } from './live.ts';
import type { Outcome } from './outcomes.ts';
import type { Promises } from './sla.ts';
import { createTicketMerges, type Merge } from './ticketMerges.ts';

type HelpTried = NonNullable<ReplyData<'deskTicket'>['ticket']['help']>;

export interface TicketMessage {
  id: string;
  /** The member's wallet, or the name of support. */
  sender: string;
  /**
   * The wallet of the staff author, in lower case; `''` for the member's own messages, or if
   * unknown.
   */
  author: string;
  isAdmin: boolean;
  message: string;
  /** Unsigned paths of files. */
  attachments: readonly string[];
  /** True if the other side has read the message. */
  read: boolean;
  createdAt: Date;
  /** The position in the order of all events: the clocks of mock backends stand still. */
  order: number;
}

/** A note from staff to staff. */
export interface TicketNote {
  id: string;
  author: string;
  message: string;
  attachments: readonly string[];
  /** The mentioned people, by wallet and by the name after the @. */
  mentions: NoteMention[];
  createdAt: Date;
  order: number;
}

export interface NoteMention {
  wallet: string;
  name: string;
  /** True if they have opened the ticket since. */
  isSeen: boolean;
}

export interface Ticket extends TicketTopic, TicketFacts, SlaTimer {
  id: string;
  /** The ticket's number, from 1. */
  number: number;
  /** Increases with every change. */
  version: number;
  /** The ID of the ticket into which this one was merged; `null` if it was not merged. */
  mergedInto: string | null;
  /** The ID of the ticket from which this one was split off; `null` if its member opened it. */
  splitFrom: string | null;
  /** The facts of its merge; `null` if it was not merged. */
  merge: Merge | null;
  /** The IDs of manually linked tickets. */
  related: Set<string>;
  /** The position in the order of all tickets' latest changes. */
  change: number;
  /** The member's wallet, in lower case. */
  wallet: string;
  status: TicketStatus;
  transaction: TicketTransaction | null;
  /** Oldest first; the first one opened the ticket. */
  messages: TicketMessage[];
  /** Oldest first. */
  notes: TicketNote[];
  /** The help articles offered before the ticket was sent. */
  help: HelpTried | null;
  createdAt: Date;
  updatedAt: Date;
  /** `null` unless the ticket is closed. */
  closedAt: Date | null;
  /** The member's rating; visible to staff only. */
  rating: Rating | null;
}

function clockOf({ waitingSince, waited, isAnswered }: Ticket): SlaTimer {
  return { waitingSince, waited, isAnswered };
}

/** The transaction of a ticket, with its last known outcome. */
export interface TicketTransaction {
  hash: string;
  mark: TransactionStatus;
  /** `null` if the outcome could never be read. */
  outcome: Outcome | null;
}

export interface NewMessage {
  message: string;
  attachments?: readonly string[];
}

/** The help desk of a mock backend. Methods throw RangeError for an unknown ticket. */
export type Tickets = ReturnType<typeof createTickets>;

export const supportName = 'Support';

/** A ticket's tags and the tag of its transaction. */
function tagsWith(tags: readonly string[], transaction: TicketTransaction | null): string[] {
  const tag = transaction && statusTag(transaction.mark);
  return tag === null || tags.includes(tag) ? [...tags] : [...tags, tag];
}

interface Parts {
  now: () => Date;
  live: Live;
  promises: Promises;
  /** The next position in the order of all events. */
  next: () => number;
  /** Called when support has replied or closed, to notify the member. */
  onSupport: (
    ticket: Ticket,
    kind: 'supportReplied' | 'ticketClosed' | 'ticketMoved' | 'ticketSplit',
  ) => void;
}

export function createTickets({ now, live, promises, next, onSupport }: Parts) {
  // Ordered by latest change, oldest first.
  const tickets = new Map<string, Ticket>();
  let opened = 0;
  let written = 0;
  let changes = 0;

  function known(ticketId: string): Ticket {
    const ticket = tickets.get(ticketId);
    if (!ticket) throw new RangeError(`There is no ticket ${ticketId}.`);
    return ticket;
  }

  const publish = ({ id, wallet }: Ticket) => live.announce({ wallet, topic: `ticket:${id}` });

  /** Publishes to staff only, for changes that members cannot see. */
  const publishToStaff = (ticketId: string) =>
    live.announce({ wallet: 'staff', topic: `ticket:${ticketId}` });

  /** Applies changes to a ticket and moves it to the end of the order. */
  function touch(ticket: Ticket, facts: Partial<Ticket>): void {
    changes += 1;
    Object.assign(ticket, facts, { updatedAt: now(), change: changes, version: ticket.version + 1 });
    tickets.delete(ticket.id);
    tickets.set(ticket.id, ticket);
  }

  function change(ticket: Ticket, status: TicketStatus, isAnswer = false): void {
    const at = now();
    const turn = { status, at, isAnswer };
    const { clock } = advanceTimer(promises.hours(), ticket.priority, clockOf(ticket), turn);
    touch(ticket, { ...clock, status, closedAt: status === 'closed' ? at : null });
  }

  function write(
    ticket: Ticket,
    sender: string,
    { message, attachments = [] }: NewMessage,
    author = '',
    id?: string,
  ): TicketMessage {
    written += 1;
    const isAdmin = sender === supportName;
    const one: TicketMessage = {
      id: id ?? `message-${written}`,
      sender,
      author,
      isAdmin,
      message,
      attachments,
      read: false,
      createdAt: now(),
      order: next(),
    };
    ticket.messages.push(one);
    // A message of the member ends the snooze; a reply ends an expired one.
    if (!isAdmin || (ticket.snoozedUntil && ticket.snoozedUntil <= now())) ticket.snoozedUntil = null;
    change(ticket, isAdmin ? 'pending' : 'open', isAdmin);
    publish(ticket);
    return one;
  }

  function turn(ticketId: string, status: TicketStatus): void {
    const ticket = known(ticketId);
    if (ticket.status === status) return;
    change(ticket, status);
    if (status === 'closed') onSupport(ticket, 'ticketClosed');
    publish(ticket);
  }

  function link(one: string, other: string, isLinked: boolean): void {
    const act = isLinked ? 'add' : 'delete';
    known(one).related[act](other);
    known(other).related[act](one);
  }

  const all = () => [...tickets.values()].toReversed();

  function make(facts: Pick<Ticket, 'wallet' | 'subject'> & Partial<Ticket>): Ticket {
    opened += 1;
    const at = now();
    return {
      id: `ticket-${opened}`,
      number: opened,
      ...noFacts,
      ...newTimer,
      closedAt: null,
      rating: null,
      version: 0,
      change: 0,
      mergedInto: null,
      splitFrom: null,
      merge: null,
      related: new Set(),
      status: 'open',
      transaction: null,
      messages: [],
      notes: [],
      help: null,
      createdAt: at,
      updatedAt: at,
      ...facts,
    };
  }

  const merges = createTicketMerges({
    now,
    known,
    touch,
    link,
    make,
    settle: (ticket) => change(ticket, 'pending'),
    publish,
    onSupport,
  });

  /** Marks the messages of one side as read. @returns True if one was unread. */
  function markRead(ticketId: string, by: { isAdmin: boolean }): boolean {
    const unread = known(ticketId).messages.filter(({ isAdmin, read }) => isAdmin === by.isAdmin && !read);
    for (const message of unread) message.read = true;
    return unread.length > 0;
  }

  return {
    /** A wallet's tickets, latest change first. */
    of: (wallet: string) =>
      all().filter((ticket) => ticket.wallet === wallet.toLowerCase() && ticket.mergedInto === null),
    /** All tickets, latest change first. */
    all,
    find: (ticketId: string) => tickets.get(ticketId),
    create(
      wallet: string,
      {
        message,
        attachments = [],
        transaction = null,
        help = null,
        ...topic
      }: NewMessage & TicketTopic & { transaction?: TicketTransaction | null; help?: HelpTried | null },
    ) {
      const own = wallet.toLowerCase();
      const tags = tagsWith([], transaction);
      const ticket = make({ ...topicOf(topic), wallet: own, tags, transaction, help });
      write(ticket, own, { message, attachments });
      return ticket;
    },
    /** Stores a new reading of the ticket's transaction. */
    follow(ticketId: string, transaction: TicketTransaction) {
      const ticket = known(ticketId);
      if (ticket.transaction?.mark.kind !== transaction.mark.kind)
        ticket.tags = tagsWith(ticket.tags, transaction);
      ticket.transaction = transaction;
    },
    /**
     * Adds a message of the member and reopens the ticket. @throws RangeError for a closed ticket or
     * another member's.
     */
    reply(wallet: string, ticketId: string, message: NewMessage) {
      const ticket = known(ticketId);
      if (ticket.wallet !== wallet.toLowerCase()) throw new RangeError(`${ticketId} is not ${wallet}'s.`);
      if (ticket.status === 'closed') throw new RangeError(`${ticketId} is closed.`);
      return write(ticket, ticket.wallet, message);
    },
    /**
     * Adds a reply of support; the ticket then waits for the member.
     * @param held The ID of a scheduled reply: nobody reads the ticket while it is sent.
     */
    answer(
      ticketId: string,
      message: string,
      attachments: readonly string[] = [],
      author = '',
      held?: string,
    ) {
      const ticket = known(ticketId);
      if (held === undefined) markRead(ticketId, { isAdmin: false });
      const written = write(ticket, supportName, { message, attachments }, author.toLowerCase(), held);
      onSupport(ticket, 'supportReplied');
      return written;
    },
    set(ticketId: string, facts: Partial<TicketFacts>) {
      const ticket = known(ticketId);
      Object.assign(ticket, facts, { version: ticket.version + 1 });
      publishToStaff(ticketId);
    },
    note(
      ticketId: string,
      author: string,
      { message, attachments = [] }: NewMessage,
      mentioned: readonly Omit<NoteMention, 'isSeen'>[] = [],
    ) {
      const { notes } = known(ticketId);
      const id = `note-${ticketId}-${notes.length + 1}`;
      const dates = { createdAt: now(), order: next() };
      const mentions = mentioned.map((one) => ({ ...one, isSeen: false }));
      const note = { id, author: author.toLowerCase(), message, attachments, mentions, ...dates };
      notes.push(note);
      publishToStaff(ticketId);
      return note;
    },
    link(one: string, other: string, isLinked: boolean) {
      link(one, other, isLinked);
      publishToStaff(one);
      publishToStaff(other);
    },
    ...merges,
    /** Sets the status; closing notifies the member. */
    turn,
    /** Closes a ticket; repeating has no effect. */
    close: (ticketId: string) => turn(ticketId, 'closed'),
    /** Reopens a closed ticket; other tickets stay unchanged. */
    reopen(ticketId: string) {
      if (known(ticketId).status === 'closed') turn(ticketId, 'open');
    },
    rate: (ticketId: string, rating: Rating) => publish(Object.assign(known(ticketId), { rating })),
    /** Marks support's messages as read. */
    markRead(ticketId: string) {
      if (markRead(ticketId, { isAdmin: true })) publishToStaff(ticketId);
    },
    /** Marks the member's messages as read. */
    markReadBySupport(ticketId: string) {
      if (markRead(ticketId, { isAdmin: false })) publish(known(ticketId));
    },
  };
}
