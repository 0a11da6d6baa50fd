import { expect, test } from 'vitest';
import { parts, usualParts } from './parts.ts';

test('a short run repeats nothing on PostgreSQL, and a full one has every part', () => {
  const repeated = parts.filter((part) => !usualParts(false).includes(part)).map(({ name }) => name);
  expect(repeated).toEqual(['postgres']);
  expect(usualParts(true)).toEqual(parts);
});
