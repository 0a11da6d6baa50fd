import {
  isTimeZone,
  type SlaKind,
  type SupportHours,
  slaKinds,
  type Targets,
  type TicketPriority,
  ticketPriorities,
} from '@upline/domain';
import { holidaysIn, periodsIn, periodsText, targetIn, targetText } from './hoursText.ts';

/** Hours and targets as typed. */
export interface HoursDraft {
  timeZone: string;
  /** Monday first. */
  week: readonly string[];
  holidays: string;
  targets: Readonly<Record<TicketPriority, Readonly<Record<SlaKind, string>>>>;
}

function byPriority<T>(of: (priority: TicketPriority) => T): Record<TicketPriority, T> {
  return Object.fromEntries(ticketPriorities.map((one) => [one, of(one)])) as Record<TicketPriority, T>;
}

function byKind<T>(of: (kind: SlaKind) => T): Record<SlaKind, T> {
  return Object.fromEntries(slaKinds.map((one) => [one, of(one)])) as Record<SlaKind, T>;
}

export function draftOf({ timeZone, week, holidays, targets }: SupportHours): HoursDraft {
  return {
    timeZone,
    week: week.map(periodsText),
    holidays: holidays.join(', '),
    targets: byPriority((priority) => byKind((kind) => targetText(targets[priority][kind]))),
  };
}

/** Parses a draft; `null` if any field is invalid. */
export function hoursOf({ timeZone, week, holidays, targets }: HoursDraft) {
  const periods = week.map(periodsIn);
  const days = holidaysIn(holidays);
  const minutes = byPriority((priority) => byKind((kind) => targetIn(targets[priority][kind])));
  const areAll = Object.values(minutes).every((one) => Object.values(one).every((target) => target !== null));
  if (!isTimeZone(timeZone) || days === null || !areAll) return null;
  const whole = periods.filter((one) => one !== null);
  if (whole.length < periods.length) return null;
  return { timeZone, week: whole, holidays: days, targets: minutes as Record<TicketPriority, Targets> };
}
