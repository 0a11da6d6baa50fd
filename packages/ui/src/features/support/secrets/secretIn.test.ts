import { beginningOfPhrase, longestRun } from '@upline/domain';
import { describe, expect, test } from 'vitest';
import { loadWords, secretIn } from './secretIn.ts';

const words = await loadWords();
const none = { words, transactions: new Set<string>() };

test('uses the English word list of BIP-39', () => {
  expect(words.size).toBe(2048);
});

// BIP-39 test phrases of every valid length, the last of each with an invalid checksum.
test.each([
  'abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon abandon about',
  'letter advice cage absurd amount doctor acoustic avoid letter advice cage absurd amount doctor acoustic avoid letter always',
  'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo vote',
  'zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo zoo',
  '1) LEGAL\n2) WINNER\n3) THANK\n4) YEAR\n5) WAVE\n6) SAUSAGE\n7) WORTH\n8) USEFUL\n9) LEGAL\n10) WINNER\n11) THANK\n12) ZERO',
])('finds a recovery phrase: %s', (phrase) => {
  expect(secretIn(phrase, none)).toBe('phrase');
});

describe('ignores ordinary sentences and the beginning of a phrase', () => {
  test.each([
    'My bonus for level 3 has not come. I bought it yesterday and this morning there was still nothing. What can I do?',
    'Hello, when will you start the next pool? I would like to know what you think about that, because my friend says that it will only open when all the others are full.',
    'I sent money from my wallet to the pool but the page just says Processing. I tried again twice. Please help me, I am very worried that it is lost.',
    'You said that you will check it today. Have you done that? I have to wait until next week, then I must decide if I can stay.',
    'Please change my name: it should be Grace Hopper and not Grace Hoper. Thank you very much for your time and kind help!',
    'Can you please tell me more about how this will work? When I buy level 4, who gets the upline share, and who gets the rest of the fee?',
    'Good day. Sorry for my bad English. Today I open page, I see error, I push button again, nothing happen. What must I do now? Thank you.',
    'Error: execution reverted: NotEnoughBonus, then Transaction failed. Try again. Account list, order number 17, total 50 dollar.',
  ])('%s', (prose) => {
    expect(secretIn(prose, none)).toBeNull();
    expect(longestRun(prose, words)).toBeLessThan(beginningOfPhrase);
  });
});

test('treats 64 hex digits as a key unless they are a known transaction', () => {
  const hash = `0x${'c7'.repeat(32)}`;
  expect(secretIn(`See ${hash}`, none)).toBe('key');
  expect(secretIn(`See ${hash.toUpperCase()}`, { words, transactions: new Set([hash]) })).toBeNull();
  expect(secretIn(`See ${hash} and ${'5e'.repeat(32)}`, { words, transactions: new Set([hash]) })).toBe(
    'key',
  );
});
