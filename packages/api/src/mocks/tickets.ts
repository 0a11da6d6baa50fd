import {
  type ChainMark,
  newClock,
  noFacts,
  type PromiseClock,
  type Rating,
  type TicketFacts,
  type TicketStatus,
  type TicketTopic,
  tagOfMark,
  topicOf,
  turnClock,
} from '@upline/domain';
import type { ReplyData } from '../contract.ts';
import type { Outcome } from './outcomes.ts';
import type { Promises } from './promises.ts';
import type { PromisedTicket } from './ticketDues.ts';
import { createTicketMerges, type Merge, type TicketMerges } from './ticketMerges.ts';

type HelpTried = NonNullable<ReplyData<'deskTicket'>['ticket']['help']>;

export interface TicketMessage {
  id: string;
  /** The member's wallet, or the name that support goes by. */
  sender: string;
  /** The wallet of the one of the staff who wrote it, in lower case; `''` for the member's own, or where it is not known. */
  author: string;
  isAdmin: boolean;
  message: string;
  /** Paths of files, not signed. */
  attachments: readonly string[];
  /** Whether the other side has read it. */
  read: boolean;
  createdAt: Date;
  /** Its place among all that happened: clocks of made-up worlds stand still. */
  order: number;
}

/** What the staff wrote to each other. */
export interface TicketNote {
  id: string;
  author: string;
  message: string;
  attachments: readonly string[];
  /** Whom it mentions, by wallet and by the name that it has after the @. */
  mentions: NoteMention[];
  createdAt: Date;
  order: number;
}

export interface NoteMention {
  wallet: string;
  name: string;
  /** Whether they have opened the ticket since. */
  isSeen: boolean;
}

export interface Ticket extends TicketTopic, TicketFacts, PromisedTicket {
  id: string;
  /** Its place among all, from 1. */
  number: number;
  /** Grows with every change. */
  version: number;
  /** The ID of the ticket that its messages went into; `null` for one that has its own. */
  mergedInto: string | null;
  /** The ID of the ticket that its first messages stood in; `null` for one that its member opened. */
  splitFrom: string | null;
  /** What the merge did that it went with; `null` for one that has its own messages. */
  merge: Merge | null;
  /** The IDs of the tickets that the staff linked it to. */
  related: Set<string>;
  /** Its place in the order of the latest changes of all tickets. */
  change: number;
  /** Whose it is, in lower case. */
  wallet: string;
  status: TicketStatus;
  transaction: TicketTransaction | null;
  /** Oldest first; the first one opened the ticket. */
  messages: TicketMessage[];
  /** Oldest first. */
  notes: TicketNote[];
  /** What the help centre offered before it was sent. */
  help: HelpTried | null;
  createdAt: Date;
  updatedAt: Date;
  /** When it was closed; `null` for one that is not. */
  closedAt: Date | null;
  /** What its member says of the help they got; the staff alone see it. */
  rating: Rating | null;
  ratedAt: Date | null;
  /** When it went to a lead, because it was not done in time. */
  escalatedAt: Date | null;
}

/** How far a ticket is with what was promised for it. */
function clockOf({ waitingSince, waited, isAnswered }: Ticket): PromiseClock {
  return { waitingSince, waited, isAnswered };
}

/** The transaction that a ticket is about, by what was last known of it. */
export interface TicketTransaction {
  hash: string;
  mark: ChainMark;
  /** `null` when nobody could ever read it. */
  outcome: Outcome | null;
}

export interface NewMessage {
  message: string;
  attachments?: readonly string[];
}

/** The help desk of a mocked world. A ticket that does not exist is a RangeError. */
export interface Tickets extends TicketMerges {
  /** A wallet's, latest change first. */
  of(wallet: string): Ticket[];
  /** Everybody's, latest change first. */
  all(): Ticket[];
  find(ticketId: string): Ticket | undefined;
  create(
    wallet: string,
    ticket: NewMessage & TicketTopic & { transaction?: TicketTransaction | null; help?: HelpTried | null },
  ): Ticket;
  /** What its transaction did was read again. */
  follow(ticketId: string, transaction: TicketTransaction): void;
  /** The member writes: the ticket is open again. @throws RangeError for a closed ticket or another member's. */
  reply(wallet: string, ticketId: string, message: NewMessage): TicketMessage;
  /**
   * Support writes: the ticket waits for the member.
   * @param held The ID of a reply that was held: nobody reads the ticket as it leaves.
   */
  answer(
    ticketId: string,
    message: string,
    attachments?: readonly string[],
    author?: string,
    held?: string,
  ): TicketMessage;
  /** The staff sets the status; closing tells the member. */
  turn(ticketId: string, status: TicketStatus): void;
  /** The staff changes what members do not see. */
  set(ticketId: string, facts: Partial<TicketFacts>): void;
  /** One of the staff writes to the others. */
  note(
    ticketId: string,
    author: string,
    note: NewMessage,
    mentioned?: readonly Omit<NoteMention, 'isSeen'>[],
  ): TicketNote;
  /** Links two, or takes their link away. */
  link(one: string, other: string, isLinked: boolean): void;
  /** A second time changes nothing. */
  close(ticketId: string): void;
  /** One that is not closed stays as it is. */
  reopen(ticketId: string): void;
  /** The member says how the help was. */
  rate(ticketId: string, rating: Rating): void;
  /** The member has seen what support wrote. */
  markRead(ticketId: string): void;
  /** Support has seen what the member wrote. */
  markReadBySupport(ticketId: string): void;
}

/** The name under which support writes. */
export const supportName = 'Support';

