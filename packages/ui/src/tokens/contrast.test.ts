import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { contrastPairs } from './contrastPairs.ts';
import { dark } from './dark.ts';
import { flatten } from './flatten.ts';
import { light } from './light.ts';
import { staticTokens } from './staticTokens.ts';
import type { ModeTokens } from './tokenType.ts';

test('computes contrast as WCAG defines it', () => {
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

/** Decorative colours without a contrast requirement: separators and the scrim. */
const decorative = ['border.default', 'bg.scrim'];

/** Replaces each colour by its own name, to find the colours that a pair uses. */
function named<Tree extends object>(tree: Tree, path: string[] = []): Tree {
  const entries = Object.entries(tree).map(([key, value]) => {
    const place = [...path, key];
    return [key, typeof value === 'string' ? place.join('.') : named(value, place)];
  });
  return Object.fromEntries(entries);
}

function uncovered(color: ModeTokens['color']): string[] {
  const covered = new Set(contrastPairs(named(color)).flatMap(({ ink, ground }) => [ink, ground]));
  return flatten(color)
    .map(([name]) => name)
    .filter((name) => !covered.has(name) && !decorative.includes(name));
}

test.each([
  ['light', light],
  ['dark', dark],
])('uses every colour of %s in a contrast pair', (_mode, { color }) => {
  expect(uncovered(color)).toEqual([]);
});

test('finds a colour without a contrast pair', () => {
  const color = { ...light.color, text: { ...light.color.text, faint: '#CCCCCC' } };
  expect(uncovered(color)).toEqual(['text.faint']);
});

test('gives QR codes the highest contrast', () => {
  expect(contrast(staticTokens.scan.ink, staticTokens.scan.ground)).toBe(21);
});

test('has the same pairs in both modes', () => {
  const names = ({ color }: typeof light) => contrastPairs(color).map((pair) => pair.name);
  expect(names(dark)).toEqual(names(light));
  expect(names(light).length).toBeGreaterThan(77);
});
