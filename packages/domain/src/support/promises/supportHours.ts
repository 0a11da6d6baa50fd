import { type TicketPriority, ticketPriorities } from '../ticketFacts.ts';
import type { OpeningHours } from './openingHours.ts';

/** What is promised for a ticket: an answer to what opened it, to each later message, and the end of the matter. */
export const promiseKinds = ['first', 'next', 'resolution'] as const;

export type PromiseKind = (typeof promiseKinds)[number];

/** How soon each promise is due, minutes of opening time. */
export type Targets = Readonly<Record<PromiseKind, number>>;

/** When support is open and what it promises, by how urgent a ticket is. */
export interface SupportHours extends OpeningHours {
  targets: Readonly<Record<TicketPriority, Targets>>;
}

const hour = 60;
const day = 8 * hour;

/** The longest target, minutes of opening time. */
export const longestTarget = 90 * 24 * hour;

/** So long before an answer is due, whose ticket it is is warned; milliseconds. */
export const breachWarning = 15 * 60_000;

/** What a lead begins with who has set nothing: office hours, and nothing is promised before they are saved. */
export const usualHours: Omit<SupportHours, 'timeZone'> = {
  week: Array.from({ length: 7 }, (_, weekday) =>
    weekday < 5
      ? [
          { from: 9 * hour, to: 13 * hour },
          { from: 14 * hour, to: 18 * hour },
        ]
      : [],
  ),
  holidays: [],
  targets: {
    low: { first: day, next: day, resolution: 10 * day },
    normal: { first: 4 * hour, next: 4 * hour, resolution: 5 * day },
    high: { first: hour, next: 2 * hour, resolution: 2 * day },
    urgent: { first: hour / 2, next: hour, resolution: day },
  },
};

/** Whether every priority has a target for every promise, each of at least a minute. */
export function areTargets(targets: SupportHours['targets']): boolean {
  return ticketPriorities.every((priority) =>
    promiseKinds.every((kind) => {
      const minutes = targets[priority]?.[kind];
      return Number.isInteger(minutes) && minutes > 0 && minutes <= longestTarget;
    }),
  );
}
