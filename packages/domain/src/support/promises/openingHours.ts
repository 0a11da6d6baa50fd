/** A part of a day in which support is open, in minutes from midnight on the wall's clock: `to` is left out, 1440 is the day's end. */
export interface OpenPeriod {
  from: number;
  to: number;
}

/** When support is open, in its own time zone. It is not changed once it is made: what follows from it is kept beside it. */
export interface OpeningHours {
  /** The name of a zone in the IANA database. @example 'Europe/Lisbon' */
  timeZone: string;
  /** The periods of each weekday, Monday first. */
  week: readonly (readonly OpenPeriod[])[];
  /** Days on which support is closed, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

/** The minutes of a day on the wall's clock. */
export const dayMinutes = 1440;

/** The most periods of a day, and the most holidays that are kept. */
export const maximumPeriods = 4;
export const maximumHolidays = 100;

/** A stretch of time, as `Date` counts it; `to` is left out. */
interface Span {
  from: number;
  to: number;
}

/** After so many days without a period none is expected any more. */
const longestSearch = 400;

const weekdays = 7;
const minute = 60_000;

/** Whether the periods of a day follow one another: each has a length, and none begins before another has ended. */
export function arePeriods(periods: readonly OpenPeriod[]): boolean {
  return periods.every(({ from, to }, index) => {
    const before = periods[index - 1]?.to ?? 0;
    return from >= before && to > from && to <= dayMinutes;
  });
}

/** Whether this machine knows a time zone of that name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // An offset is no place: it knows nothing of summer.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The instant at which a clock on the wall shows so many minutes after midnight; a time that is skipped comes later. */
function instantOf(day: Temporal.PlainDate, minutes: number, timeZone: string): number {
  const isEnd = minutes === dayMinutes;
  const date = isEnd ? day.add({ days: 1 }) : day;
  // The first minute of a day is where the zone begins it, which is not everywhere at midnight.
  if (isEnd || minutes === 0) return date.toZonedDateTime({ timeZone }).epochMilliseconds;
  const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

/** What was worked out: a queue asks for the same days of the same hours again and again, and zones are slow. */
const workedOut = new WeakMap<OpeningHours, Map<number, readonly Span[]>>();

/** When support is open on a day, counted from 1 January 1970. */
function spansOf(hours: OpeningHours, day: number): readonly Span[] {
  const days = workedOut.get(hours) ?? new Map<number, readonly Span[]>();
  workedOut.set(hours, days);
  const known = days.get(day);
  if (known) return known;
  const { timeZone, week, holidays } = hours;
  const date = new Temporal.PlainDate(1970, 1, 1).add({ days: day });
  const periods = holidays.includes(date.toString()) ? [] : (week[(date.dayOfWeek - 1) % weekdays] ?? []);
  const spans = periods.map(({ from, to }) => ({
    from: instantOf(date, from, timeZone),
    to: instantOf(date, to, timeZone),
  }));
  days.set(day, spans);
  return spans;
}

/**
 * The stretches in which support is open, from before an instant on. They follow one another even where a clock is turned
 * back within one.
 */
function* spansFrom(hours: OpeningHours, at: Date): Generator<Span> {
  if (hours.week.every((periods) => periods.length === 0)) return;
  // In every zone this is at least a day before.
  const first = Math.floor(at.getTime() / (dayMinutes * minute)) - 2;
  let reached = Number.NEGATIVE_INFINITY;
  for (let without = 0, day = first; without < longestSearch; without += 1, day += 1) {
    for (const span of spansOf(hours, day)) {
      const from = Math.max(reached, span.from);
      if (span.to <= from) continue;
      reached = span.to;
      without = 0;
      yield { from, to: span.to };
    }
  }
}

/**
 * When so much opening time has passed.
 * @param milliseconds Opening time, more than 0.
 * @returns `null` where support is never open.
 */
export function addOpenTime(hours: OpeningHours, from: Date, milliseconds: number): Date | null {
  let left = milliseconds;
  for (const span of spansFrom(hours, from)) {
    const begins = Math.max(span.from, from.getTime());
    const length = span.to - begins;
    if (length <= 0) continue;
    if (length >= left) return new Date(begins + left);
    left -= length;
  }
  return null;
}

/** How much opening time lies between two instants, milliseconds. */
export function openTimeBetween(hours: OpeningHours, from: Date, to: Date): number {
  let open = 0;
  for (const span of spansFrom(hours, from)) {
    if (span.from >= to.getTime()) break;
    open += Math.max(0, Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime()));
  }
  return open;
}

/** Whether support is open, and when that changes; `null` where it is open for a week and longer. */
export type Office = { isOpen: true; until: Date | null } | { isOpen: false; opensAt: Date };

/** @returns `null` where support is never open. */
export function officeAt(hours: OpeningHours, at: Date): Office | null {
  const now = at.getTime();
  let until: number | null = null;
  for (const { from, to } of spansFrom(hours, at)) {
    if (to <= now) continue;
    if (until === null && from > now) return { isOpen: false, opensAt: new Date(from) };
    // Periods that touch are one: a day that ends at midnight may go over into the next.
    if (until !== null && from > until) break;
    if (to - now > weekdays * dayMinutes * minute) return { isOpen: true, until: null };
    until = to;
  }
  return until === null ? null : { isOpen: true, until: new Date(until) };
}
