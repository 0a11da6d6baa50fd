import { expect, test } from 'vitest';
import { advanceClaim, type ClaimEvent, paidBy, startClaim } from './claim.ts';

const failure = { notice: { id: 'toast.userCancelled' } } as const;

function after(...events: ClaimEvent[]) {
  return events.reduce(advanceClaim, startClaim(3));
}

const found: ClaimEvent = {
  type: 'found',
  pools: [
    { pool: '0xa', amount: 5n },
    { pool: '0xb', amount: 7n },
  ],
};

test('pays every pool at the position in its own transaction', () => {
  const state = after(
    found,
    { type: 'asked', pool: '0xa' },
    { type: 'sent', pool: '0xa', transaction: '0x1' },
    { type: 'paid', pool: '0xa', amount: 5n, block: 9n },
    { type: 'asked', pool: '0xb' },
    { type: 'sent', pool: '0xb', transaction: '0x2' },
    { type: 'paid', pool: '0xb', amount: 8n, block: 11n },
    { type: 'succeeded' },
  );
  expect(state).toEqual({
    position: 3,
    status: 'succeeded',
    isResumed: false,
    before: 0n,
    pools: [
      { pool: '0xa', amount: 5n, status: 'done', transaction: '0x1', failure: null },
      { pool: '0xb', amount: 8n, status: 'done', transaction: '0x2', failure: null },
    ],
    block: 11n,
    failure: null,
  });
});

test('sums what the pools paid, and what earlier claims of the same press paid', () => {
  const paid = { type: 'paid', pool: '0xa', amount: 5n, block: 9n } as const;
  const failed = { type: 'failed', failure } as const;
  expect(paidBy([found, paid, failed].reduce(advanceClaim, startClaim(3, false, 40n)))).toBe(45n);
});

test('keeps earlier payments after a failure', () => {
  const state = after(
    found,
    { type: 'asked', pool: '0xa' },
    { type: 'paid', pool: '0xa', amount: 5n, block: 9n },
    { type: 'asked', pool: '0xb' },
    { type: 'failed', failure },
  );
  expect(state.pools.map(({ status }) => status)).toEqual(['done', 'failed']);
  expect(state).toMatchObject({ status: 'failed', block: 9n, failure });
});

test('continues with the other pools after one refuses', () => {
  const state = after(
    found,
    { type: 'asked', pool: '0xa' },
    { type: 'refused', pool: '0xa', failure },
    { type: 'asked', pool: '0xb' },
    { type: 'paid', pool: '0xb', amount: 7n, block: 9n },
    { type: 'failed', failure },
  );
  expect(state.pools.map(({ status }) => status)).toEqual(['failed', 'done']);
  expect(state.pools.map((pool) => pool.failure)).toEqual([failure, null]);
  expect(state).toMatchObject({ status: 'failed', block: 9n, failure });
});

test('ignores events after the claim has ended', () => {
  const ended = after({ type: 'failed', failure });
  expect(advanceClaim(ended, { type: 'succeeded' })).toBe(ended);
});

test('marks a resumed claim', () => {
  expect(startClaim(3).isResumed).toBe(false);
  expect(startClaim(3, true).isResumed).toBe(true);
});

test('uses the new hash after the owner replaced the transaction', () => {
  const state = after(
    found,
    { type: 'asked', pool: '0xa' },
    { type: 'sent', pool: '0xa', transaction: '0x1' },
    { type: 'replaced', pool: '0xa', transaction: '0x2' },
  );
  expect(state.pools[0]).toMatchObject({ status: 'current', transaction: '0x2' });
});
