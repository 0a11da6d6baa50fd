import { expect, test } from 'vitest';
import { isPeriod, reportQuestionIn } from './reportQuery.ts';

const now = new Date('2026-11-23T12:00Z');
const last30 = { from: '2026-10-25', to: '2026-11-23' };

test.each([
  ['', last30],
  ['from=2026-11-01&to=2026-11-02', { from: '2026-11-01', to: '2026-11-02' }],
  ['from=2026-11-02&to=2026-11-01', last30],
  ['from=2026-01-01&to=2026-11-01', last30],
  ['from=today&to=2026-11-01', last30],
])('reads the address “%s” as %o', (address, question) => {
  expect(reportQuestionIn(new URLSearchParams(address), now)).toEqual(question);
});

test('accepts periods of 1 to 92 days', () => {
  expect(isPeriod({ from: '2026-11-01', to: '2026-11-01' })).toBe(true);
  expect(isPeriod({ from: '2026-08-01', to: '2026-10-31' })).toBe(true);
  expect(isPeriod({ from: '2026-08-01', to: '2026-11-01' })).toBe(false);
});
