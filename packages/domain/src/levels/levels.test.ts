import { expect, test } from 'vitest';
import {
  byPosition,
  globalLevels,
  highestPosition,
  isPosition,
  lastPosition,
  levels,
  nextPosition,
  poolTypeAt,
  raceLevels,
} from './levels.ts';

test('the nine fees match the specification, in dollars', () => {
  expect(levels.map(({ fee }) => fee / 1_000_000n)).toEqual([
    50n,
    100n,
    150n,
    200n,
    250n,
    300n,
    500n,
    1000n,
    1500n,
  ]);
});

test('positions count from 1', () => {
  expect(levels.map(({ position }) => position)).toEqual(levels.map((_, index) => index + 1));
  expect(lastPosition).toBe(levels.length);
});

test('every third level is a global pool, as in the registry', () => {
  for (const { position, kind } of levels) expect(kind).toBe(position % 3 === 0 ? 'global' : 'race');
});

test('maps each level to its position', () => {
  expect(byPosition(({ fee }) => fee)[3]).toBe(150_000_000n);
});

test('six levels are race pools and three are global', () => {
  expect(raceLevels.map(({ position }) => position)).toEqual([1, 2, 4, 5, 7, 8]);
  expect(globalLevels.map(({ position }) => position)).toEqual([3, 6, 9]);
});

test("maps a pool's kind to its name on the wire", () => {
  expect(poolTypeAt(1)).toBe('CapistaPool');
  expect(poolTypeAt(9)).toBe('OpenPool');
});

test.each([
  [[], 0, 1],
  [[1], 1, 2],
  [[1, 2, 3], 3, 4],
  [[2, 1], 2, 3],
  [levels.map(({ position }) => position), lastPosition, null],
] as const)('with %j activated the highest is %s and the next is %s', (activated, highest, next) => {
  expect(highestPosition(activated)).toBe(highest);
  expect(nextPosition(activated)).toBe(next);
});

test.each([0, levels.length + 1, 1.5, '1', null, undefined])('%j is not a position', (value) => {
  expect(isPosition(value)).toBe(false);
});
