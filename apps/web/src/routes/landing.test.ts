import { turnedBack } from '@upline/app-kit/question';
import { expect, test } from 'vitest';
import { beginsAtTop, type Place } from './landing.ts';

const at = (address: string, state: unknown = null): Place => {
  const { pathname, search } = new URL(address, 'https://app.test');
  return { key: address, pathname, search, state };
};

const list = at('/dashboard/ledger?kind=lost&page=2');

test.each<[string, boolean, Parameters<typeof beginsAtTop>]>([
  ['the first page of a visit', false, [null, { ...list, key: 'default' }, 'POP']],
  ['another page of the app', true, [at('/dashboard'), list, 'PUSH']],
  ['a page that takes the place of another', true, [at('/dashboard'), list, 'REPLACE']],
  ['the next page of a list', true, [list, at('/dashboard/ledger?kind=lost&page=3'), 'REPLACE']],
  ['the first page of a list', true, [list, at('/dashboard/ledger?kind=lost'), 'REPLACE']],
  ['another question', false, [list, at('/dashboard/ledger?kind=claim'), 'REPLACE']],
  ['a list that turns itself back', false, [list, at('/dashboard/ledger?kind=lost', turnedBack), 'REPLACE']],
])('%s: starts at the top: %s', (_, begins, places) => {
  expect(beginsAtTop(...places)).toBe(begins);
});