/** The tags of a ticket with the one that its transaction gives it. */
function tagsWith(tags: readonly string[], transaction: TicketTransaction | null): string[] {
  const tag = transaction && tagOfMark(transaction.mark);
  return tag === null || tags.includes(tag) ? [...tags] : [...tags, tag];
}

interface Parts {
  now: () => Date;
  promises: Promises;
  /** The next place in the order of all that happens. */
  next: () => number;
  /** Called when support has written or closed: the member is told. */
  onSupport: (
    ticket: Ticket,
    kind: 'supportReplied' | 'ticketClosed' | 'ticketMoved' | 'ticketSplit',
  ) => void;
}

/** No ticket yet. */
export function createTickets({ now, promises, next, onSupport }: Parts): Tickets {
  // The latest change last.
  const tickets = new Map<string, Ticket>();
  let opened = 0;
  let written = 0;
  let changes = 0;

  function known(ticketId: string): Ticket {
    const ticket = tickets.get(ticketId);
    if (!ticket) throw new RangeError(`There is no ticket ${ticketId}.`);
    return ticket;
  }

  /** Changes a ticket, which is then the latest. */
  function touch(ticket: Ticket, facts: Partial<Ticket>): void {
    changes += 1;
    Object.assign(ticket, facts, { updatedAt: now(), change: changes, version: ticket.version + 1 });
    tickets.delete(ticket.id);
    tickets.set(ticket.id, ticket);
  }

  function change(ticket: Ticket, status: TicketStatus, isAnswer = false): void {
    const at = now();
    const { id: ticketId, priority } = ticket;
    const { clock, settled } = turnClock(promises.hours(), priority, clockOf(ticket), {
      status,
      at,
      isAnswer,
    });
    promises.measures.push(...settled.map((one) => ({ ...one, ticketId, priority })));
    if (ticket.status === 'closed' && status !== 'closed')
      promises.measures.push({ ticketId, priority, kind: 'reopened', at, took: 0, isKept: null });
    if (status === 'closed') ticket.escalatedAt = null;
    touch(ticket, { ...clock, status, inherited: null, closedAt: status === 'closed' ? at : null });
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
    // What the member writes is not put off; what is answered is back no longer.
    if (!isAdmin || (ticket.snoozedUntil && ticket.snoozedUntil <= now())) ticket.snoozedUntil = null;
    change(ticket, isAdmin ? 'pending' : 'open', isAdmin);
    return one;
  }

  function turn(ticketId: string, status: TicketStatus): void {
    const ticket = known(ticketId);
    if (ticket.status === status) return;
    change(ticket, status);
    if (status === 'closed') onSupport(ticket, 'ticketClosed');
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
      ...newClock,
      inherited: null,
      closedAt: null,
      rating: null,
      ratedAt: null,
      escalatedAt: null,
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
    next,
    promises,
    known,
    all,
    touch,
    link,
    make,
    settle: (ticket) => change(ticket, 'pending'),
    onSupport,
  });

  function markRead(ticketId: string, by: { isAdmin: boolean }): void {
    for (const message of known(ticketId).messages) if (message.isAdmin === by.isAdmin) message.read = true;
  }

  return {
    of: (wallet) =>
      all().filter((ticket) => ticket.wallet === wallet.toLowerCase() && ticket.mergedInto === null),
    all,
    find: (ticketId) => tickets.get(ticketId),
    create(wallet, { message, attachments = [], transaction = null, help = null, ...topic }) {
      const own = wallet.toLowerCase();
      const tags = tagsWith([], transaction);
      const ticket = make({ ...topicOf(topic), wallet: own, tags, transaction, help });
      write(ticket, own, { message, attachments });
      return ticket;
    },
    follow(ticketId, transaction) {
      const ticket = known(ticketId);
      if (ticket.transaction?.mark.kind !== transaction.mark.kind)
        ticket.tags = tagsWith(ticket.tags, transaction);
      ticket.transaction = transaction;
    },
    reply(wallet, ticketId, message) {
      const ticket = known(ticketId);
      if (ticket.wallet !== wallet.toLowerCase()) throw new RangeError(`${ticketId} is not ${wallet}'s.`);
      if (ticket.status === 'closed') throw new RangeError(`${ticketId} is closed.`);
      return write(ticket, ticket.wallet, message);
    },
    answer(ticketId, message, attachments = [], author = '', held = undefined) {
      const ticket = known(ticketId);
      if (held === undefined) markRead(ticketId, { isAdmin: false });
      const written = write(ticket, supportName, { message, attachments }, author.toLowerCase(), held);
      onSupport(ticket, 'supportReplied');
      return written;
    },
    set(ticketId, facts) {
      const ticket = known(ticketId);
      if (facts.priority !== undefined && facts.priority !== ticket.priority) ticket.inherited = null;
      Object.assign(ticket, facts, { version: ticket.version + 1 });
    },
    note(ticketId, author, { message, attachments = [] }, mentioned = []) {
      const { notes } = known(ticketId);
      const id = `note-${ticketId}-${notes.length + 1}`;
      const dates = { createdAt: now(), order: next() };
      const mentions = mentioned.map((one) => ({ ...one, isSeen: false }));
      const note = { id, author: author.toLowerCase(), message, attachments, mentions, ...dates };
      notes.push(note);
      return note;
    },
    link,
    ...merges,
    turn,
    close: (ticketId) => turn(ticketId, 'closed'),
    reopen(ticketId) {
      if (known(ticketId).status === 'closed') turn(ticketId, 'open');
    },
    rate: (ticketId, rating) => void Object.assign(known(ticketId), { rating, ratedAt: now() }),
    markRead: (ticketId) => markRead(ticketId, { isAdmin: true }),
    markReadBySupport: (ticketId) => markRead(ticketId, { isAdmin: false }),
  };
}
