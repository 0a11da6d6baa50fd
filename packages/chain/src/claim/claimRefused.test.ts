import type { ClaimEvent, Position } from '@upline/domain';
import {
  buyer,
  chainForTest,
  claimEventNames,
  claimerFixture,
  earned,
  fakeWallet,
  onSend,
  rejection,
  type Script,
  sponsor,
  stranger,
} from '@upline/localnet/testing';
import { type Hash, HttpRequestError, parseEther } from 'viem';
import { describe, expect, test } from 'vitest';
import { claim } from './claim.ts';

const { fixture, claimOptions, claimable, claimed, coinsOf, secondPool } = claimerFixture();

describe('a claim', () => {
  test('ends when the owner rejects a prompt, without further prompts', async () => {
    await secondPool();
    const before = await coinsOf(sponsor);
    const script = onSend((nth) => {
      if (nth === 1) throw rejection();
    });
    const events = await claimed(1, { script });
    expect(claimEventNames(events).slice(3)).toEqual(['paid', 'asked', 'failed toast.userCancelled']);
    expect(await coinsOf(sponsor)).toBe(before + earned);
    expect(claimEventNames(await claimed(1)).at(-1)).toBe('succeeded');
    expect(await coinsOf(sponsor)).toBe(before + 2n * earned);
  });

  test('fails when the owner cancels the transaction', async () => {
    const { client } = fixture();
    const before = await coinsOf(sponsor);
    const script = onSend(() => client.setAutomine(false));
    const events: ClaimEvent[] = [];
    for await (const event of claim(claimOptions(1, { script, nodeLag: 100 }))) {
      events.push(event);
      if (event.type !== 'sent') continue;
      const nonce = await client.getTransactionCount({ address: sponsor });
      const gas = {
        gas: 21_000n,
        maxFeePerGas: parseEther('0.00001'),
        maxPriorityFeePerGas: parseEther('0.000001'),
      };
      await client.sendTransaction({ account: sponsor, to: sponsor, nonce, ...gas });
      await client.mine({ blocks: 1 });
    }
    expect(claimEventNames(events)).toEqual(['found', 'asked', 'sent', 'failed toast.userCancelled']);
    expect(await coinsOf(sponsor)).toBe(before);
  });

  test('succeeds when a speed-up replaces the transaction', async () => {
    const { client } = fixture();
    const before = await coinsOf(sponsor);
    const script = onSend(() => client.setAutomine(false));
    const events: ClaimEvent[] = [];
    for await (const event of claim(claimOptions(1, { script }))) {
      const isFirst = event.type === 'sent' && !events.some(({ type }) => type === 'sent');
      events.push(event);
      if (!isFirst) continue;
      const { input, to, nonce } = await client.getTransaction({ hash: event.transaction as Hash });
      const gas = {
        gas: 300_000n,
        maxFeePerGas: parseEther('0.00001'),
        maxPriorityFeePerGas: parseEther('0.000001'),
      };
      await client.sendTransaction({ account: sponsor, to, data: input, nonce, ...gas });
      await client.mine({ blocks: 1 });
    }
    expect(claimEventNames(events).slice(-2)).toEqual(['paid', 'succeeded']);
    expect(await coinsOf(sponsor)).toBe(before + earned);
  });

  test.each([
    ['a level without a place of theirs', 3, 'toast.noGlobalPools'],
    ['a race level without a place of theirs', 2, 'toast.noEligiblePools'],
    ['a level that does not exist', 10, 'toast.invalidPool'],
  ] as const)('fails without a prompt at %s', async (_what, position, id) => {
    expect(claimEventNames(await claimed(position as Position))).toEqual([`failed ${id}`]);
  });

  test('fails without a prompt for a buyer without income', async () => {
    const wallet = fakeWallet(fixture().rpcUrl, buyer);
    expect(await claimable(buyer)).toEqual([{ position: 1, amount: 0n }]);
    expect(claimEventNames(await claimed(1, { wallet }))).toEqual(['failed toast.noEligiblePools']);
    expect(await claimable(stranger)).toEqual([]);
  });

  test('fails on another network', async () => {
    const script: Script = (request, forward) =>
      request.method === 'eth_chainId' ? '0x1' : forward(request);
    expect(claimEventNames(await claimed(1, { script }))).toEqual(['failed toast.wrongNetwork']);
  });

  test('fails on another chain with the id 137', async () => {
    const other = await chainForTest();
    const wallet = fakeWallet(other.rpcUrl, sponsor);
    expect(claimEventNames(await claimed(1, { wallet }))).toEqual(['failed toast.wrongNetwork']);
  });

  test("fails when the pool's code differs", async () => {
    const pool = fixture().deployment.pools[1].address.toLowerCase();
    const script: Script = (request, forward) =>
      request.method === 'eth_getCode' && JSON.stringify(request.params).toLowerCase().includes(pool)
        ? '0x00'
        : forward(request);
    expect(claimEventNames(await claimed(1, { script }))).toEqual([
      'found',
      'asked',
      'failed toast.wrongNetwork',
    ]);
  });

  test.each([
    ['before the prompt', 'eth_chainId', 'purchase.walletNode'],
    ['at the prompt', 'eth_sendTransaction', 'toast.claimFailed'],
  ])('fails when the wallet does not answer %s', async (_when, method, id) => {
    const script: Script = (request, forward) => {
      if (request.method === method) throw new HttpRequestError({ url: 'http://wallet.example' });
      return forward(request);
    };
    expect(claimEventNames(await claimed(1, { script })).at(-1)).toBe(`failed ${id}`);
  });
});
