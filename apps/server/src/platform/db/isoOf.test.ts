import { expect, test } from 'vitest';
import { isoOf } from './isoOf.ts';

test.each([
  ['2026-01-01T00:16:14+00:00', '2026-01-01T00:16:14.000Z'],
  ['2026-01-01T00:16:14.5+00:00', '2026-01-01T00:16:14.500Z'],
  ['2026-01-01T00:16:14.123456+00:00', '2026-01-01T00:16:14.123Z'],
  ['2026-01-01T00:16:14.007+02:00', '2025-12-31T22:16:14.007Z'],
])('writes %s as %s, like a date does', (text, expected) => {
  expect(isoOf(text)).toBe(expected);
  expect(isoOf(text)).toBe(new Date(text).toISOString());
});
