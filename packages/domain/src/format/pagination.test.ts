import { expect, test } from 'vitest';
import { totalPages } from './pagination.ts';

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [60, 25, 3],
])('%d rows of %d a page are %d pages', (totalCount, pageSize, pages) => {
  expect(totalPages(totalCount, pageSize)).toBe(pages);
});
