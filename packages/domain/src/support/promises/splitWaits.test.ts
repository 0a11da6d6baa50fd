import { expect, test } from 'vitest';
import { splitWaits } from './splitWaits.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 26, 9, minute));
const opening = { id: 'opening', isAdmin: false, createdAt: at(0) };
const early = { id: 'early', isAdmin: false, createdAt: at(1) };
const answer = { id: 'answer', isAdmin: true, createdAt: at(2) };
const photo = { id: 'photo', isAdmin: false, createdAt: at(3) };
const more = { id: 'more', isAdmin: false, createdAt: at(4) };
const all = [opening, early, answer, photo, more];

test.each([
  ['the first that waits goes: the other waits since the next', all, ['photo'], { made: at(3), left: at(4) }],
  ['a later one goes: the other waits as before', all, ['more'], { made: at(4), left: at(3) }],
  ['all that waits goes', all, ['more', 'photo'], { made: at(3), left: null, isSettled: true }],
  ['an answered one goes: the other waits as before', all, ['early'], { made: at(9), left: at(3) }],
  [
    'nothing was answered: the first message stays',
    [opening, early],
    ['early'],
    { made: at(1), left: at(3) },
  ],
])('%s', (_name, written, chosen, expected) => {
  expect(splitWaits(written, chosen, at(3), at(9))).toEqual({ isSettled: false, ...expected });
});

test('keeps an older wait if all later messages are split off', () => {
  expect(splitWaits(all, ['photo', 'more'], at(0), at(9))).toEqual({
    made: at(3),
    left: at(0),
    isSettled: false,
  });
});
