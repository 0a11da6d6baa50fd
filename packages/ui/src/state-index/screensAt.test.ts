import { expect, test } from 'vitest';
import { screensAt } from './screensAt.ts';
import { states } from './states.ts';

const titlesAt = (parts: string) => screensAt(states, parts).map(({ title }) => title);

test.each([
  ['dashboard', ['Screens/Dashboard/Home']],
  ['dashboard ledger', ['Screens/Wallet/Income ledger']],
  ['dashboard wallet 0xabc', ['Screens/Network/Member']],
  ['dashboard support', ['Screens/Support/Tickets', 'Screens/Support/Create ticket']],
  ['dashboard support 42', ['Screens/Support/Conversation']],
  ['nowhere', []],
])('finds the screens at %s: %j', (parts, titles) => {
  expect(titlesAt(parts).toSorted()).toEqual([...titles].toSorted());
});

test('returns all screens without a path', () => {
  expect(titlesAt('')).toHaveLength(states.length);
});
