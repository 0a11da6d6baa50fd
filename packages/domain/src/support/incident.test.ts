import { expect, test } from 'vitest';
import { isIncidentLink, isUnderWay } from './incident.ts';

test.each(['', '/', '/help/failed-purchase', '/help?search=gas'])('accepts the path “%s”', (link) => {
  expect(isIncidentLink(link)).toBe(true);
});

test.each(['https://evil.example', '//evil.example', 'help', '/\\evil.example', `/${'x'.repeat(200)}`])(
  'rejects “%s”',
  (link) => {
    expect(isIncidentLink(link)).toBe(false);
  },
);

test.each([
  ['2026-11-22T09:59:59.999Z', false],
  ['2026-11-22T10:00:00.000Z', true],
  ['2026-11-22T10:59:59.999Z', true],
  ['2026-11-22T11:00:00.000Z', false],
])('from 10 to 11 it is shown at %s: %s', (now, isShown) => {
  const span = { from: '2026-11-22T10:00:00.000Z', until: '2026-11-22T11:00:00.000Z' };
  expect(isUnderWay(span, new Date(now))).toBe(isShown);
});

test('an incident without an end is shown until it is ended', () => {
  const span = { from: '2026-11-22T10:00:00.000Z', until: null };
  expect(isUnderWay(span, new Date('2027-01-01'))).toBe(true);
});
