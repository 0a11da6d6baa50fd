import { fromDecimal, levelAt, type PurchaseMethod } from '@upline/domain';
import {
  batchWallet,
  buyer,
  buyerFixture,
  fakeWallet,
  memoryJournal,
  rejection,
  root,
  type Script,
  stranger,
  told,
} from '@upline/localnet/testing';
import {
  type Address,
  getAddress,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  maxUint256,
  parseAbi,
  toFunctionSelector,
  toHex,
} from 'viem';
import { describe, expect, test } from 'vitest';
import { fund } from '../demo/fund.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import type { SavedPermits } from './permit.ts';

const { fixture, buy, owned, coins, allowance } = buyerFixture();

const permit: { ways: PurchaseMethod[] } = { ways: ['sequential', 'permit'] };
const all: { ways: PurchaseMethod[] } = { ways: ['sequential', 'permit', 'batch'] };

/** A wallet that records each method of a prompt. */
function counting(script: Script = (request, forward) => forward(request)) {
  const prompts: string[] = [];
  const counted: Script = (request, forward) => {
    if (/^eth_sendTransaction|^eth_signTypedData|^wallet_sendCalls/.test(request.method)) {
      prompts.push(request.method);
    }
    return script(request, forward);
  };
  return { prompts, script: counted };
}

