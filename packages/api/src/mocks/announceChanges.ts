import type { Live } from './live.ts';
import type { Notifications } from './notifications.ts';
import type { Ticket, Tickets } from './tickets.ts';

/** Notifications that listeners hear of as they are written. */
export function announceNotifications(notifications: Notifications, live: Live): Notifications {
  return {
    ...notifications,
    write(wallet, notification) {
      const written = notifications.write(wallet, notification);
      live.announce({ wallet: written.wallet, topic: 'notifications' });
      return written;
    },
  };
}

/** Tickets that listeners hear of as they change. */
export function announceTickets(tickets: Tickets, live: Live): Tickets {
  function announce(ticket: Ticket | undefined): void {
    if (ticket) live.announce({ wallet: ticket.wallet, topic: `ticket:${ticket.id}` });
  }

  function after<T>(ticketId: string, outcome: T): T {
    announce(tickets.find(ticketId));
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
    answer: (ticketId, message, files) => after(ticketId, tickets.answer(ticketId, message, files)),
    close: (ticketId) => after(ticketId, tickets.close(ticketId)),
    reopen: (ticketId) => after(ticketId, tickets.reopen(ticketId)),
    markReadBySupport(ticketId) {
      const isNews = tickets.find(ticketId)?.messages.some(({ isAdmin, read }) => !isAdmin && !read);
      tickets.markReadBySupport(ticketId);
      if (isNews) announce(tickets.find(ticketId));
    },
  };
}
