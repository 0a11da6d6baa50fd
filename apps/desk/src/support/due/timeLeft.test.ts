import { expect, test } from 'vitest';
import { type DueGroup, dueGroupOf } from './timeLeft.ts';

const now = new Date(2026, 10, 23, 12, 0);
const at = (day: number, hour: number, minute = 0) => new Date(2026, 10, day, hour, minute).toISOString();

test.each<[string | null, DueGroup]>([
  [at(23, 11, 59), 'breached'],
  [at(23, 12), 'breached'],
  [at(23, 12, 1), 'soon'],
  [at(23, 13), 'soon'],
  [at(23, 13, 1), 'today'],
  [at(23, 23, 59), 'today'],
  [at(24, 0), 'waiting'],
  [null, 'waiting'],
])('groups due time %s as %s at noon', (due, group) => {
  expect(dueGroupOf(due, now)).toBe(group);
});

test('groups a due time within the hour as soon, even after midnight', () => {
  expect(dueGroupOf(at(24, 0, 10), new Date(2026, 10, 23, 23, 50))).toBe('soon');
});
