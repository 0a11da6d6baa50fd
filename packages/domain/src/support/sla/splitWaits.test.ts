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
  ['moving the first waiting message: the next one counts', all, ['photo'], { made: at(3), left: at(4) }],
  ['moving a later message: the wait stays', all, ['more'], { made: at(4), left: at(3) }],
  ['moving all waiting messages', all, ['more', 'photo'], { made: at(3), left: null, isSettled: true }],
  ['moving an answered message: the wait stays', all, ['early'], { made: at(9), left: at(3) }],
  [
    'without any answer: the first message remains',
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