describe('a permit', () => {
  test('buys with one transaction for exactly the fee and leaves no allowance', async () => {
    let typed = '';
    const { prompts, script } = counting((request, forward) => {
      if (request.method === 'eth_signTypedData_v4') typed = (request.params as [string, string])[1];
      return forward(request);
    });
    const events = await buy(1, { ...permit, script });
    expect(told(events)).toEqual([
      'network',
      'balance',
      'allowance',
      'way permit',
      'skipped enroll',
      'approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction']);
    expect(await coins()).toBe(fromDecimal('950'));
    expect(await allowance(1)).toBe(0n);
    const { pools, stableCoin } = fixture().deployment;
    const { message, domain } = JSON.parse(typed);
    expect(BigInt(message.value)).toBe(levelAt(1).fee);
    expect([message.owner, message.spender].map((wallet) => getAddress(wallet))).toEqual([
      buyer,
      pools[1].address,
    ]);
    const { timestamp } = await fixture().client.getBlock();
    expect(BigInt(message.deadline) - timestamp).toBeLessThanOrEqual(3600n);
    expect(domain.chainId).toBe(137);
    expect(getAddress(domain.verifyingContract)).toBe(stableCoin);
  });

  test('is reused by the retry after the payment was declined', async () => {
    let isDeclined = true;
    const { prompts, script } = counting((request, forward) => {
      if (request.method === 'eth_sendTransaction' && isDeclined) throw rejection();
      return forward(request);
    });
    const permits: SavedPermits = new Map();
    expect(told(await buy(1, { ...permit, script, permits })).at(-1)).toBe('failed toast.userCancelled');
    isDeclined = false;
    expect(told(await buy(1, { ...permit, script, permits })).at(-1)).toBe('succeeded');
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction', 'eth_sendTransaction']);
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test.each([null, {}, '0x', 5, 'yes'])(
    'answered by %o ends the attempt; only the retry requests an approval',
    async (answer) => {
      const permits: SavedPermits = new Map();
      const { prompts, script } = counting((request, forward) =>
        request.method === 'eth_signTypedData_v4' ? answer : forward(request),
      );
      expect(told(await buy(1, { ...permit, script, permits })).at(-1)).toBe(
        'failed toast.transactionFailed',
      );
      expect(prompts).toEqual(['eth_signTypedData_v4']);
      expect(told(await buy(1, { ...permit, script, permits })).at(-1)).toBe('succeeded');
      expect(prompts.slice(1)).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
    },
  );

  test('opens no other prompt while the node cannot check it, and is reused by the retry', async () => {
    const { rpcUrl } = fixture();
    const { prompts, script } = counting();
    const check = toFunctionSelector('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)');
    let isBusy = true;
    const reader = fakeWallet(rpcUrl, buyer, (request, forward) => {
      const isCheck = request.method === 'eth_call' && JSON.stringify(request.params).includes(check);
      if (isCheck && isBusy) throw new LimitExceededRpcError(new Error('Daily quota used up.'));
      return forward(request);
    });
    const permits: SavedPermits = new Map();
    expect(told(await buy(1, { ...permit, script, reader, permits })).at(-1)).toBe('failed purchase.appNode');
    isBusy = false;
    expect(told(await buy(1, { ...permit, script, reader, permits })).at(-1)).toBe('succeeded');
    expect(prompts).toEqual(['eth_signTypedData_v4', 'eth_sendTransaction']);
  });

  test('is requested again once it expires too soon', async () => {
    let isDeclined = true;
    const { prompts, script } = counting((request, forward) => {
      if (request.method === 'eth_sendTransaction' && isDeclined) throw rejection();
      return forward(request);
    });
    const permits: SavedPermits = new Map();
    await buy(1, { ...permit, script, permits });
    isDeclined = false;
    await fixture().client.increaseTime({ seconds: 1700 });
    await fixture().client.mine({ blocks: 1 });
    expect(told(await buy(1, { ...permit, script, permits })).at(-1)).toBe('succeeded');
    expect(prompts.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(2);
  });

  test("follows the sponsor's enrolment at a global level", async () => {
    const events = await buy(3, permit);
    expect(told(events).filter((line) => line.startsWith('sent'))).toEqual(['sent enroll', 'sent invest']);
    expect(await owned(buyer)).toEqual([3]);
  });

  test.each<[string, unknown]>([
    ['another code', { code: -32000, message: 'User cancelled the request' }],
    ['bare text', 'User rejected the request'],
    [
      'a device’s words',
      {
        name: 'TransportStatusError',
        message: 'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
      },
    ],
    ['a code in text', { code: '4001' }],
  ])('opens no other prompt when declined by %s', async (_how, no) => {
    const { prompts, script } = counting((request, forward) => {
      if (request.method === 'eth_signTypedData_v4') throw no;
      return forward(request);
    });
    expect(told(await buy(1, { ...permit, script })).at(-1)).toBe('failed toast.userCancelled');
    expect(prompts).toEqual(['eth_signTypedData_v4']);
  });

  test.each<[string, object]>([
    ['without words', { code: -32603, message: 'Internal error' }],
    ['of a locked device', { statusCode: 0x5515, message: 'Ledger device: Locked device (0x5515)' }],
  ])('stops without an approval after an error %s', async (_which, fault) => {
    const { prompts, script } = counting((request, forward) => {
      if (request.method === 'eth_signTypedData_v4') throw fault;
      return forward(request);
    });
    expect(told(await buy(1, { ...permit, script })).at(-1)).toBe('failed toast.transactionFailed');
    expect(prompts).toEqual(['eth_signTypedData_v4']);
  });

  test.each([
    ['cannot sign so', () => Promise.reject(Object.assign(new Error('Unsupported.'), { code: 4200 }))],
    ['signs something else', async () => `0x${'11'.repeat(64)}1b`],
  ])('is replaced by an approval if the wallet %s', async (_what, answer) => {
    const script: Script = (request, forward) =>
      request.method === 'eth_signTypedData_v4' ? answer() : forward(request);
    const events = await buy(1, { ...permit, script });
    expect(told(events).slice(3)).toEqual([
      'way permit',
      'skipped enroll',
      'approve',
      'way sequential',
      'sent approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is not requested from a wallet with code', async () => {
    const { client } = fixture();
    const { script, prompts } = counting();
    await client.setCode({ address: buyer, bytecode: `0xef0100${'22'.repeat(20)}` });
    expect(told(await buy(1, { ...permit, script }))).toContain('way sequential');
    expect(prompts).not.toContain('eth_signTypedData_v4');
  });

  test('is not requested for a coin with another signing domain', async () => {
    const { script, prompts } = counting();
    const { rpcUrl } = fixture();
    const separator = toFunctionSelector('DOMAIN_SEPARATOR()');
    const reader = fakeWallet(rpcUrl, buyer, (request, forward) => {
      const isAsked =
        request.method === 'eth_call' && JSON.stringify(request.params).includes(`"${separator}"`);
      return isAsked ? toHex(0, { size: 32 }) : forward(request);
    });
    expect(told(await buy(1, { ...permit, script, reader }))).toContain('way sequential');
    expect(prompts).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
  });

  test('is not needed if the allowance suffices', async () => {
    const { client, deployment } = fixture();
    await client.writeContractSync({
      account: buyer,
      address: deployment.stableCoin,
      abi: parseAbi(['function approve(address, uint256) returns (bool)']),
      functionName: 'approve',
      args: [deployment.pools[1].address, maxUint256],
    });
    const { script, prompts } = counting();
    expect(told(await buy(1, { ...all, script }))).toContain('skipped approve');
    expect(prompts).toEqual(['eth_sendTransaction']);
  });
});

describe('a batch', () => {
  test('contains all missing calls', async () => {
    const wallet = batchWallet(fixture().client);
    const { prompts, script } = counting(wallet.script);
    const events = await buy(3, { ...all, script });
    expect(told(events).slice(3)).toEqual([
      'way batch',
      'skipped enroll',
      'skipped approve',
      'invest',
      'confirm',
      'sent invest',
      'succeeded',
    ]);
    expect(prompts).toEqual(['wallet_sendCalls']);
    const { deployment } = fixture();
    expect(wallet.asked).toMatchObject([{ atomicRequired: true, chainId: '0x89', from: buyer }]);
    expect(wallet.asked[0]?.calls.map(({ to }) => to)).toEqual([
      deployment.registry,
      deployment.stableCoin,
      deployment.pools[3].address,
    ]);
    expect(await owned(buyer)).toEqual([3]);
    expect(await coins()).toBe(fromDecimal('850'));
  });

  test("ends if the account's upgrade is refused; the retry asks step by step", async () => {
    const wallet = batchWallet(fixture().client, () => {
      throw Object.assign(new Error('Rejected upgrade.'), { code: 5750 });
    });
    const { prompts, script } = counting(wallet.script);
    const refusedUpgrades = new Set<Address>();
    const events = await buy(1, { ...all, script, refusedUpgrades });
    expect(told(events).at(-1)).toBe('failed toast.userCancelled');
    expect(prompts).toEqual(['wallet_sendCalls']);
    const again = await buy(1, { ...all, script, refusedUpgrades });
    expect(told(again)).toContain('way permit');
    expect(told(again).at(-1)).toBe('succeeded');
    expect(prompts).toEqual(['wallet_sendCalls', 'eth_signTypedData_v4', 'eth_sendTransaction']);
  });

  test('falls back to single steps if the wallet cannot execute it', async () => {
    const wallet = batchWallet(fixture().client, () => {
      throw Object.assign(new Error('No such bundle.'), { code: 5740 });
    });
    const { prompts, script } = counting(wallet.script);
    const events = await buy(1, { ...all, script });
    expect(told(events).slice(3)).toEqual([
      'way batch',
      'skipped enroll',
      'skipped approve',
      'invest',
      'way permit',
      'skipped enroll',
      'approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    expect(prompts).toEqual(['wallet_sendCalls', 'eth_signTypedData_v4', 'eth_sendTransaction']);
  });

  test('is shown with the transaction that paid, whatever transaction the wallet names', async () => {
    const { client } = fixture();
    const wrong = await client.sendTransaction({ account: stranger, to: buyer });
    const receipt = await client.request({ method: 'eth_getTransactionReceipt', params: [wrong] });
    const wallet = batchWallet(client);
    const script: Script = async (request, forward) => {
      const answer = await wallet.script(request, forward);
      if (request.method !== 'wallet_getCallsStatus') return answer;
      return { ...(answer as object), receipts: [receipt] };
    };
    const succeeded = (await buy(1, { ...all, script })).at(-1);
    const head = await client.getBlock();
    expect(succeeded).toEqual({
      type: 'succeeded',
      transaction: head.transactions.at(-1),
      block: head.number,
    });
  });

  test.each([null, {}, { id: '0x' }])('answered by %o is followed on the chain', async (answer) => {
    const wallet = batchWallet(fixture().client);
    let isSent = true;
    const { prompts, script } = counting(async (request, forward) => {
      if (request.method !== 'wallet_sendCalls') return wallet.script(request, forward);
      if (isSent) await wallet.script(request, forward);
      return answer;
    });
    expect(told(await buy(1, { ...all, script })).at(-1)).toBe('succeeded');
    expect(await coins()).toBe(fromDecimal('950'));
    isSent = false;
    expect(told(await buy(2, { ...all, script, patience: 0 })).at(-1)).toBe('failed purchase.dropped');
    expect(prompts).toEqual(['wallet_sendCalls', 'wallet_sendCalls']);
  });

  test('without an answer is not paid twice after its execution', async () => {
    const wallet = batchWallet(fixture().client);
    const { prompts, script } = counting(async (request, forward) => {
      const answer = await wallet.script(request, forward);
      if (request.method === 'wallet_sendCalls') throw new Error('The connection was lost.');
      return answer;
    });
    const journal = memoryJournal<PurchaseAttempt>();
    await buy(1, { ...all, script, journal });
    expect(told(await buy(1, { ...all, script, journal }))).toEqual(['network', 'succeeded']);
    expect(prompts).toEqual(['wallet_sendCalls']);
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test.each([
    ['runs calls on one another', (request, forward) => forward(request)],
    [
      'runs each call alone',
      (request, forward) => {
        if (request.method === 'eth_simulateV1')
          throw new MethodNotFoundRpcError(new Error('No such method.'));
        return forward(request);
      },
    ],
  ] satisfies [string, Script][])(
    'reports the reason of a revert from a node that %s',
    async (_which, node) => {
      const { client, deployment, rpcUrl } = fixture();
      const wallet = batchWallet(client, async () => {
        await client.writeContractSync({
          account: buyer,
          address: deployment.stableCoin,
          abi: parseAbi(['function transfer(address, uint256) returns (bool)']),
          functionName: 'transfer',
          args: [root, fromDecimal('990')],
        });
      });
      const reader = fakeWallet(rpcUrl, buyer, node);
      const events = await buy(1, { ...all, script: wallet.script, reader });
      const ended = events.at(-1);
      expect(ended?.type === 'failed' && ended.failure.explanation?.id).toBe(
        'contract.NotEnoughAllowanceOrBalance',
      );
      expect(await coins()).toBe(fromDecimal('10'));
      expect(await allowance(1)).toBe(0n);
    },
  );

  test.each([
    ['knows nothing of', () => Promise.reject(Object.assign(new Error('Unknown.'), { code: 5730 }))],
    ['calls bought', async () => ({ version: '2.0.0', chainId: '0x89', status: 200, receipts: [] })],
    ['has an unreadable status for', async () => ({ version: '2.0.0', chainId: '0x89', status: 'Done.' })],
  ])('is lost if the wallet %s it and the chain does not show it', async (_what, answer) => {
    const { client } = fixture();
    const script: Script = (request, forward) => {
      switch (request.method) {
        case 'wallet_getCapabilities':
          return { '0x89': { atomic: { status: 'ready' } } };
        case 'wallet_sendCalls':
          return { id: '0x01' };
        case 'wallet_getCallsStatus':
          return answer();
        default:
          return forward(request);
      }
    };
    const events = await buy(1, { ...all, script, patience: 100 });
    expect(told(events).at(-1)).toBe('failed purchase.dropped');
    expect(await client.getTransactionCount({ address: buyer })).toBe(0);
  });

  test('is not requested from a wallet without batch capabilities', async () => {
    await fund(fixture(), buyer, 1n);
    const script: Script = (request, forward) =>
      request.method === 'wallet_getCapabilities' ? {} : forward(request);
    expect(told(await buy(1, { ...all, script }))).toContain('way permit');
  });
});

test('a transaction names its chain, so that the wallet sends it on no other', async () => {
  const asked: unknown[] = [];
  const script: Script = (request, forward) => {
    if (request.method === 'eth_sendTransaction') asked.push(...(request.params as unknown[]));
    return forward(request);
  };
  await buy(1, { script });
  expect(asked).toMatchObject([{ chainId: '0x89' }, { chainId: '0x89' }]);
});
