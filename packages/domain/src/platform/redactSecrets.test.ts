import { expect, test } from 'vitest';
import { redactSecrets } from './redactSecrets.ts';

test.each([
  ['a wallet', 'No 0x70997970C51812dc3A010C7d01b50e0d17dc79C8 here', 'No … here'],
  ['a key without 0x', `key ${'ab12'.repeat(16)}`, 'key …'],
  ['a signature', `0x${'5f'.repeat(65)} is wrong`, '… is wrong'],
  ['a member ID', 'of 7KQ2-M9XD', 'of …'],
  ['a token', 'Bearer Zk3mP0q-Lx9_vT7rB2nW8yH4sD6fG1jK5cA', 'Bearer …'],
  ['a recovery phrase', 'said: test test test test test test test test test test test junk', 'said: …'],
  ['a phrase as a list', `said: ${Array(12).fill('test').join(', ')}`, 'said: …'],
  [
    'a numbered phrase',
    `said: 1. ${[...Array(11).keys()].map((n) => `test ${n + 2}. `).join('')}junk`,
    'said: 1. …',
  ],
  ['a file', 'Failed to load /files/Zk3m/Passport%20of%20Ada.png?exp=1&sig=a1', 'Failed to load …'],
  ['a mail address', 'to ada@upline.example now', 'to … now'],
  [
    'a query',
    'at https://upline.example/login?upline=7KQ2-M9XD#top (x)',
    'at https://upline.example/login (x)',
  ],
  ['a pairing', 'wc:7f6e@2?relay-protocol=irn&symKey=a1a1', '…'],
])('removes %s', (_, text, blotted) => {
  expect(redactSecrets(text)).toBe(blotted);
});

test.each([
  'TypeError: Cannot read properties of undefined (reading ‘map’)',
  '    at DashboardScreen (https://upline.example/assets/DashboardPage-BxK3f9Qa.js:12:345)',
  'Failed to fetch dynamically imported module: https://upline.example/assets/MatrixTreePage-a1b2c3d4.js',
])('leaves %s unchanged', (text) => {
  expect(redactSecrets(text)).toBe(text);
});

test.each(['a.', '=', '+=', 'ab', 'http:', 'abc,', 'a@', 'abcd-'])(
  'scans a long run of %j in linear time',
  (part) => {
    const text = part.repeat(100_000 / part.length);
    expect(redactSecrets(text).length).toBeLessThanOrEqual(text.length);
  },
);
