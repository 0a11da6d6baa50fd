import type { TicketPriority } from '../ticketFacts.ts';
import type { TicketStatus } from '../tickets.ts';
import { addOpenTime, openTimeBetween } from './openingHours.ts';
import type { SlaKind, SupportHours } from './supportHours.ts';

const minute = 60_000;

/** The state of a ticket's SLA timer. */
export interface SlaTimer {
  /**
   * Start of the current wait for support; `null` if the ticket waits for the member or is closed.
   */
  waitingSince: Date | null;
  /** Opening time of all earlier waits, milliseconds. */
  waited: number;
  /** True if support has answered at least once. */
  isAnswered: boolean;
}

/** The timer of a new ticket. */
export const newTimer: SlaTimer = { waitingSince: null, waited: 0, isAnswered: false };

/**
 * Due times of the reply and the resolution; `null` if the ticket does not wait for support, or no
 * hours are set.
 */
export interface Deadlines {
  replyDueAt: Date | null;
  resolutionDueAt: Date | null;
}

/** An SLA target that was met or missed. */
export interface Settled {
  kind: SlaKind;
  at: Date;
  /** Time taken, milliseconds of opening time; of any time if no hours are set. */
  took: number;
  /** True if it was met in time; `null` without a target. */
  isKept: boolean | null;
}

export interface TicketEvent {
  status: TicketStatus;
  at: Date;
  isAnswer: boolean;
}

export function deadlinesOf(
  hours: SupportHours | null,
  priority: TicketPriority,
  { waitingSince, waited, isAnswered }: SlaTimer,
): Deadlines {
  if (hours === null || waitingSince === null) return { replyDueAt: null, resolutionDueAt: null };
  const { first, next, resolution } = hours.targets[priority];
  const left = resolution * minute - waited;
  return {
    replyDueAt: addOpenTime(hours, waitingSince, (isAnswered ? next : first) * minute),
    // An overdue resolution stays overdue: it was due when the current wait began, if not earlier.
    resolutionDueAt: left > 0 ? addOpenTime(hours, waitingSince, left) : waitingSince,
  };
}

/**
 * Advances a ticket's timer by an event and returns the targets that the event settles. Time counts
 * only while the ticket waits for support. Closing a ticket with an overdue reply misses the reply
 * target; closing it in time settles no reply.
 */
export function advanceTimer(
  hours: SupportHours | null,
  priority: TicketPriority,
  clock: SlaTimer,
  { status, at, isAnswer }: TicketEvent,
): { clock: SlaTimer; settled: Settled[] } {
  const { waitingSince, isAnswered } = clock;
  const since = waitingSince ?? at;
  const took = hours ? openTimeBetween(hours, since, at) : at.getTime() - since.getTime();
  const waited = clock.waited + (waitingSince === null ? 0 : took);
  const { replyDueAt } = deadlinesOf(hours, priority, clock);
  const settled: Settled[] = [];
  const isLate = replyDueAt !== null && replyDueAt < at;
  if (waitingSince !== null && (isAnswer || (status === 'closed' && isLate))) {
    settled.push({ kind: isAnswered ? 'next' : 'first', at, took, isKept: replyDueAt && !isLate });
  }
  if (status === 'closed') {
    const isKept = hours && waited <= hours.targets[priority].resolution * minute;
    settled.push({ kind: 'resolution', at, took: waited, isKept });
  }
  const isOpen = status === 'open';
  return {
    clock: {
      waitingSince: isOpen ? (isAnswer ? at : since) : null,
      waited: isOpen && !isAnswer ? clock.waited : waited,
      isAnswered: isAnswered || isAnswer,
    },
    settled,
  };
}
