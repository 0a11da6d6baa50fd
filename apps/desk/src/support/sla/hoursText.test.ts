import { expect, test } from 'vitest';
import { holidaysIn, periodsIn, periodsText, targetIn, targetText } from './hoursText.ts';

const office = [
  { from: 540, to: 780 },
  { from: 840, to: 1080 },
];

test.each([
  ['09:00–13:00, 14:00–18:00', office],
  ['9-13,14 - 18:00', office],
  ['', []],
  ['00:00–24:00', [{ from: 0, to: 1440 }]],
  ['9', null],
  ['9–25', null],
  ['9:75–10', null],
  ['14–18, 9–13', null],
  ['13–9', null],
  ['1–2, 3–4, 5–6, 7–8, 9–10', null],
])('parses the periods “%s” as %o', (text, periods) => {
  expect(periodsIn(text)).toEqual(periods);
});

test('parses formatted periods back', () => {
  expect(periodsText(office)).toBe('09:00–13:00, 14:00–18:00');
  expect(periodsIn(periodsText(office))).toEqual(office);
});

test.each([
  ['30 min', 30],
  ['4 h', 240],
  ['1h 30m', 90],
  ['90', null],
  ['', null],
  ['0 h', null],
  ['9999 h', null],
])('parses the target “%s” as %s minutes', (text, minutes) => {
  expect(targetIn(text)).toBe(minutes);
});

test.each([
  [30, '30 min'],
  [240, '4 h'],
  [90, '1 h 30 min'],
])('formats %i minutes as %s', (minutes, text) => {
  expect(targetText(minutes)).toBe(text);
  expect(targetIn(text)).toBe(minutes);
});

test.each([
  ['2026-12-25, 2026-12-24\n2026-12-25', ['2026-12-24', '2026-12-25']],
  ['', []],
  ['2026-02-30', null],
  ['Christmas', null],
])('parses the holidays “%s” as %o', (text, days) => {
  expect(holidaysIn(text)).toEqual(days);
});
