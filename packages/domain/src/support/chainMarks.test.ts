import { expect, test } from 'vitest';
import { type StatusLine, type StatusOutcome, statusTag, transactionStatusOf } from './chainMarks.ts';

const done: StatusOutcome = { state: 'done', position: null, nonce: null, error: '', allowances: [] };
const line = (kind: StatusLine['kind'], amount: bigint): StatusLine => ({ kind, amount, position: 4 });

test.each<[string, StatusLine[], StatusOutcome | null, string, bigint | null]>([
  ['the member’s purchase', [line('participation', 200n), line('lost', 9n)], done, 'bought', 200n],
  ['a claim of several lines', [line('claim', 20n), line('claim', 15n)], done, 'claimed', 35n],
  ['lost income, even without a node', [line('lost', 40n)], null, 'lost', 40n],
  ['received income', [line('referral', 1n), line('level', 2n), line('global', 4n)], done, 'received', 7n],
  ['a revert', [], { ...done, state: 'reverted', error: 'AlreadyInvested' }, 'reverted', null],
  ['a pending transaction', [], { ...done, state: 'waiting', nonce: 14 }, 'waiting', null],
  ['an unknown transaction', [], { ...done, state: 'unknown' }, 'unknown', null],
  [
    'the last allowance',
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
  ['any other transaction', [], done, 'other', null],
  ['a transaction that could not be read', [], null, 'unread', null],
])('%s', (_what, lines, outcome, kind, amount) => {
  expect(transactionStatusOf(lines, outcome)).toMatchObject({ kind, amount });
});

test('a mark carries the contract’s error, its number and its tag', () => {
  expect(transactionStatusOf([], { ...done, state: 'reverted', error: 'AlreadyInvested' }).name).toBe(
    'AlreadyInvested',
  );
  expect(transactionStatusOf([], { ...done, state: 'waiting', nonce: 14 }).nonce).toBe(14);
  expect([statusTag({ kind: 'reverted' }), statusTag({ kind: 'bought' })]).toEqual(['reverted', null]);
});
