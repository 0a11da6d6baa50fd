import { expect, test } from 'vitest';
import { utcDate, utcTime } from './dates.ts';

test('formats the date and time of a list row separately, in UTC', () => {
  const instant = new Date('2026-11-21T23:05:09.999+02:00');
  expect(utcDate(instant)).toBe('2026-11-21');
  expect(utcTime(instant)).toBe('21:05:09');
});
