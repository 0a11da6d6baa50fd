import { arePeriods, dayMinutes, longestTarget, maximumPeriods, type OpenPeriod } from '@upline/domain';

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Formats a day's periods. @example '09:00–13:00, 14:00–18:00' */
export function periodsText(periods: readonly OpenPeriod[]): string {
  return periods.map(({ from, to }) => `${clock(from)}–${clock(to)}`).join(', ');
}

function minutesIn(hours = '', minutes = '0'): number | null {
  const [hour, minute] = [Number(hours), Number(minutes)];
  return minute < 60 && hour * 60 + minute <= dayMinutes ? hour * 60 + minute : null;
}

/** Parses a day's periods, empty for a blank text; `null` if invalid. */
export function periodsIn(text: string): OpenPeriod[] | null {
  if (text.trim() === '') return [];
  const periods = text.split(',').map((part) => {
    const [, h1, m1, h2, m2] =
      /^\s*(\d{1,2})(?::(\d{2}))?\s*[-–]\s*(\d{1,2})(?::(\d{2}))?\s*$/.exec(part) ?? [];
    if (h1 === undefined) return null;
    const [from, to] = [minutesIn(h1, m1), minutesIn(h2, m2)];
    return from === null || to === null ? null : { from, to };
  });
  const whole = periods.filter((period) => period !== null);
  const isRight = whole.length === periods.length && whole.length <= maximumPeriods && arePeriods(whole);
  return isRight ? whole : null;
}

/** Formats a target. @param minutes Minutes of opening time. @example '1 h 30 min' */
export function targetText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 ? [`${rest} min`] : [])].join(' ');
}

/** Parses a target in minutes; `null` if invalid. */
export function targetIn(text: string): number | null {
  const [, hours = '0', minutes = '0'] =
    /^\s*(?:(\d{1,4})\s*h)?\s*(?:(\d{1,5})\s*m(?:in)?)?\s*$/i.exec(text) ?? [];
  const target = Number(hours) * 60 + Number(minutes);
  return target > 0 && target <= longestTarget ? target : null;
}

/** Parses days separated by commas or spaces; `null` if any is invalid. */
export function holidaysIn(text: string): string[] | null {
  const days = text.split(/[\s,]+/).filter((part) => part !== '');
  const isDay = (day: string) => {
    const at = new Date(`${day}T00:00:00Z`);
    return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
  };
  return days.every(isDay) ? [...new Set(days)].toSorted() : null;
}
