import { expect, test } from 'vitest';
import { chosenParts, parts } from './parts.ts';

test('a short run repeats nothing on PostgreSQL, unless it is named, and a full one has every part', () => {
  const leftOut = parts.filter((part) => !chosenParts(false).includes(part));
  expect(leftOut.map(({ name }) => name)).toEqual(['postgres']);
  expect(chosenParts(true)).toEqual(parts);
  const named = ['postgres', 'unit'];
  expect(chosenParts(false, named).map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  expect(chosenParts(false, named)).toHaveLength(2);
});
