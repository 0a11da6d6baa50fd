import { messages } from '@upline/domain';
import {
  BaseError,
  ChainMismatchError,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  HttpRequestError,
  InsufficientFundsError,
  RpcRequestError,
  UserRejectedRequestError,
} from 'viem';
import { expect, test } from 'vitest';
import { racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { polygonAt } from '../polygonAt.ts';
import { PurchaseError } from '../purchaseError.ts';
import { failureOf } from './revert.ts';

const url = 'http://127.0.0.1:8545';

const rejected = Object.assign(new Error('User rejected the request.'), { code: 4001 });

/** An error as viem wraps a node's error. */
function fromNode(data: unknown, message = 'execution reverted'): Error {
  const cause = new RpcRequestError({ body: {}, url, error: { code: 3, message, data } });
  return new BaseError('The call failed.', { cause });
}

const invalidReferral = encodeErrorResult({ abi: racePoolAbi, errorName: 'InvalidReferral' });
const reason: Hex = `0x08c379a0${encodeAbiParameters([{ type: 'string' }], ['Too late']).slice(2)}`;
const panic: Hex = `0x4e487b71${encodeAbiParameters([{ type: 'uint256' }], [17n]).slice(2)}`;
const referralFailure = {
  notice: { id: 'toast.contractRevert', values: { name: 'InvalidReferral' } },
  explanation: { id: 'contract.InvalidReferral' },
};

test.each<[string, unknown, object]>([
  [
    'a no, from viem',
    new BaseError('', { cause: new UserRejectedRequestError(rejected) }),
    { notice: { id: 'toast.userCancelled' } },
  ],
  ['a no, bare', { code: 4001, message: 'User denied' }, { notice: { id: 'toast.userCancelled' } }],
  [
    'a node that fails inside, as viem puts it',
    new BaseError('The contract function "a" reverted.', {
      cause: new RpcRequestError({ body: {}, url, error: { code: -32603, message: 'Internal error' } }),
    }),
    { notice: { id: 'toast.transactionFailed' } },
  ],
  ['a no, from ethers', { code: 'ACTION_REJECTED' }, { notice: { id: 'toast.userCancelled' } }],
  ['a no, from WalletConnect', { code: 5000 }, { notice: { id: 'toast.userCancelled' } }],
  [
    'a wallet that changed its chain',
    new ChainMismatchError({ chain: polygonAt(url), currentChainId: 1 }),
    { notice: { id: 'toast.wrongNetwork' } },
  ],
  ['a custom error', fromNode(invalidReferral), referralFailure],
  ['a custom error in an object', fromNode({ data: invalidReferral }), referralFailure],
  [
    'a custom error as MetaMask nests it',
    { code: -32603, data: { originalError: { code: 3, data: invalidReferral } } },
    referralFailure,
  ],
  ['a custom error after a word', fromNode(`Reverted ${invalidReferral}`), referralFailure],
  [
    'an error that the catalogue does not explain',
    fromNode(encodeErrorResult({ abi: uplineRegistryAbi, errorName: 'MaximumPoolsReached' })),
    { notice: { id: 'toast.contractRevert', values: { name: 'MaximumPoolsReached' } } },
  ],
  [
    'an error with arguments',
    fromNode(
      encodeErrorResult({
        abi: racePoolAbi,
        errorName: 'AccessControlUnauthorizedAccount',
        args: ['0x0000000000000000000000000000000000000001', `0x${'00'.repeat(32)}`],
      }),
    ),
    {
      notice: { id: 'toast.contractRevert', values: { name: 'AccessControlUnauthorizedAccount' } },
      explanation: { id: 'contract.AccessControlUnauthorizedAccount' },
    },
  ],
  ['a reason', fromNode(reason), { notice: { id: 'toast.revert', values: { reason: 'Too late' } } }],
  [
    'a reason without data',
    fromNode(undefined, 'execution reverted: Too late'),
    { notice: { id: 'toast.revert', values: { reason: 'Too late' } } },
  ],
  ['a panic', fromNode(panic), { notice: { id: 'toast.contractRevert', values: { name: 'Panic' } } }],
  ['an error that nobody knows', fromNode('0xdeadbeef'), { notice: { id: 'toast.revertUndecoded' } }],
  ['a revert without a word', fromNode('0x'), { notice: { id: 'toast.revertUndecoded' } }],
  [
    'missing gas',
    new BaseError('', { cause: new InsufficientFundsError() }),
    { notice: { id: 'purchase.gas' } },
  ],
  [
    'a node that does not answer',
    new HttpRequestError({ url }),
    { notice: { id: 'toast.transactionFailed' } },
  ],
  ['nonsense', undefined, { notice: { id: 'toast.transactionFailed' } }],
  [
    'the app’s own no',
    new PurchaseError({ notice: { id: 'purchase.untrusted' } }),
    { notice: { id: 'purchase.untrusted' } },
  ],
])('%s', (_what, error, failure) => {
  expect(failureOf(error)).toEqual(failure);
});

const abi = [...racePoolAbi, ...uplineRegistryAbi];

const catalogued = abi.flatMap((item) =>
  item.type === 'error' && item.inputs.length === 0 && `contract.${item.name}` in messages ? [item.name] : [],
);

test.each([...new Set(catalogued)])('has a sentence in the catalogue for %s', (errorName) => {
  const data = encodeErrorResult({ abi, errorName });
  expect(failureOf(fromNode(data)).explanation).toEqual({ id: `contract.${errorName}` });
});

test('has no sentence for errors missing in the ABIs', () => {
  const errors = new Set<string>(abi.flatMap((item) => (item.type === 'error' ? [item.name] : [])));
  const explained = Object.keys(messages).filter((id) => id.startsWith('contract.'));
  expect(explained.filter((id) => !errors.has(id.slice('contract.'.length)))).toEqual([]);
});
