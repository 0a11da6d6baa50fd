import type { DeskTranslate } from '../../messages/useDeskMessage.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Formats a duration in its two largest units, rounded down: “24 min”, “2 h 10 min”, “3 d”.
 * @param length Milliseconds, at least 0.
 */
export function durationText(d: DeskTranslate, length: number): string {
  const minutes = Math.floor(length / minute);
  if (length < hour) return d('desk.time.minutes', { minutes });
  if (length >= 2 * day) return d('desk.time.days', { days: Math.floor(length / day) });
  const rest = minutes % 60;
  const hours = Math.floor(length / hour);
  return rest === 0 ? d('desk.time.hours', { hours }) : d('desk.time.both', { hours, minutes: rest });
}

/**
 * Formats opening time in hours and minutes; days would be ambiguous.
 * @param length Milliseconds.
 */
export function openTimeText(d: DeskTranslate, length: number): string {
  if (length < hour) return durationText(d, length);
  const [hours, minutes] = [Math.floor(length / hour), Math.floor((length % hour) / minute)];
  return minutes === 0 || hours >= 24
    ? d('desk.time.hours', { hours })
    : d('desk.time.both', { hours, minutes });
}

/** Groups of a queue sorted by due time, in order. */
export const dueGroups = ['breached', 'soon', 'today', 'waiting'] as const;

export type DueGroup = (typeof dueGroups)[number];

/** Due group of a ticket. @param due ISO 8601; `null` if no reply is due. */
export function dueGroupOf(due: string | null, now: Date): DueGroup {
  if (due === null) return 'waiting';
  const at = new Date(due);
  if (at <= now) return 'breached';
  if (at.getTime() - now.getTime() <= hour) return 'soon';
  return at.toDateString() === now.toDateString() ? 'today' : 'waiting';
}
