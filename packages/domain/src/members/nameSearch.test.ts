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
])('the key of %j is %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

test('has one key from each word of a name to its end', () => {
  expect(nameKeys('Ana María Novák')).toEqual(['ana maria novak', 'maria novak', 'novak']);
  expect(nameKeys('Bo Bo')).toEqual(['bo bo', 'bo']);
  expect(nameKeys('')).toEqual([]);
});

test('has no keys for a name that is hidden from others', () => {
  expect(nameKeys('Upline Support')).toEqual([]);
});
