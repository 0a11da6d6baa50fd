import { afterEach, describe, expect, test, vi } from 'vitest';
import { localDay, localDayStart } from './localDay.ts';

afterEach(() => vi.unstubAllEnvs());

describe.each([
  ['UTC', '2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-11-20T18:30:00.000Z', '2026-11-21T18:30:00.000Z'],
  ['America/Los_Angeles', '2026-11-21T08:00:00.000Z', '2026-11-22T08:00:00.000Z'],
])('in %s', (zone, begins, ends) => {
  test('a day begins and ends at midnight of the reader’s time zone', () => {
    vi.stubEnv('TZ', zone);
    expect(localDayStart('2026-11-21')?.toISOString()).toBe(begins);
    expect(localDayStart('2026-11-21', 1)?.toISOString()).toBe(ends);
    expect(localDay(new Date(begins))).toBe('2026-11-21');
    expect(localDay(new Date(new Date(begins).getTime() - 1))).toBe('2026-11-20');
  });
});

test('counts a day of 25 hours as one day', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(localDayStart('2026-10-25')?.toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(localDayStart('2026-10-25', 1)?.toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test.each(['', '2026-02-30', '2026-13-01', '21.11.2026', '2026-11-21T00:00', '0000-00-00'])(
  '%j is no day',
  (text) => expect(localDayStart(text)).toBeNull(),
);
