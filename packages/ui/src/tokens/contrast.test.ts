import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

test('contrast is what WCAG says it is', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
  expect(contrast('#FFFFFF', '#767676')).toBeCloseTo(4.54, 2);
  expect(contrast('#2453E6', '#2453E6')).toBe(1);
  expect(() => contrast('red', '#FFFFFF')).toThrow(RangeError);
});

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_mode, { color }) => {
  test.each(contrastPairs(color))('$name has at least $atLeast', ({ ink, ground, atLeast }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(atLeast);
  });
});

test('both modes name the same pairs', () => {
  const names = ({ color }: typeof light) => contrastPairs(color).map((pair) => pair.name);
  expect(names(dark)).toEqual(names(light));
  expect(names(light).length).toBeGreaterThan(77);
});
