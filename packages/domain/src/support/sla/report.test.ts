import { expect, test } from 'vitest';
import { type ReportFacts, reportOf } from './report.ts';

const period = { from: '2026-11-02', to: '2026-11-03' };
const minutes = (count: number) => count * 60_000;
const on = (day: string, time = '12:00') => new Date(`2026-${day}T${time}:00Z`);

const nothing: ReportFacts = {
  opened: [],
  settled: [],
  reopened: [],
  merged: [],
  unmerged: [],
  ratings: [],
  people: [],
  backlog: 0,
};
const first = {
  kind: 'first',
  isKept: true,
  priority: 'normal',
  ticket: 7,
  tags: ['wallet'],
  cause: null,
} as const;

test('compares medians with those of the same number of days before', () => {
  const took = [10, 20, 40].map((one) => ({ ...first, at: on('11-02'), took: minutes(one) }));
  const before = [30, 50].map((one) => ({ ...first, at: on('10-31'), took: minutes(one) }));
  const other = { ...first, kind: 'next', at: on('11-02'), took: minutes(5) } as const;
  const { firstReply, nextReply, resolution } = reportOf(
    { ...nothing, settled: [...took, ...before, other] },
    period,
    'UTC',
  );
  expect(firstReply).toEqual({ now: minutes(20), before: minutes(40), count: 3 });
  expect(nextReply).toEqual({ now: minutes(5), before: null, count: 1 });
  expect(resolution).toEqual({ now: null, before: null, count: 0 });
});

test('counts opened, closed and remaining tickets by day of the time zone', () => {
  const closing = { ...first, kind: 'resolution', took: 1 } as const;
  const facts: ReportFacts = {
    ...nothing,
    backlog: 4,
    // East of Lisbon this is the 3rd.
    opened: [{ at: on('11-02', '23:30'), tags: [], cause: null }],
    settled: [
      { ...closing, at: on('11-02') },
      { ...closing, at: on('11-02') },
    ],
    reopened: [{ at: on('11-03') }],
  };
  expect(reportOf(facts, period, 'Europe/Madrid').days).toEqual([
    { day: '2026-11-02', opened: 0, closed: 2, backlog: 2 },
    { day: '2026-11-03', opened: 1, closed: 0, backlog: 4 },
  ]);
  expect(reportOf(facts, period, 'UTC').days[0]).toMatchObject({ opened: 1, backlog: 3 });
  expect(reportOf(facts, period, 'UTC').reopened).toEqual({ now: 0.5, before: null, count: 1, of: 2 });
});

test('a merge reduces the backlog from its day on and does not count as closed', () => {
  const { days, reopened } = reportOf(
    { ...nothing, backlog: 5, merged: [{ at: on('11-03') }] },
    period,
    'UTC',
  );
  expect(days).toEqual([
    { day: '2026-11-02', opened: 0, closed: 0, backlog: 5 },
    { day: '2026-11-03', opened: 0, closed: 0, backlog: 4 },
  ]);
  expect(reopened.of).toBe(0);
});

test('an unmerge increases the backlog from its day on', () => {
  const { days } = reportOf({ ...nothing, backlog: 5, unmerged: [{ at: on('11-03') }] }, period, 'UTC');
  expect(days.map(({ backlog }) => backlog)).toEqual([5, 6]);
});

test('counts kept and missed targets by priority, and skips replies without a target', () => {
  const urgent = { ...first, priority: 'urgent', at: on('11-02'), took: 1 } as const;
  const { promises } = reportOf(
    {
      ...nothing,
      settled: [
        urgent,
        { ...urgent, isKept: false, ticket: 9 },
        { ...urgent, kind: 'next', isKept: false, ticket: 9 },
        { ...urgent, isKept: null },
        { ...urgent, kind: 'resolution', isKept: false, ticket: 3 },
      ],
    },
    period,
    'UTC',
  );
  expect(promises[0]).toEqual({ priority: 'urgent', kept: 1, missed: 2, tickets: [9] });
  expect(promises.map(({ priority }) => priority)).toEqual(['urgent', 'high', 'normal', 'low']);
});

test('groups tickets by tag, most frequent first, with their results', () => {
  const { reasons } = reportOf(
    {
      ...nothing,
      opened: [[], ['wallet'], ['wallet', 'level-4']].map((tags) => ({ at: on('11-02'), tags, cause: null })),
      settled: [{ ...first, at: on('11-02'), took: 3 }],
      ratings: [{ at: on('11-03'), tags: ['wallet'], cause: null, isGood: false, staff: null }],
    },
    period,
    'UTC',
  );
  expect(reasons.map(({ tag, tickets }) => [tag, tickets])).toEqual([
    ['wallet', 2],
    ['', 1],
    ['level-4', 1],
  ]);
  expect(reasons[0]).toMatchObject({ firstReply: 3, kept: 1, missed: 0, good: 0, rated: 1 });
});

test('groups tickets by the transaction’s status, each error separately', () => {
  const refused = { kind: 'reverted', name: 'AlreadyInvested' } as const;
  const short = { kind: 'reverted', name: 'NotEnoughAllowanceOrBalance' } as const;
  const { causes } = reportOf(
    {
      ...nothing,
      opened: [short, null, short, refused].map((cause) => ({ at: on('11-02'), tags: [], cause })),
      settled: [{ ...first, cause: short, at: on('11-02'), took: 3 }],
    },
    period,
    'UTC',
  );
  expect(causes.map(({ cause, tickets }) => [cause, tickets])).toEqual([
    [short, 2],
    [refused, 1],
    [null, 1],
  ]);
  expect(causes[0]).toMatchObject({ firstReply: 3, kept: 1, missed: 0 });
});

test('shows a person’s share of good ratings from twenty ratings on', () => {
  const rate = (staff: string, count: number) =>
    Array.from({ length: count }, (_, index) => ({
      at: on('11-02'),
      tags: [],
      cause: null,
      isGood: index > 0,
      staff,
    }));
  const people = ['many', 'few'].map((staff) => ({ staff, replies: 3, closed: 1 }));
  const report = reportOf(
    { ...nothing, people, ratings: [...rate('many', 20), ...rate('few', 19)] },
    period,
    'UTC',
  );
  expect(report.people.map(({ good }) => good)).toEqual([0.95, null]);
});
