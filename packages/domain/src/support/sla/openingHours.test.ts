import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addOpenTime,
  arePeriods,
  isTimeZone,
  type OpeningHours,
  type OpenPeriod,
  officeAt,
  openTimeBetween,
} from './openingHours.ts';

const hour = 60;
const office: OpenPeriod[] = [
  { from: 9 * hour, to: 13 * hour },
  { from: 14 * hour, to: 18 * hour },
];

function weekOf(...days: OpenPeriod[][]): OpeningHours['week'] {
  return Array.from({ length: 7 }, (_, index) => days[index] ?? []);
}

const lisbon: OpeningHours = {
  timeZone: 'Europe/Lisbon',
  week: weekOf(office, office, office, office, office),
  holidays: ['2026-12-01'],
};

const at = (time: string) => new Date(`2026-${time}:00Z`);
const minutes = (count: number) => count * 60_000;

// The 23rd of November is a Monday; Lisbon keeps UTC in winter.
test.each<[string, OpeningHours, string, number, string]>([
  ['within a period', lisbon, '11-23T09:30', 60, '11-23T10:30'],
  ['up to the end of a period', lisbon, '11-23T12:00', 60, '11-23T13:00'],
  ['over the break', lisbon, '11-23T12:30', 60, '11-23T14:30'],
  ['from before opening', lisbon, '11-23T04:00', 30, '11-23T09:30'],
  ['over a night', lisbon, '11-23T17:45', 60, '11-24T09:45'],
  ['over a weekend', lisbon, '11-27T17:59', 2, '11-30T09:01'],
  ['over a holiday', lisbon, '11-30T18:00', 1, '12-02T09:01'],
  ['in summer, where the zone is an hour ahead', lisbon, '07-20T07:00', 60, '07-20T09:00'],
])('a target counts opening time %s', (_, hours, from, target, due) => {
  expect(addOpenTime(hours, at(from), minutes(target))).toEqual(at(due));
});

const allDay = [{ from: 0, to: 24 * hour }];
const always = weekOf(allDay, allDay, allDay, allDay, allDay, allDay, allDay);

test('midnight does not interrupt a period, and a day has its length on the clock', () => {
  const berlin = { timeZone: 'Europe/Berlin', week: always, holidays: [] };
  const dayOf = (from: string, to: string) => openTimeBetween(berlin, new Date(from), new Date(to));
  expect(dayOf('2026-03-29T00:00+01:00', '2026-03-30T00:00+02:00')).toBe(minutes(23 * hour));
  expect(dayOf('2026-10-25T00:00+02:00', '2026-10-26T00:00+01:00')).toBe(minutes(25 * hour));
  expect(addOpenTime(berlin, at('11-23T22:30'), minutes(60))).toEqual(at('11-23T23:30'));
});

test('a skipped hour does not count, and a repeated one counts twice', () => {
  const night = [{ from: 2 * hour, to: 3 * hour }];
  const berlin = { timeZone: 'Europe/Berlin', week: weekOf([], [], [], [], [], [], night), holidays: [] };
  expect(openTimeBetween(berlin, at('03-28T12:00'), at('03-30T12:00'))).toBe(0);
  expect(openTimeBetween(berlin, at('10-24T12:00'), at('10-26T12:00'))).toBe(minutes(2 * hour));
});

test('a period that begins in a skipped hour does not count an hour twice', () => {
  const night = [
    { from: 2 * hour, to: 2.5 * hour },
    { from: 3 * hour, to: 4 * hour },
  ];
  const berlin = { timeZone: 'Europe/Berlin', week: weekOf([], [], [], [], [], [], night), holidays: [] };
  expect(openTimeBetween(berlin, at('03-28T12:00'), at('03-30T12:00'))).toBe(minutes(hour));
});

