import { expect, test } from 'vitest';
import { chosenParts, parts } from './parts.ts';

test('a short run leaves out PostgreSQL and the days, unless they are named, and a full one has every part', () => {
  const leftOut = parts.filter((part) => !chosenParts(false).includes(part));
  expect(leftOut.map(({ name }) => name)).toEqual(['postgres', 'days']);
  expect(chosenParts(true)).toEqual(parts);
  const named = ['postgres', 'unit'];
  expect(chosenParts(false, named).map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  expect(chosenParts(false, named)).toHaveLength(2);
});
