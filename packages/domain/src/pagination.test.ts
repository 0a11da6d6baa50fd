import { expect, test } from 'vitest';
import { messages } from './messages/catalogue.ts';
import { staffActsAtOnce, totalPages } from './pagination.ts';

test.each([
  [0, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [60, 25, 3],
])('%d rows of %d a page are %d pages', (totalCount, pageSize, pages) => {
  expect(totalPages(totalCount, pageSize)).toBe(pages);
});

test('the log of what support did says how many acts it has', () => {
  expect(messages['staffActs.text']).toContain(`The newest ${staffActsAtOnce} `);
});