test('a day begins when its time zone begins it', () => {
  // Beirut's clock went from midnight to one o'clock on that day.
  const beirut = { timeZone: 'Asia/Beirut', week: always, holidays: [] };
  const [from, to] = ['2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z'].map((time) => new Date(time));
  expect(openTimeBetween(beirut, from as Date, to as Date)).toBe(minutes(23 * hour));
});

test('nothing is due without hours or with holidays only', () => {
  const never = { ...lisbon, week: weekOf() };
  expect(addOpenTime(never, at('11-23T09:00'), minutes(1))).toBeNull();
  expect(openTimeBetween(never, at('11-23T09:00'), at('12-23T09:00'))).toBe(0);
  expect(officeAt(never, at('11-23T09:00'))).toBeNull();
});

test.each([
  ['12:59', { isOpen: true, until: at('11-23T13:00') }],
  ['13:00', { isOpen: false, opensAt: at('11-23T14:00') }],
  ['18:00', { isOpen: false, opensAt: at('11-24T09:00') }],
])('the state of support at %s', (time, expected) => {
  expect(officeAt(lisbon, at(`11-23T${time}`))).toEqual(expected);
});

test('has no closing time if support never closes', () => {
  const hours = { ...lisbon, week: always };
  expect(officeAt(hours, at('11-23T13:00'))).toEqual({ isOpen: true, until: null });
});

test.each([
  [[], true],
  [office, true],
  [[{ from: 0, to: 1440 }], true],
  [[{ from: 60, to: 60 }], false],
  [[{ from: 0, to: 1441 }], false],
  [office.toReversed(), false],
])('%o are periods of a day: %s', (periods, are) => {
  expect(arePeriods(periods as OpenPeriod[])).toBe(are);
});

test.each([
  ['Europe/Lisbon', true],
  ['UTC', true],
  ['Mars/Olympus', false],
  ['+02:00', false],
  ['', false],
])('%s is a time zone: %s', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

const zones = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
];

const aDay = fc
  .uniqueArray(fc.integer({ min: 0, max: 1440 }), { minLength: 0, maxLength: 8 })
  .map((times) => times.toSorted((one, other) => one - other))
  .map((times) =>
    Array.from({ length: Math.floor(times.length / 2) }, (_, index) => ({
      from: times[2 * index] as number,
      to: times[2 * index + 1] as number,
    })),
  );

const someHours = fc.record({
  timeZone: fc.constantFrom(...zones),
  week: fc.array(aDay, { minLength: 7, maxLength: 7 }),
  holidays: fc.array(fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-23', '2026-12-25'), {
    maxLength: 4,
  }),
});

const anInstant = fc.date({ min: at('01-01T00:00'), max: at('12-31T00:00'), noInvalidDate: true });
const aTarget = fc.integer({ min: 1, max: 7 * 24 * hour }).map(minutes);

test('the opening time from the start to the due time equals the target across clock changes', () => {
  fc.assert(
    fc.property(someHours, anInstant, aTarget, (hours, from, target) => {
      const due = addOpenTime(hours, from, target);
      if (hours.week.every((periods) => periods.length === 0)) return due === null;
      // A week's only open minute may be in a skipped hour.
      return due === null || openTimeBetween(hours, from, due) === target;
    }),
  );
});

test('opening times add up, and a longer target is never due earlier', () => {
  fc.assert(
    fc.property(someHours, anInstant, anInstant, anInstant, aTarget, (hours, one, other, third, target) => {
      const [a, b, c] = [one, other, third].toSorted((x, y) => x.getTime() - y.getTime()) as [
        Date,
        Date,
        Date,
      ];
      const whole = openTimeBetween(hours, a, c);
      const due = addOpenTime(hours, a, target);
      const longer = addOpenTime(hours, a, target + 1);
      return (
        openTimeBetween(hours, a, b) + openTimeBetween(hours, b, c) === whole &&
        whole <= c.getTime() - a.getTime() &&
        (due === null || longer === null || due < longer)
      );
    }),
    { numRuns: 50 },
  );
});
