import { expect, test } from 'vitest';
import { formatTokenCount } from './tokenCount.ts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1k'],
  [1099, '1k'],
  [1250, '1.2k'],
  [1999, '1.9k'],
  [12_345, '12.3k'],
])('%d tokens are shown as %s', (count, shown) => {
  expect(formatTokenCount(count)).toBe(shown);
});
