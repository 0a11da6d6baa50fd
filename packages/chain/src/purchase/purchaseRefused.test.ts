import { fromDecimal, type PurchaseEvent } from '@upline/domain';
import {
  all,
  buyer,
  buyerFixture,
  chainForTest,
  fakeWallet,
  onSend,
  root,
  type Script,
  sponsor,
  stranger,
  told,
} from '@upline/localnet/testing';
import { type Abi, encodeErrorResult, erc20Abi, type Hex, toHex } from 'viem';
import { beforeEach, describe, expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { operator } from '../demo/localAccounts.ts';
import { purchase } from './purchase.ts';

const { fixture, named, optionsFor, buy, enroll, coins } = buyerFixture();

function failure(events: readonly PurchaseEvent[]) {
  const last = events.at(-1);
  return last?.type === 'failed' ? last.failure : undefined;
}

/** A wallet error claiming that the level is already bought. */
function saysBought(): never {
  const data = encodeErrorResult({ abi: racePoolAbi, errorName: 'AlreadyInvested' });
  throw Object.assign(new Error('execution reverted'), { code: -32000, data });
}

describe('a transaction', () => {
  beforeEach(() => enroll(buyer, root));

  test.each<[string, unknown]>([
    ['another code', { code: -32000, message: 'User cancelled the request' }],
    ['bare text', 'User rejected the request'],
    ['a device’s words', { message: '… denied by the user? (0x6985)' }],
    ['a code in text', { code: '4001' }],
  ])('is reported as cancelled after %s, with a single prompt', async (_how, no) => {
    const prompts: string[] = [];
    const script: Script = (request, forward) => {
      if (!/sendTransaction/.test(request.method)) return forward(request);
      prompts.push(request.method);
      throw no;
    };
    expect(told(await buy(1, { script })).at(-1)).toBe('failed toast.userCancelled');
    expect(prompts).toEqual(['eth_sendTransaction']);
  });

  test('is not requested by a second method after an error without a message', async () => {
    const prompts: string[] = [];
    const script: Script = (request, forward) => {
      if (!/sendTransaction/.test(request.method)) return forward(request);
      prompts.push(request.method);
      throw { code: -32000, message: 'Something.' };
    };
    expect(told(await buy(1, { script })).at(-1)).toBe('failed toast.transactionFailed');
    expect(prompts).toEqual(['eth_sendTransaction']);
  });

  test('is requested by `wallet_sendTransaction` if the wallet does not know `eth_sendTransaction`', async () => {
    const script: Script = (request, forward) => {
      if (request.method === 'eth_sendTransaction') throw { code: -32601, message: 'Method not found' };
      if (request.method === 'wallet_sendTransaction')
        return forward({ ...request, method: 'eth_sendTransaction' });
      return forward(request);
    };
    expect(told(await buy(1, { script })).at(-1)).toBe('succeeded');
  });

  test.each<[string, unknown]>([
    ['nothing', null],
    ['an object', {}],
    ['0x', '0x'],
    ['a hash in an object', 'object'],
  ])('is found and paid once if the wallet answers with %s', async (_what, answer) => {
    const script: Script = async (request, forward) => {
      const hash = await forward(request);
      if (request.method !== 'eth_sendTransaction') return hash;
      return answer === 'object' ? { hash } : answer;
    };
    const events = await buy(1, { script });
    expect(told(events).at(-1)).toBe('succeeded');
    for (const event of events) {
      if (event.type === 'sent') expect(event.transaction).toMatch(/^0x[0-9a-f]{64}$/);
    }
    expect(events.at(-1)).toMatchObject({ transaction: expect.stringMatching(/^0x[0-9a-f]{64}$/) });
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test('is paid once although an upgraded account answers with the hashes of other transactions', async () => {
    const { client } = fixture();
    await client.setCode({ address: buyer, bytecode: `0xef0100${'22'.repeat(20)}` });
    const script: Script = async (request, forward) => {
      const hash = await forward(request);
      if (request.method !== 'eth_sendTransaction') return hash;
      return client.sendTransaction({ account: stranger, to: stranger });
    };
    expect(told(await buy(1, { script })).at(-1)).toBe('succeeded');
    expect(await coins()).toBe(fromDecimal('950'));
  });

  test.each<[string, unknown]>([
    ['no hash', null],
    ['a hash that nobody knows', `0x${'ee'.repeat(32)}`],
  ])('is lost without payment if the wallet answers with %s and sends nothing', async (_what, answer) => {
    const script: Script = (request, forward) =>
      request.method === 'eth_sendTransaction' ? answer : forward(request);
    const events = await buy(1, { script, patience: 100 });
    expect(told(events).at(-1)).toBe('failed purchase.dropped');
    expect(await coins()).toBe(fromDecimal('1000'));
  });
});

describe('a wallet that answers AlreadyInvested', () => {
  beforeEach(() => enroll(buyer, root));

  test('fails the purchase if the chain does not confirm it', async () => {
    const script = onSend((nth) => (nth === 1 ? saysBought() : undefined));
    const events = await buy(1, { script, nodeLag: 100 });
    expect(told(events).slice(-2)).toEqual(['invest', 'failed toast.contractRevert']);
    expect(failure(events)?.explanation?.id).toBe('purchase.notOnChain');
    expect(await coins()).toBe(fromDecimal('1000'));
  });
});

describe('a purchase is refused', () => {
  test('without enough coins, with both amounts', async () => {
    const events = await buy(9);
    expect(told(events)).toEqual(['network', 'balance', 'failed toast.insufficientBalance']);
    expect(failure(events)?.notice.values).toEqual({ level: 9, balance: '1000', fee: '1500' });
  });

  test('without MATIC for gas', async () => {
    await fixture().client.setBalance({ address: buyer, value: 0n });
    expect(told(await buy(1))).toEqual(['network', 'balance', 'failed purchase.gas']);
  });

  test('on another network', async () => {
    const script: Script = (request, forward) =>
      request.method === 'eth_chainId' ? '0x1' : forward(request);
    expect(told(await buy(1, { script }))).toEqual(['network', 'failed toast.wrongNetwork']);
  });

  test('on another chain with the id 137', async () => {
    const other = await chainForTest();
    const wallet = fakeWallet(other.rpcUrl, buyer);
    expect(told(await buy(1, { wallet }))).toEqual(['network', 'failed toast.wrongNetwork']);
  });

  test('if the wallet changes to another chain between two prompts', async () => {
    let prompts = 0;
    const script: Script = (request, forward) => {
      if (request.method === 'eth_sendTransaction') prompts += 1;
      if (request.method === 'eth_getCode' && prompts > 0) return '0x';
      return forward(request);
    };
    const events = await buy(1, { script });
    expect(told(events).slice(-3)).toEqual(['sent approve', 'invest', 'failed toast.wrongNetwork']);
    expect(prompts).toBe(1);
  });

  test("if the pool's code differs", async () => {
    const pool = fixture().deployment.pools[1].address.toLowerCase();
    const script: Script = (request, forward) =>
      request.method === 'eth_getCode' && JSON.stringify(request.params).toLowerCase().includes(pool)
        ? '0x00'
        : forward(request);
    expect(told(await buy(1, { script }))).toEqual(['network', 'failed purchase.untrusted']);
  });

  test.each([
    ['a pool of its own', () => ({ ...named(1), contractAddress: stranger })],
    ['the pool of another position', () => named(2)],
    ['a coin of its own', () => ({ ...named(1), stableCoinAddress: stranger })],
    ['no address at all', () => ({ ...named(1), contractAddress: 'pool' })],
  ])('when the server names %s', async (_what, pool) => {
    const before = await fixture().client.getBlockNumber();
    expect(told(await buy(1, { pool: pool() }))).toEqual(['network', 'failed purchase.untrusted']);
    expect(await fixture().client.getBlockNumber()).toBe(before);
  });

  test.each([1, 3] as const)(
    'when pool %i has code other than this build’s on both nodes',
    async (position) => {
      const { client, deployment } = fixture();
      const { address } = deployment.pools[position];
      const code = (await client.getCode({ address })) ?? '0x';
      await client.setCode({ address, bytecode: `${code.slice(0, -2)}00` as Hex });
      expect(told(await buy(position))).toEqual(['network', 'failed purchase.untrusted']);
    },
  );

  test('when a race pool has the code of a global pool', async () => {
    const { client, deployment } = fixture();
    const { address } = deployment.pools[1];
    const bytecode = (await client.getCode({ address: deployment.pools[3].address })) ?? '0x';
    await client.setCode({ address, bytecode });
    expect(told(await buy(1))).toEqual(['network', 'failed purchase.untrusted']);
  });

  test("when the server's fee differs from the pool's", async () => {
    const pool = { ...named(1), joinningFee: 1n };
    expect(told(await buy(1, { pool }))).toEqual(['network', 'failed purchase.termsDiffer']);
  });

  const otherShares = { referralShare: 2000, networkShare: 4500, operatorShare: 3500 };

  async function modify(position: 1 | 3, functionName: string, args: readonly unknown[] = []) {
    const { client, deployment } = fixture();
    const { address } = deployment.pools[position];
    const account = operator.modifierAdmin();
    await client.writeContractSync({ account, abi: racePoolAbi as Abi, address, functionName, args });
  }

  /** Queues other shares for the same fee and waits until they can be applied. */
  async function announceShares(position: 1 | 3): Promise<void> {
    const { client, deployment } = fixture();
    const joiningFee = deployment.pools[position].joinningFee;
    await modify(position, 'queue_terms', [{ joiningFee, ...otherShares }]);
    await client.increaseTime({ seconds: 48 * 3600 });
    await client.mine({ blocks: 1 });
  }

  test.each([1, 3] as const)('when pool %i has changed its shares', async (position) => {
    await announceShares(position);
    await modify(position, 'apply_terms');
    expect(told(await buy(position))).toEqual(['network', 'failed purchase.termsDiffer']);
  });

  test('without payment when the terms change between approval and investment', async () => {
    await announceShares(1);
    const before = await coins();
    const script = onSend(async (nth) => {
      if (nth === 1) await modify(1, 'apply_terms');
    });
    const events = await buy(1, { script, ways: ['sequential'] });
    expect(told(events).at(-1)).toBe('failed toast.contractRevert');
    expect(failure(events)).toEqual({
      notice: { id: 'toast.contractRevert', values: { name: 'TermsChanged' } },
      explanation: { id: 'contract.TermsChanged' },
    });
    expect(await coins()).toBe(before);
  });

  test('when the server names no referrer', async () => {
    const lookupReferrer = async () => ({ referrer: '', isDirect: true, sponsor: '' });
    expect(told(await buy(1, { lookupReferrer })).at(-1)).toBe('failed toast.invalidPurchase');
  });
});

describe("a contract's error", () => {
  test('is shown without a prompt, after the referral was read a second time', async () => {
    let lookups = 0;
    const events = await buy(1, {
      lookupReferrer: async () => {
        lookups += 1;
        return { referrer: stranger, isDirect: true, sponsor: stranger };
      },
    });
    expect(told(events)).toEqual(['network', 'balance', 'allowance', 'failed toast.contractRevert']);
    expect(failure(events)).toEqual({
      notice: { id: 'toast.contractRevert', values: { name: 'InvalidReferral' } },
      explanation: { id: 'contract.InvalidReferral' },
    });
    expect(lookups).toBe(2);
  });

  test('about a changed referral leads to the new referral', async () => {
    await enroll(sponsor, root);
    await enroll(buyer, sponsor);
    const script = onSend(async (nth) => {
      // The sponsor buys the level while the prompt is open.
      if (nth === 1) {
        const { rpcUrl } = fixture();
        await all(purchase({ ...optionsFor(1), wallet: fakeWallet(rpcUrl, sponsor) }));
      }
    });
    const events = await buy(1, { script });
    expect(told(events).slice(6)).toEqual([
      'sent approve',
      'invest',
      'sent invest',
      'confirm',
      'way sequential',
      'skipped enroll',
      'skipped approve',
      'invest',
      'sent invest',
      'confirm',
      'succeeded',
    ]);
    const { client, deployment } = fixture();
    const [, upline] = await client.readContract({
      abi: racePoolAbi,
      address: deployment.pools[1].address,
      functionName: 'users',
      args: [buyer],
    });
    expect(upline).toBe(sponsor);
  });

  test('is decoded from a mined and reverted transaction', async () => {
    const { client, deployment } = fixture();
    const script = onSend(async (nth, { params }) => {
      if (nth !== 1) return undefined;
      await client.writeContractSync({
        account: buyer,
        address: deployment.stableCoin,
        abi: erc20Abi,
        functionName: 'transfer',
        args: [stranger, await coins()],
      });
      const [transaction] = params as [object];
      return { ...transaction, gas: toHex(500_000) };
    });
    const events = await buy(1, { script });
    expect(told(events).slice(-3)).toEqual(['sent invest', 'confirm', 'failed toast.contractRevert']);
    expect(failure(events)?.explanation?.id).toBe('contract.NotEnoughAllowanceOrBalance');
  });
});
