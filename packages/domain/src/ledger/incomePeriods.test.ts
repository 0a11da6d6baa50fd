import { afterEach, expect, test, vi } from 'vitest';
import { type Income, incomePeriods, lastDays, withLine } from './incomePeriods.ts';
import type { LedgerKind } from './ledger.ts';

afterEach(() => vi.unstubAllEnvs());

function daysOf(lines: readonly [at: string, kind: LedgerKind, amount: bigint][]) {
  const days = new Map<string, Income>();
  for (const [at, kind, amount] of lines) withLine(days, { at, kind, amount, position: 2 });
  return days;
}

const none = { referral: 0n, level: 0n, global: 0n, lost: 0n };

test('sums each income by day, lost income separately, and fills empty days with zeros', () => {
  const days = daysOf([
    ['2026-11-20T10:00:00.000Z', 'referral', 10n],
    ['2026-11-20T11:00:00.000Z', 'referral', 5n],
    ['2026-11-20T12:00:00.000Z', 'lost', 7n],
    ['2026-11-22T00:00:00.000Z', 'global', 1n],
  ]);
  expect(incomePeriods(days)).toEqual({
    unit: 'day',
    periods: [
      { start: '2026-11-20', sums: { ...none, referral: 15n, lost: 7n }, lostAt: [2] },
      { start: '2026-11-21', sums: none, lostAt: [] },
      { start: '2026-11-22', sums: { ...none, global: 1n }, lostAt: [] },
    ],
  });
});

test('payments and claims are not income', () => {
  const days = daysOf([
    ['2026-11-20T10:00:00.000Z', 'participation', 50n],
    ['2026-11-20T10:00:00.000Z', 'claim', 50n],
  ]);
  expect(incomePeriods(days).periods).toEqual([]);
});

test('assigns a row to the day in the reader’s time zone', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata');
  expect([...daysOf([['2026-11-20T19:00:00.000Z', 'level', 5n]]).keys()]).toEqual(['2026-11-21']);
});

test.each([
  ['2026-11-01', '2026-11-01', 'day', 1],
  ['2026-10-01', '2026-11-14', 'day', 45],
  ['2026-10-01', '2026-11-15', 'week', 7],
  ['2026-01-05', '2026-10-11', 'week', 40],
  ['2026-01-05', '2026-10-12', 'month', 10],
  ['2024-12-31', '2026-02-01', 'month', 15],
])('from %s to %s uses the unit %s, %i periods', (first, last, unit, count) => {
  const days = daysOf([
    [`${first}T12:00:00.000Z`, 'level', 1n],
    [`${last}T12:00:00.000Z`, 'level', 2n],
  ]);
  const told = incomePeriods(days);
  expect([told.unit, told.periods.length]).toEqual([unit, count]);
  expect(told.periods.reduce((sum, { sums }) => sum + sums.level, 0n)).toBe(3n);
  expect(told.periods.at(-1)?.sums.level).toBe(count === 1 ? 3n : 2n);
});

test('weeks begin on Monday and months on the first', () => {
  const weekly = daysOf([
    ['2026-09-02T12:00:00.000Z', 'level', 1n],
    ['2026-11-01T12:00:00.000Z', 'level', 1n],
  ]);
  expect(
    incomePeriods(weekly)
      .periods.map(({ start }) => start)
      .slice(0, 2),
  ).toEqual(['2026-08-31', '2026-09-07']);
  const monthly = daysOf([
    ['2025-11-30T12:00:00.000Z', 'level', 1n],
    ['2026-11-30T12:00:00.000Z', 'level', 1n],
  ]);
  expect(
    incomePeriods(monthly)
      .periods.slice(0, 4)
      .map(({ start }) => start),
  ).toEqual(['2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01']);
});

test('includes each of the last days, with or without income', () => {
  const days = daysOf([
    ['2026-10-31T12:00:00.000Z', 'level', 1n],
    ['2026-11-02T12:00:00.000Z', 'lost', 2n],
    ['2026-11-04T12:00:00.000Z', 'level', 4n],
  ]);
  const { unit, periods } = lastDays(days, 3, '2026-11-03');
  expect(unit).toBe('day');
  expect(periods.map(({ start, sums }) => [start, sums.level, sums.lost])).toEqual([
    ['2026-11-01', 0n, 0n],
    ['2026-11-02', 0n, 2n],
    ['2026-11-03', 0n, 0n],
  ]);
});

test('lists the levels with lost income once, in order', () => {
  const days = new Map<string, Income>();
  const at = '2026-11-20T12:00:00.000Z';
  for (const position of [5, 2, 5] as const) withLine(days, { kind: 'lost', at, amount: 1n, position });
  withLine(days, { kind: 'level', at, amount: 1n, position: 1 });
  expect(incomePeriods(days).periods).toEqual([
    { start: '2026-11-20', sums: { ...none, level: 1n, lost: 3n }, lostAt: [2, 5] },
  ]);
});
