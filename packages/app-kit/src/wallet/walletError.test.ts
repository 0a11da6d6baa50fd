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
  ['a closed window', new Error('User closed modal'), 'rejected'],
  ['a closed window, by itself', { code: -32603, message: 'Popup closed' }, 'rejected'],
  ['a closed window, in the passive', new Error('The popup window was closed.'), 'rejected'],
  [
    'an open request',
    { code: -32002, message: "Request of type 'wallet_requestPermissions' already pending for origin x." },
    'pending',
  ],
  [
    'an open request, wrapped',
    new Error('a', { cause: new Error('Already processing eth_requestAccounts. Please wait.') }),
    'pending',
  ],
  ['a busy node', { code: -32002, message: 'RPC endpoint returned too many errors' }, 'failed'],
  ['a lost connection', new Error('WebSocket connection closed'), 'failed'],
  ['anything else', new Error('boom'), 'failed'],
  ['no error at all', undefined, 'failed'],
])('%s', (_, error, reason) => {
  expect(walletError(error).reason).toBe(reason);
});

test('returns a WalletError unchanged', () => {
  const error = new WalletError('wrongNetwork');
  expect(walletError(error)).toBe(error);
});
