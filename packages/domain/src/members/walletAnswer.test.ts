import { describe, expect, test } from 'vitest';
import { isBatchImpossible, isDeviceLocked, isMethodUnknown, isRejection } from './walletAnswer.ts';

const failing = (message: string, rest: object = {}) => Object.assign(new Error(message), rest);

describe('rejections by the owner', () => {
  test.each<[string, unknown]>([
    ['EIP-1193’s code', { code: 4001 }],
    ['the same as text', { code: '4001', message: 'No.' }],
    ['WalletConnect’s code', { code: 5000 }],
    ['ethers’ code', { code: 'ACTION_REJECTED' }],
    ['a device’s word', { code: 'Failure_ActionCancelled' }],
    ['another code with words', { code: -32000, message: 'User cancelled the request' }],
    ['a bare string', 'User rejected the request'],
    ['a device’s status', failing('Denied', { name: 'TransportStatusError', statusCode: 0x6985 })],
    [
      'a device’s words',
      {
        name: 'TransportStatusError',
        message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
      },
    ],
    ['MetaMask’s words', failing('MetaMask Tx Signature: User denied transaction signature.')],
    ['a passive', failing('Request Declined by User')],
    ['British spelling', failing('Action cancelled by the user.')],
    ['words without a person', failing('Transaction was rejected.')],
    ['one word', 'Cancelled'],
    ['wrapped in causes', failing('Outer.', { cause: failing('Inner.', { cause: { code: 4001 } }) })],
    ['wrapped as text', failing('An unknown RPC error occurred.', { cause: 'User rejected the request' })],
    ['a refused upgrade of the account', failing('Rejected upgrade.', { code: 5750 })],
    ['wrapped in data', { code: -32603, data: { originalError: { code: 4001 } } }],
    ['wrapped in an error', { error: { message: 'user denied' } }],
    ['wrapped in an error of text', { error: 'User denied' }],
  ])('recognises %s', (_name, error) => {
    expect(isRejection(error)).toBe(true);
    expect(isMethodUnknown(error)).toBe(false);
    expect(isBatchImpossible(error)).toBe(false);
  });

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['a locked device', failing('Ledger device: Locked device (0x5515)', { statusCode: 0x5515 })],
    ['a contract’s own words', failing('execution reverted: user rejected')],
    ['a node’s refusal', failing('transaction rejected: nonce too low', { code: -32000 })],
    ['a limit', failing('Request denied: rate limit exceeded', { code: -32005 })],
    ['a lost connection', failing('The connection was lost.', { code: -32603 })],
    ['revert data', { code: 3, message: 'execution reverted', data: '0xcancel' }],
  ])('ignores %s', (_name, error) => {
    expect(isRejection(error)).toBe(false);
  });
});

test('distinguishes a locked device from a rejection', () => {
  expect(isDeviceLocked(failing('Ledger device: Locked device (0x5515)'))).toBe(true);
  expect(isDeviceLocked(failing('Locked', { statusCode: 0x5515 }))).toBe(true);
  expect(isDeviceLocked({ code: 4001 })).toBe(false);
});

test.each<[string, unknown, boolean]>([
  ['EIP-1193’s code', { code: 4200 }, true],
  ['JSON-RPC’s code', { code: -32601, message: 'No.' }, true],
  ['words', failing('the method eth_signTypedData_v4 does not exist/is not available'), true],
  ['other words', failing('Unsupported method: eth_signTypedData_v4'), true],
  ['one word', failing('Unsupported.'), true],
  ['an internal error', failing('Internal error', { code: -32603 }), false],
  ['wrong parameters', failing('Invalid params', { code: -32602 }), false],
  ['a -32000 without words', { code: -32000 }, false],
])('an unknown method by %s: %o', (_name, error, isUnknown) => {
  expect(isMethodUnknown(error)).toBe(isUnknown);
});

test.each([5700, 5710, 5740, 5760, -32602, 4200])('code %i means that batches are impossible', (code) => {
  expect(isBatchImpossible({ code })).toBe(true);
});

test('a batch without an answer may have been sent', () => {
  expect(isBatchImpossible(failing('The connection was lost.', { code: -32603 }))).toBe(false);
});
