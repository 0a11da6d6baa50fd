import { expect, test } from 'vitest';
import { chainMarkOf, type MarkLine, type MarkOutcome, tagOfMark } from './chainMarks.ts';

const done: MarkOutcome = { state: 'done', position: null, nonce: null, error: '', allowances: [] };
const line = (kind: MarkLine['kind'], amount: bigint): MarkLine => ({ kind, amount, position: 4 });

test.each<[string, MarkLine[], MarkOutcome | null, string, bigint | null]>([
  ['a purchase of theirs', [line('participation', 200n), line('lost', 9n)], done, 'bought', 200n],
  ['a claim of several lines', [line('claim', 20n), line('claim', 15n)], done, 'claimed', 35n],
  ['what they lost, also without a node', [line('lost', 40n)], null, 'lost', 40n],
  ['what they received', [line('referral', 1n), line('level', 2n), line('global', 4n)], done, 'received', 7n],
  ['a revert', [], { ...done, state: 'reverted', error: 'AlreadyInvested' }, 'reverted', null],
  ['one that waits', [], { ...done, state: 'waiting', nonce: 14 }, 'waiting', null],
  ['one that no node knows', [], { ...done, state: 'unknown' }, 'unknown', null],
  [
    'the last of its allowances',
    [],
    {
      ...done,
      allowances: [
        { position: 1, amount: 5n },
        { position: 2, amount: 0n },
      ],
    },
    'allowance',
    0n,
  ],
  ['anything else', [], done, 'other', null],
  ['one that nobody could read', [], null, 'unread', null],
])('%s', (_what, lines, outcome, kind, amount) => {
  expect(chainMarkOf(lines, outcome)).toMatchObject({ kind, amount });
});

test('a mark carries the contract’s error, its number and its tag', () => {
  expect(chainMarkOf([], { ...done, state: 'reverted', error: 'AlreadyInvested' }).name).toBe(
    'AlreadyInvested',
  );
  expect(chainMarkOf([], { ...done, state: 'waiting', nonce: 14 }).nonce).toBe(14);
  expect([tagOfMark({ kind: 'reverted' }), tagOfMark({ kind: 'bought' })]).toEqual(['reverted', null]);
});
