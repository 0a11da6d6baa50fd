import type { TicketPriority } from '../ticketFacts.ts';
import type { TicketStatus } from '../tickets.ts';
import { addOpenTime, openTimeBetween } from './openingHours.ts';
import type { PromiseKind, SupportHours } from './supportHours.ts';

const minute = 60_000;

/** How far a ticket is with what was promised for it. */
export interface PromiseClock {
  /** Since when its member waits for support; `null` while it is theirs to write, or the ticket is closed. */
  waitingSince: Date | null;
  /** Opening time that its member has waited in all before that, milliseconds. */
  waited: number;
  /** Whether support has answered it once. */
  isAnswered: boolean;
}

/** The clock of a ticket that is yet to be opened. */
export const newClock: PromiseClock = { waitingSince: null, waited: 0, isAnswered: false };

/** By when support has to answer, and to be done; `null` while its member does not wait, or where no hours are set. */
export interface Dues {
  replyDueAt: Date | null;
  resolutionDueAt: Date | null;
}

/** A promise that has come to its end. */
export interface Settled {
  kind: PromiseKind;
  at: Date;
  /** What it took, milliseconds of opening time; of any time where no hours are set. */
  took: number;
  /** Whether it came in time; `null` where nothing was promised. */
  isKept: boolean | null;
}

/** What happened to a ticket. */
export interface Turn {
  status: TicketStatus;
  at: Date;
  /** Whether support has answered. */
  isAnswer: boolean;
}

/** By when a ticket's promises are due. */
export function duesOf(
  hours: SupportHours | null,
  priority: TicketPriority,
  { waitingSince, waited, isAnswered }: PromiseClock,
): Dues {
  if (hours === null || waitingSince === null) return { replyDueAt: null, resolutionDueAt: null };
  const { first, next, resolution } = hours.targets[priority];
  const left = resolution * minute - waited;
  return {
    replyDueAt: addOpenTime(hours, waitingSince, (isAnswered ? next : first) * minute),
    // What is late already stays late: it was due when the member began to wait again, if not before.
    resolutionDueAt: left > 0 ? addOpenTime(hours, waitingSince, left) : waitingSince,
  };
}

/**
 * A ticket's clock after a turn, and the promises that the turn settled. Support's time runs while a ticket is open: what a
 * member takes to answer is theirs. A ticket that is closed with its answer overdue has broken that promise; closed in
 * time, it says nothing about answers.
 */
export function turnClock(
  hours: SupportHours | null,
  priority: TicketPriority,
  clock: PromiseClock,
  { status, at, isAnswer }: Turn,
): { clock: PromiseClock; settled: Settled[] } {
  const { waitingSince, isAnswered } = clock;
  const since = waitingSince ?? at;
  const took = hours ? openTimeBetween(hours, since, at) : at.getTime() - since.getTime();
  const waited = clock.waited + (waitingSince === null ? 0 : took);
  const { replyDueAt } = duesOf(hours, priority, clock);
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
