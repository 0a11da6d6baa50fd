import { type Dues, duesOf, type PromiseClock, type SupportHours, type TicketPriority } from '@upline/domain';

/** What a ticket took over with a merge. It holds as long as the hours under which it was promised. */
export interface Inherited extends Dues {
  hours: SupportHours | null;
}

export interface PromisedTicket extends PromiseClock {
  priority: TicketPriority;
  /** `null` where its own clock says what is due. */
  inherited: Inherited | null;
}

/** By when a ticket's promises are due. */
export function ticketDues(hours: SupportHours | null, ticket: PromisedTicket): Dues {
  const { inherited } = ticket;
  if (inherited === null || inherited.hours !== hours) return duesOf(hours, ticket.priority, ticket);
  const { replyDueAt, resolutionDueAt } = inherited;
  return { replyDueAt, resolutionDueAt };
}

/** What was promised first stays promised. */
function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/** What a ticket is due by with another whose member waits as well. */
export function duesWith(hours: SupportHours | null, source: PromisedTicket, target: PromisedTicket) {
  const [one, other] = [ticketDues(hours, source), ticketDues(hours, target)];
  const inherited: Inherited = {
    hours,
    replyDueAt: earlier(one.replyDueAt, other.replyDueAt),
    resolutionDueAt: earlier(one.resolutionDueAt, other.resolutionDueAt),
  };
  return { waitingSince: earlier(source.waitingSince, target.waitingSince), inherited };
}
