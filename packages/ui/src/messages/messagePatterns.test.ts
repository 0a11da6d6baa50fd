import { expect, test } from 'vitest';
import { patternOf, patterns, textOf } from './messagePatterns.ts';

test.each([
  ['level.locked.reason', 'Activate Level 3 first', true],
  ['level.locked.reason', 'Activate Level  first', false],
  ['level.locked.reason', 'Please: Activate Level 3 first', false],
  ['level.locked.reason', 'Activate Level 3 first, then this one', false],
  ['common.retry', ' Retry ', true],
  ['common.retry', 'Retry now', false],
  ['toast.revertUndecoded', "Transaction reverted but couldn't decode reason_", false],
  ['dashboard.referrals.total', '1 direct referral', true],
  ['dashboard.referrals.total', '60 direct referrals', true],
  ['dashboard.referrals.total', 'direct referrals', false],
  ['dashboard.referrals.total', 'no direct referrals', false],
] as const)('%s in “%s”: %s', (id, text, isSaid) => {
  expect(patterns[id].test(text)).toBe(isSaid);
});

test('a choice within a text is one of its alternatives', () => {
  const message = ['You have ', ['n', 'plural', { one: ['#', ' (one)'], other: ['#', ' all'] }], '.'];
  const pattern = patternOf(message as Parameters<typeof patternOf>[0]);
  expect(
    ['You have 1 (one).', 'You have 5 all.', 'You have 5 ones.'].map((text) => pattern.test(text)),
  ).toEqual([true, true, false]);
});

test('no text is so open that anything says it', () => {
  const open = Object.entries(patterns).filter(([, pattern]) => pattern.test('Lorem ipsum dolor'));
  expect(open.map(([id]) => id)).toEqual([]);
});

test('a text is told with its gaps', () => {
  expect(textOf('level.locked.reason')).toBe('Activate Level {level} first');
});
