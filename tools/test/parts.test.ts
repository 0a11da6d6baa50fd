import { expect, test } from 'vitest';
import { chosenParts, parts } from './parts.ts';

test('a short run omits PostgreSQL and the days unless they are requested; a full run has every part', () => {
  const leftOut = parts.filter((part) => !chosenParts(false).includes(part));
  expect(leftOut.map(({ name }) => name)).toEqual(['postgres', 'days']);
  expect(chosenParts(true)).toEqual(parts);
  const named = ['postgres', 'unit'];
  expect(chosenParts(false, named).map(({ name }) => name)).toEqual(expect.arrayContaining(named));
  expect(chosenParts(false, named)).toHaveLength(2);
});
