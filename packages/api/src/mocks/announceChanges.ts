import type { Live } from './live.ts';
import type { Notifications } from './notifications.ts';
import type { Ticket, Tickets } from './tickets.ts';

/** Publishes a live topic for each written notification. */
export function announceNotifications(notifications: Notifications, live: Live): Notifications {
  return {
    ...notifications,
    write(wallet, notification) {
      const written = notifications.write(wallet, notification);
      live.announce({ wallet: written.wallet, topic: 'notifications' });
      return written;
    },
    count(wallet, facts, at) {
      notifications.count(wallet, facts, at);
      live.announce({ wallet: wallet.toLowerCase(), topic: 'notifications' });
    },
  };
}

/** Publishes a live topic for each change of a ticket. */
export function announceTickets(tickets: Tickets, live: Live): Tickets {
  function announce(ticket: Ticket | undefined): void {
    if (ticket) live.announce({ wallet: ticket.wallet, topic: `ticket:${ticket.id}` });
  }

  function after<T>(ticketId: string, outcome: T): T {
    announce(tickets.find(ticketId));
    return outcome;
  }

  /** Publishes to staff only, for changes that members cannot see. */
  function toStaff<T>(ticketId: string, outcome: T): T {
    live.announce({ wallet: 'staff', topic: `ticket:${ticketId}` });
    return outcome;
  }

  return {
    ...tickets,
    create(wallet, ticket) {
      const created = tickets.create(wallet, ticket);
      announce(created);
      return created;
    },
    reply: (wallet, ticketId, message) => after(ticketId, tickets.reply(wallet, ticketId, message)),
    answer: (ticketId, message, files, author, held) =>
      after(ticketId, tickets.answer(ticketId, message, files, author, held)),
    turn(ticketId, status) {
      const isNews = tickets.find(ticketId)?.status !== status;
      tickets.turn(ticketId, status);
      if (isNews) announce(tickets.find(ticketId));
    },
    set: (ticketId, facts) => toStaff(ticketId, tickets.set(ticketId, facts)),
    note: (ticketId, ...note) => toStaff(ticketId, tickets.note(ticketId, ...note)),
    link(one, other, isLinked) {
      tickets.link(one, other, isLinked);
      toStaff(one, undefined);
      toStaff(other, undefined);
    },
    rate: (ticketId, rating) => after(ticketId, tickets.rate(ticketId, rating)),
    merge(from, into, by) {
      tickets.merge(from, into, by);
      announce(tickets.find(from));
      announce(tickets.find(into));
    },
    unmerge(ticketId) {
      const into = tickets.find(ticketId)?.mergedInto;
      tickets.unmerge(ticketId);
      announce(tickets.find(ticketId));
      announce(tickets.find(into ?? ''));
    },
    split(ticketId, ...split) {
      const made = tickets.split(ticketId, ...split);
      announce(tickets.find(ticketId));
      announce(made);
      return made;
    },
    close: (ticketId) => after(ticketId, tickets.close(ticketId)),
    reopen: (ticketId) => after(ticketId, tickets.reopen(ticketId)),
    markRead(ticketId) {
      const isNews = tickets.find(ticketId)?.messages.some(({ isAdmin, read }) => isAdmin && !read);
      tickets.markRead(ticketId);
      if (isNews) toStaff(ticketId, undefined);
    },
    markReadBySupport(ticketId) {
      const isNews = tickets.find(ticketId)?.messages.some(({ isAdmin, read }) => !isAdmin && !read);
      tickets.markReadBySupport(ticketId);
      if (isNews) announce(tickets.find(ticketId));
    },
  };
}
