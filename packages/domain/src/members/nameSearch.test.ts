import { expect, test } from 'vitest';
import { nameKeys, searchKey } from './nameSearch.ts';

test.each([
  ['  HENRI  Dubois ', 'henri dubois'],
  ['Samir Kovács', 'samir kovacs'],
  ['STRASSE', 'strasse'],
  ['straße', 'strasse'],
  ['Σοφός', 'σοφοσ'],
  ['İstanbul', 'istanbul'],
  ['Ⓗenri', 'henri'],
  ['Жанна', 'жанна'],
  ['Jean-Luc d’Arc', 'jean luc d arc'],
  ['🦉', '🦉'],
  ['%._', ''],
])('%j is compared as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('a member is found from each word of their name to its end', () => {
  expect(nameKeys('Ana María Novák')).toEqual(['ana maria novak', 'maria novak', 'novak']);
  expect(nameKeys('Bo Bo')).toEqual(['bo bo', 'bo']);
  expect(nameKeys('')).toEqual([]);
});

test('a name that others are not shown finds nobody', () => {
  expect(nameKeys('Upline Support')).toEqual([]);
});
