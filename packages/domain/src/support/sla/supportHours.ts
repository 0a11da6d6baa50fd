import { type TicketPriority, ticketPriorities } from '../ticketFacts.ts';
import type { OpeningHours } from './openingHours.ts';

/** The SLA targets of a ticket: the first reply, each later reply, and the resolution. */
export const slaKinds = ['first', 'next', 'resolution'] as const;

export type SlaKind = (typeof slaKinds)[number];

/** The time allowed for each target, minutes of opening time. */
export type Targets = Readonly<Record<SlaKind, number>>;

/** Support's opening hours and its targets by priority. */
export interface SupportHours extends OpeningHours {
  targets: Readonly<Record<TicketPriority, Targets>>;
}

const hour = 60;
const day = 8 * hour;

export const longestTarget = 90 * 24 * hour;

/** Time before a reply is due at which its assignee is warned, milliseconds. */
export const breachWarning = 15 * 60_000;

/**
 * The initial values of the form for hours: office hours. No target applies before a lead saves
 * them.
 */
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

/**
 * True if every priority has a target for every kind, at least a minute and at most {@link
 * longestTarget}.
 */
export function areTargets(targets: SupportHours['targets']): boolean {
  return ticketPriorities.every((priority) =>
    slaKinds.every((kind) => {
      const minutes = targets[priority]?.[kind];
      return Number.isInteger(minutes) && minutes > 0 && minutes <= longestTarget;
    }),
  );
}
