import { type TicketStatus, type TicketTopic, topicOf } from '@upline/domain';

export interface TicketMessage {
  id: string;
  /** The member's wallet, or the name that support goes by. */
  sender: string;
  isAdmin: boolean;
  message: string;
  /** Paths of files, not signed. */
  attachments: readonly string[];
  /** Whether the other side has read it. */
  read: boolean;
  createdAt: Date;
}

export interface Ticket extends TicketTopic {
  id: string;
  /** Whose it is, in lower case. */
  wallet: string;
  status: TicketStatus;
  /** Oldest first; the first one opened the ticket. */
  messages: TicketMessage[];
  createdAt: Date;
  updatedAt: Date;
}

export interface NewMessage {
  message: string;
  attachments?: readonly string[];
}

/** The help desk of a mocked world. A ticket that does not exist is a RangeError. */
export interface Tickets {
  /** A wallet's, latest change first. */
  of(wallet: string): Ticket[];
  /** Everybody's, latest change first. */
  all(): Ticket[];
  find(ticketId: string): Ticket | undefined;
  create(wallet: string, ticket: NewMessage & TicketTopic): Ticket;
  /** The member writes: the ticket is open again. @throws RangeError for a closed ticket or another member's. */
  reply(wallet: string, ticketId: string, message: NewMessage): TicketMessage;
  /** Support writes: the ticket waits for the member. */
  answer(ticketId: string, message: string, attachments?: readonly string[]): TicketMessage;
  /** A second time changes nothing. */
  close(ticketId: string): void;
  /** One that is not closed stays as it is. */
  reopen(ticketId: string): void;
  /** The member has seen what support wrote. */
  markRead(ticketId: string): void;
  /** Support has seen what the member wrote. */
  markReadBySupport(ticketId: string): void;
}

/** The name under which support writes. */
const supportName = 'Support';

interface Parts {
  now: () => Date;
  /** Called when support has written or closed: the member is told. */
  onSupport: (ticket: Ticket, kind: 'supportReplied' | 'ticketClosed') => void;
}

/** No ticket yet. */
export function createTickets({ now, onSupport }: Parts): Tickets {
  // The latest change last.
  const tickets = new Map<string, Ticket>();
  let opened = 0;
  let written = 0;

  function known(ticketId: string): Ticket {
    const ticket = tickets.get(ticketId);
    if (!ticket) throw new RangeError(`There is no ticket ${ticketId}.`);
    return ticket;
  }

  function change(ticket: Ticket, status: TicketStatus): void {
    Object.assign(ticket, { status, updatedAt: now() });
    tickets.delete(ticket.id);
    tickets.set(ticket.id, ticket);
  }

  function write(ticket: Ticket, sender: string, { message, attachments = [] }: NewMessage): TicketMessage {
    written += 1;
    const isAdmin = sender === supportName;
    const one: TicketMessage = {
      id: `message-${written}`,
      sender,
      isAdmin,
      message,
      attachments,
      read: false,
      createdAt: now(),
    };
    ticket.messages.push(one);
    change(ticket, isAdmin ? 'pending' : 'open');
    return one;
  }

  const all = () => [...tickets.values()].toReversed();

  function markRead(ticketId: string, by: { isAdmin: boolean }): void {
    for (const message of known(ticketId).messages) if (message.isAdmin === by.isAdmin) message.read = true;
  }

  return {
    of: (wallet) => all().filter((ticket) => ticket.wallet === wallet.toLowerCase()),
    all,
    find: (ticketId) => tickets.get(ticketId),
    create(wallet, { message, attachments = [], ...topic }) {
      opened += 1;
      const at = now();
      const own = wallet.toLowerCase();
      const dates = { createdAt: at, updatedAt: at };
      const ticket: Ticket = {
        id: `ticket-${opened}`,
        ...topicOf(topic),
        wallet: own,
        status: 'open',
        messages: [],
        ...dates,
      };
      write(ticket, own, { message, attachments });
      return ticket;
    },
    reply(wallet, ticketId, message) {
      const ticket = known(ticketId);
      if (ticket.wallet !== wallet.toLowerCase()) throw new RangeError(`${ticketId} is not ${wallet}'s.`);
      if (ticket.status === 'closed') throw new RangeError(`${ticketId} is closed.`);
      return write(ticket, ticket.wallet, message);
    },
    answer(ticketId, message, attachments = []) {
      const ticket = known(ticketId);
      markRead(ticketId, { isAdmin: false });
      const written = write(ticket, supportName, { message, attachments });
      onSupport(ticket, 'supportReplied');
      return written;
    },
    close(ticketId) {
      const ticket = known(ticketId);
      if (ticket.status === 'closed') return;
      change(ticket, 'closed');
      onSupport(ticket, 'ticketClosed');
    },
    reopen(ticketId) {
      const ticket = known(ticketId);
      if (ticket.status === 'closed') change(ticket, 'open');
    },
    markRead: (ticketId) => markRead(ticketId, { isAdmin: true }),
    markReadBySupport: (ticketId) => markRead(ticketId, { isAdmin: false }),
  };
}
