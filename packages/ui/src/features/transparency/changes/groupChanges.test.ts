import { expect, test } from 'vitest';
import type { AdminChange } from '../../../ports/poolProofs.ts';
import { levelRanges } from '../section/levelRanges.ts';
import { groupChanges } from './groupChanges.ts';

const started = (position: AdminChange['position'], at: string): AdminChange => ({
  position,
  contract: `0x${position}`,
  event: 'Started',
  details: {},
  transaction: `0x${position}${at}`,
  logIndex: 0,
  block: 1n,
  at,
});

const shown = (changes: readonly AdminChange[]) =>
  groupChanges(changes).map((group) => group.map(({ position }) => position));

test('groups the same action on several contracts, in the order of levels', () => {
  const other = { ...started(2, '2026-10-01T10:01:30Z'), details: { until: '7' } };
  const changes = [started(3, '2026-10-01T10:02:00Z'), other, started(1, '2026-10-01T10:01:00Z')];
  expect(shown(changes)).toEqual([[1, 3], [2]]);
});

test('keeps a repeated action, or one on another day, separate', () => {
  const changes = [
    started(1, '2026-10-02T10:00:00Z'),
    started(1, '2026-10-01T10:01:00Z'),
    started(1, '2026-10-01T10:00:00Z'),
  ];
  expect(shown(changes)).toEqual([[1], [1], [1]]);
});

test('writes consecutive levels as a range', () => {
  expect(levelRanges([1, 2, 3, 4, 5, 6, 7, 8, 9])).toBe('1–9');
  expect(levelRanges([1, 2, 4, 6, 7, 8])).toBe('1, 2, 4, 6–8');
});
