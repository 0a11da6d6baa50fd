import { levels } from '@upline/domain';
import { expect, test } from 'vitest';
import { feeParts } from './feeParts.ts';

test.each(levels)('the parts shown for level $position sum to what it costs', ({ kind, fee }) => {
  const sum = feeParts(kind, fee).reduce((total, part) => total + part.amount, 0n);
  expect(sum).toBe(fee);
});
