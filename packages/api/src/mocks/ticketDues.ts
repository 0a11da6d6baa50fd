import { type Dues, duesOf, type PromiseClock, type SupportHours, type TicketPriority } from '@upline/domain';

/** Due times that a ticket inherited in a merge; valid while the same hours are in force. */
export interface Inherited extends Dues {
  hours: SupportHours | null;
}

export interface PromisedTicket extends PromiseClock {
  priority: TicketPriority;
  /** `null` if only the ticket's own timer counts. */
  inherited: Inherited | null;
}

export function ticketDues(hours: SupportHours | null, ticket: PromisedTicket): Dues {
  const { inherited } = ticket;
  if (inherited === null || inherited.hours !== hours) return duesOf(hours, ticket.priority, ticket);
  const { replyDueAt, resolutionDueAt } = inherited;
  return { replyDueAt, resolutionDueAt };
}

/** The earlier due time wins. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** The due times of a ticket after merging another waiting ticket into it. */
export function duesWith(hours: SupportHours | null, source: PromisedTicket, target: PromisedTicket) {
  const [one, other] = [ticketDues(hours, source), ticketDues(hours, target)];
  const inherited: Inherited = {
    hours,
    replyDueAt: earlier(one.replyDueAt, other.replyDueAt),
    resolutionDueAt: earlier(one.resolutionDueAt, other.resolutionDueAt),
  };
  return { waitingSince: earlier(source.waitingSince, target.waitingSince), inherited };
}
