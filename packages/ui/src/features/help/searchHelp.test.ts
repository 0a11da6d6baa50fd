import { expect, test } from 'vitest';
import { articleOf, searchHelp, suggestHelp } from './searchHelp.ts';

const firstFor = (words: string) => searchHelp(words)[0]?.slug;

test.each([
  ['claim', 'claim-income'],
  ['why did I lose my bonus', 'lost-income'],
  ['reverted', 'failed-purchase'],
  ['seed phrase', 'keep-your-wallet-safe'],
  ['pasword', 'sign-in'],
  ['change my sponsor', 'register-and-sponsor'],
  ['MATIC', 'wallet-network-and-gas'],
  ['privacy', 'who-sees-what'],
])('“%s” finds %s first', (words, slug) => {
  expect(firstFor(words)).toBe(slug);
});

test('finds all articles for an empty search, and none for nonsense', () => {
  expect(searchHelp(' ').length).toBeGreaterThanOrEqual(12);
  expect(searchHelp('qqqqqqqqqq')).toEqual([]);
});

test('suggests three articles for a ticket, and none for too little text', () => {
  expect(suggestHelp({ subject: 'My', transaction: '' })).toEqual([]);
  const slugs = suggestHelp({ subject: 'My purchase failed', transaction: '' }).map(({ slug }) => slug);
  expect(slugs).toHaveLength(3);
  expect(slugs[0]).toBe('failed-purchase');
  const picked = suggestHelp({ subject: '', transaction: 'lost income' });
  expect(picked[0]?.slug).toBe('lost-income');
});

test('finds an article by its slug', () => {
  expect(articleOf('sign-in')?.title).toBe('Sign in with your wallet');
  expect(articleOf('nothing')).toBeUndefined();
});
