import { expect, test } from 'vitest';
import { isBlank } from '../members/plainText.ts';
import { isTag } from './ticketFacts.ts';
import { canSend } from './tickets.ts';

const unseen = [
  '',
  ' \n\t',
  '\u200b\u200b',
  '\u3164',
  '\u2800',
  '\u00ad',
  '\uffa0',
  '\u202e',
  '\ufffc',
  '\u{e0041}',
];
const seen = ['a', ' . ', '7', '👍', '🇨🇭', '我', '\u200bש', '€'];

test.each(unseen)('%j has no visible character: it is blank and needs a file to be sent', (text) => {
  expect([isBlank(text), canSend(text, 0), canSend(text, 1), isTag(text)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

test.each(seen)('%j has a visible character', (text) => {
  expect([isBlank(text), canSend(text, 0)]).toEqual([false, true]);
});

test.each([
  ['wallet', true],
  ['zweite-stufe-2', true],
  ['购买', true],
  ['a\u3164', false],
  ['a\u200bb', false],
  ['a b', false],
  ['A', false],
])('of %j being a tag: %j', (text, is) => {
  expect(isTag(text)).toBe(is);
});
