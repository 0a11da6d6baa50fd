/**
 * An open period of a day, minutes from midnight in local time; `to` is exclusive, 1440 is the
 * day's end.
 */
export interface OpenPeriod {
  from: number;
  to: number;
}

/** Support's opening hours in its time zone. Immutable: derived spans are cached by object. */
export interface OpeningHours {
  /** An IANA time zone. @example 'Europe/Lisbon' */
  timeZone: string;
  /** The periods of each weekday, Monday first. */
  week: readonly (readonly OpenPeriod[])[];
  /** Days on which support is closed, `YYYY-MM-DD`. */
  holidays: readonly string[];
}

export const dayMinutes = 1440;

/** The most periods of a day, and the most stored holidays. */
export const maximumPeriods = 4;
export const maximumHolidays = 100;

/** An interval, milliseconds since 1970; `to` is exclusive. */
interface Span {
  from: number;
  to: number;
}

/** Days without a period after which the search for the next one ends. */
const longestSearch = 400;

const weekdays = 7;
const minute = 60_000;

/** True if the periods of a day are ordered, not empty, and do not overlap. */
export function arePeriods(periods: readonly OpenPeriod[]): boolean {
  return periods.every(({ from, to }, index) => {
    const before = periods[index - 1]?.to ?? 0;
    return from >= before && to > from && to <= dayMinutes;
  });
}

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets are rejected: they have no daylight saving time.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** The instant at which local clocks show `minutes` after midnight; a skipped time moves later. */
function instantOf(day: Temporal.PlainDate, minutes: number, timeZone: string): number {
  const isEnd = minutes === dayMinutes;
  const date = isEnd ? day.add({ days: 1 }) : day;
  // A day starts when its time zone starts it, which is not always midnight.
  if (isEnd || minutes === 0) return date.toZonedDateTime({ timeZone }).epochMilliseconds;
  const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60);
  return date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds;
}

/**
 * The spans of each day: the queue needs the same days repeatedly, and time zone arithmetic is
 * slow.
 */
const workedOut = new WeakMap<OpeningHours, Map<number, readonly Span[]>>();

/** The opening spans of a day, counted from 1 January 1970. */
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
 * The opening spans from before an instant on. They never overlap, even if a clock is set back
 * within one.
 */
function* spansFrom(hours: OpeningHours, at: Date): Generator<Span> {
  if (hours.week.every((periods) => periods.length === 0)) return;
  // In every time zone this is at least a day earlier.
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
 * The instant at which `milliseconds` of opening time have passed since `from`.
 * @param milliseconds More than 0.
 * @returns `null` if support is never open.
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

/** The opening time between two instants, milliseconds. */
export function openTimeBetween(hours: OpeningHours, from: Date, to: Date): number {
  let open = 0;
  for (const span of spansFrom(hours, from)) {
    if (span.from >= to.getTime()) break;
    open += Math.max(0, Math.min(span.to, to.getTime()) - Math.max(span.from, from.getTime()));
  }
  return open;
}

/**
 * The state of support and its next change; `until` is `null` if support stays open for a week or
 * longer.
 */
export type Office = { isOpen: true; until: Date | null } | { isOpen: false; opensAt: Date };

/** @returns `null` if support is never open. */
export function officeAt(hours: OpeningHours, at: Date): Office | null {
  const now = at.getTime();
  let until: number | null = null;
  for (const { from, to } of spansFrom(hours, at)) {
    if (to <= now) continue;
    if (until === null && from > now) return { isOpen: false, opensAt: new Date(from) };
    // Adjacent periods are one: a period that ends at midnight may continue on the next day.
    if (until !== null && from > until) break;
    if (to - now > weekdays * dayMinutes * minute) return { isOpen: true, until: null };
    until = to;
  }
  return until === null ? null : { isOpen: true, until: new Date(until) };
}
