import { type AfterReply, isSupport, leavesAt } from '@upline/domain';
import type { Audit } from './audit.ts';
import type { Live } from './live.ts';
import type { Staff } from './staff.ts';
import type { NewMessage, Tickets } from './tickets.ts';

/** A scheduled reply. */
export interface ScheduledReply extends Required<NewMessage> {
  /** The ID of the future message. */
  id: string;
  ticketId: string;
  /** In lower case. */
  author: string;
  after: AfterReply;
  createdAt: Date;
  sendAt: Date;
  isStopped: boolean;
}

type NewReply = Pick<ScheduledReply, 'ticketId' | 'author' | 'message' | 'attachments' | 'after'>;

export type ScheduledReplies = ReturnType<typeof createScheduledReplies>;

interface Parts {
  now: () => Date;
  tickets: Tickets;
  audit: Audit;
  staff: Staff;
  live: Live;
}

export function createScheduledReplies({ now, tickets, audit, staff, live }: Parts) {
  const held = new Map<string, ScheduledReply>();
  let made = 0;

  const changed = (ticketId: string) => live.announce({ wallet: 'staff', topic: `ticket:${ticketId}` });
  const about = (ticketId: string) => {
    const member = tickets.find(ticketId)?.wallet;
    return { ticketId, ...(member !== undefined && { member }) };
  };

  function send({ ticketId, author, message, attachments, after }: NewReply, id?: string) {
    const before = tickets.find(ticketId)?.status ?? 'open';
    audit.record({ staff: author, act: 'reply', ...about(ticketId) });
    const written = tickets.answer(ticketId, message, attachments, author, id);
    if (after === 'closed') {
      const changes = [{ field: 'status' as const, before: [before], after: ['closed'] }];
      audit.record({ staff: author, act: 'close', ...about(ticketId), details: { changes } });
      tickets.turn(ticketId, 'closed');
    }
    return written;
  }

  return {
    send,
    /**
     * Stores a reply until it is due. @param sendAt Omitted to send when the time for cancelling is
     * over.
     */
    hold(reply: NewReply, sendAt?: Date) {
      made += 1;
      const createdAt = now();
      const one: ScheduledReply = {
        ...reply,
        id: `reply-${made}`,
        author: reply.author.toLowerCase(),
        createdAt,
        sendAt: leavesAt(createdAt, sendAt),
        isStopped: false,
      };
      held.set(one.id, one);
      audit.record({ staff: one.author, act: 'hold', ...about(one.ticketId) });
      changed(one.ticketId);
      return one;
    },
    find: (id: string) => held.get(id),
    /** A ticket's scheduled replies, in the order of sending. */
    of: (ticketId: string) =>
      [...held.values()]
        .filter((one) => one.ticketId === ticketId)
        .toSorted((one, other) => one.sendAt.getTime() - other.sendAt.getTime()),
    takeBack(id: string, by: string) {
      const one = held.get(id);
      if (!one) return;
      held.delete(id);
      audit.record({ staff: by, act: 'takeBack', ...about(one.ticketId) });
      changed(one.ticketId);
    },
    move(from: string, into: string) {
      for (const one of held.values()) if (one.ticketId === from) one.ticketId = into;
    },
    sendDue() {
      const due = [...held.values()].filter(({ sendAt, isStopped }) => sendAt <= now() && !isStopped);
      for (const one of due) {
        if (isSupport(staff.rolesOf(one.author))) {
          held.delete(one.id);
          send(one, one.id);
        } else {
          one.isStopped = true;
          changed(one.ticketId);
        }
      }
    },
  };
}
