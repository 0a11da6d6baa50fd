import { expect, test } from 'vitest';
import { globalLevelOf, pageIn, queryOf, searchIn, treeLevelOf } from './question.ts';

const query = (text: string) => new URLSearchParams(text);

test.each([
  ['', 1],
  ['page=1', 1],
  ['page=12', 12],
  ['page=0', 1],
  ['page=-3', 1],
  ['page=1.5', 1],
  ['page=two', 1],
  ['page=99999999', 1],
])('?%s requests page %d', (text, page) => {
  expect(pageIn(query(text))).toBe(page);
});

test('trims a search and limits its length', () => {
  expect(searchIn(query(''))).toBe('');
  expect(searchIn(query('search=%200xab%20'))).toBe('0xab');
  expect(searchIn(query(`search=${'a'.repeat(500)}`))).toHaveLength(100);
});

test.each([
  ['3', 3],
  ['9', 9],
  ['4', null],
  ['03', null],
  ['', null],
  [undefined, null],
])('%s selects the global level %s', (text, level) => {
  expect(globalLevelOf(text)).toBe(level);
});

test.each([
  ['5', 5],
  ['7', 1],
  ['nonsense', 1],
  [null, 1],
])('%s selects the tree of level %d', (text, level) => {
  expect(treeLevelOf(text)).toBe(level);
});

test('an address lists only differences from the default list', () => {
  expect(queryOf({ search: '', page: 1 })).toBe('');
  expect(queryOf({ search: '0xAb c', page: 2, position: 6 })).toBe('search=0xAb+c&page=2&position=6');
});
