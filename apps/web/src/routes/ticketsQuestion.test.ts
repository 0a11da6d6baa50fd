import { ticketAboutPath } from '@upline/domain';
import { expect, test } from 'vitest';
import { statusesIn, transactionIn } from './ticketsQuestion.ts';

test.each([
  ['', []],
  ['status=open', ['open']],
  ['status=closed&status=open&status=open', ['open', 'closed']],
  ['status=lost&status=', []],
])('%j filters by %j', (query, statuses) => {
  expect(statusesIn(new URLSearchParams(query))).toEqual(statuses);
});

test('reads a transaction only from a link with a valid hash', () => {
  const hash = `0x${'c7'.repeat(32)}`;
  const [, query] = ticketAboutPath(hash).split('?');
  expect(transactionIn(new URLSearchParams(query))).toBe(hash);
  expect(transactionIn(new URLSearchParams({ transaction: '0x12' }))).toBeNull();
  expect(transactionIn(new URLSearchParams())).toBeNull();
});
