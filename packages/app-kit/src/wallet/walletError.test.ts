import { WalletError } from '@upline/ui/ports';
import { expect, test } from 'vitest';
import { walletError } from './walletError.ts';

// The package index imports styles, which only a build can read; the port is enough here.

const rejected = Object.assign(new Error('User rejected the request.'), { code: 4001 });

test.each([
  ['the user’s no', rejected, 'rejected'],
  [
    'the user’s no, wrapped twice',
    new Error('a', { cause: new Error('b', { cause: rejected }) }),
    'rejected',
  ],
  ['the user’s no in bare text', 'User rejected the request', 'rejected'],
  ['the user’s no with another code', { code: -32000, message: 'User cancelled' }, 'rejected'],
  ['anything else', new Error('boom'), 'failed'],
  ['no error at all', undefined, 'failed'],
])('%s', (_, error, reason) => {
  expect(walletError(error).reason).toBe(reason);
});

test('returns a WalletError unchanged', () => {
  const error = new WalletError('wrongNetwork');
  expect(walletError(error)).toBe(error);
});
