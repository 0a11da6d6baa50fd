import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { member } from '../../test/member.ts';
import { memoryStorage } from '../../test/memoryStorage.ts';
import { forgetPending, notePending, pendingInvestment } from './pendingPurchase.ts';

const purchase = { wallet: member.walletId, position: 3 } as const;
const transaction = `0x${'ab'.repeat(32)}`;

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()));
afterEach(() => vi.unstubAllGlobals());

test('the same purchase by the same wallet is found again', () => {
  notePending(purchase, transaction);
  expect(pendingInvestment(purchase)).toBe(transaction);
  expect(pendingInvestment({ ...purchase, position: 4 })).toBeUndefined();
  expect(pendingInvestment({ ...purchase, wallet: '0x1' })).toBeUndefined();
  forgetPending();
  expect(pendingInvestment(purchase)).toBeUndefined();
});

test.each(['', '{', 'null', JSON.stringify({ ...purchase, transaction: '0x12' })])(
  '%j is ignored',
  (stored) => {
    vi.stubGlobal('sessionStorage', memoryStorage({ pendingPurchase: stored }));
    expect(pendingInvestment(purchase)).toBeUndefined();
  },
);

test('a browser that forbids storage only forgets', () => {
  vi.stubGlobal('sessionStorage', {
    setItem() {
      throw new Error('forbidden');
    },
  });
  expect(() => notePending(purchase, transaction)).not.toThrow();
  expect(pendingInvestment(purchase)).toBeUndefined();
});
