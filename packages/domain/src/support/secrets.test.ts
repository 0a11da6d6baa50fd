import { expect, test } from 'vitest';
import { longestRun, possibleKeys, shortestPhrase } from './secrets.ts';

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'.split(' ');
const words = new Set([...phrase, 'you', 'will', 'when', 'this', 'that', 'have', 'with', 'only', 'very']);

test.each([
  ['on one line', phrase.join(' ')],
  ['in capitals', phrase.join(' ').toUpperCase()],
  ['a line each', phrase.join('\n')],
  ['numbered', phrase.map((word, index) => `${index + 1}. ${word}`).join('\n')],
  ['with commas, dashes and tabs', phrase.join(',\t-')],
  ['in a table', phrase.map((word, index) => `|${index + 1}|${word}|`).join('')],
  ['inside a sentence', `My words are: ${phrase.join(' ')}. Please help.`],
  [
    'in full-width letters',
    phrase.join(' ').replace(/[a-z]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  ],
  ['after a run that broke', `legal winner ${'x'} ${phrase.join(' ')}`],
])('a phrase %s is a run', (_, text) => {
  expect(longestRun(text, words)).toBeGreaterThanOrEqual(shortestPhrase);
});

test.each([
  ['one word of the list is missing', phrase.toSpliced(6, 1, 'nonsense').join(' '), 6],
  ['nothing', '', 0],
  ['other letters', '漢字 кириллица', 0],
  ['prose', 'When will you thank this winner, that have only the very legal worth?', 9],
])('%s', (_, text, run) => {
  expect(longestRun(text, words)).toBe(run);
});

const digits = 'ab'.repeat(32);

test.each([
  [digits, [`0x${digits}`]],
  [`My key is 0x${digits.toUpperCase()}.`, [`0x${digits}`]],
  [`0x${digits}\n${digits}`, [`0x${digits}`]],
  [`key:${digits};`, [`0x${digits}`]],
  // A wallet, a signature, calldata, and a word too few or too many.
  [`0x${'ab'.repeat(20)}`, []],
  [`0x${'ab'.repeat(65)}`, []],
  [`0x12345678${digits}`, []],
  [digits.slice(1), []],
  [`${digits}0`, []],
])('in %j the possible keys are %j', (text, keys) => {
  expect(possibleKeys(text)).toEqual(keys);
});
