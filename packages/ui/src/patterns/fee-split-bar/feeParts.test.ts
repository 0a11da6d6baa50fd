import { levels } from '@upline/domain';
import { expect, test } from 'vitest';
import { feeParts } from './feeParts.ts';

test.each(levels)('sums the parts of level $position to its fee', ({ kind, fee }) => {
  const sum = feeParts(kind, fee).reduce((total, part) => total + part.amount, 0n);
  expect(sum).toBe(fee);
});
