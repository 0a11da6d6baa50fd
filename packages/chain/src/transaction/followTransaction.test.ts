import { buyer, buyersWorld, scriptedWallet, stranger } from '@upline/localnet/testing';
import { encodeFunctionData, erc20Abi, HttpRequestError, parseEther, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';
import { followTransaction, type Sent, type TransactionNews, type Watch } from './followTransaction.ts';

const { world } = buyersWorld();

const dear = { maxFeePerGas: parseEther('0.00001'), maxPriorityFeePerGas: parseEther('0.000001') };

function payment(amount: bigint) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, amount] });
  return { to: world().deployment.stableCoin, data };
}

/** A payment that waits for its block. */
async function waiting(): Promise<Sent> {
  const { client } = world();
  const beginning = await beginningOf(client, buyer);
  await client.setAutomine(false);
  const call = payment(1n);
  const hash = await client.sendTransaction({ account: buyer, ...call });
  return { ...beginning, from: buyer, call, hash };
}

type Sighting = Extract<TransactionNews, { type: 'seen' }>;

/** Follows to the end, and does one of the acts before each look for a receipt. */
async function endOf(sent: Sent, watch: Partial<Watch> = {}, acts: (() => Promise<unknown>)[] = []) {
  const { client, rpcUrl } = world();
  const sightings: Sighting[] = [];
  const reader = scriptedWallet(rpcUrl, buyer, async (request, forward) => {
    if (request.method === 'eth_getTransactionReceipt' && acts.length > 0) await acts.shift()?.();
    return forward(request);
  });
  let followed = sent;
  for (;;) {
    const news = await followTransaction({ reader, ...watch }, followed);
    if (news.type !== 'seen') {
      await client.setAutomine(true);
      return { end: news, sightings };
    }
    followed = { ...followed, nonce: news.nonce, hash: news.hash };
    sightings.push(news);
  }
}

const mine = () => world().client.mine({ blocks: 1 });

describe('a transaction', () => {
  test('is followed into its block', async () => {
    const sent = await waiting();
    const { end, sightings } = await endOf(sent, {}, [async () => {}, mine]);
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: sent.hash } });
    expect(sightings).toEqual([]);
  });

  test('tells its own number where another one was expected', async () => {
    const { client } = world();
    await client.setAutomine(false);
    await client.sendTransaction({ account: buyer, ...payment(2n) });
    const sent = await waiting();
    const { end, sightings } = await endOf({ ...sent, nonce: 0 }, {}, [async () => {}, mine]);
    expect(sightings).toEqual([{ type: 'seen', hash: sent.hash, nonce: 1, isReplacement: false }]);
    expect(end.type).toBe('mined');
  });

  test('is followed where its owner sends it again at another price', async () => {
    const { client } = world();
    const sent = await waiting();
    const again = async () => {
      await client.sendTransaction({
        account: buyer,
        ...sent.call,
        nonce: sent.nonce,
        gas: 90_000n,
        ...dear,
      });
    };
    const { end, sightings } = await endOf(sent, {}, [again, async () => {}, mine]);
    expect(sightings).toMatchObject([{ nonce: sent.nonce, isReplacement: true }]);
    expect(sightings[0]?.hash).not.toBe(sent.hash);
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: sightings[0]?.hash } });
  });

  test('that was sent again, and mined, while no page looked is found by its number', async () => {
    const { client } = world();
    const sent = await waiting();
    await client.sendTransaction({ account: buyer, ...sent.call, nonce: sent.nonce, gas: 90_000n, ...dear });
    await mine();
    await client.mine({ blocks: 200 });
    const { end, sightings } = await endOf(sent);
    expect(sightings).toMatchObject([{ isReplacement: true }]);
    expect(end.type).toBe('mined');
  });

  test.each([0, 200])(
    'that its owner has cancelled is not taken for another, %i blocks later',
    async (later) => {
      const { client } = world();
      const sent = await waiting();
      await client.sendTransaction({ account: buyer, to: buyer, nonce: sent.nonce, gas: 21_000n, ...dear });
      await mine();
      if (later) await client.mine({ blocks: later });
      expect((await endOf(sent)).end).toEqual({ type: 'cancelled' });
    },
  );

  test('is not taken for cancelled when the one in its place has brought the same about', async () => {
    const { client } = world();
    const sent = await waiting();
    await client.sendTransaction({ account: buyer, to: buyer, nonce: sent.nonce, gas: 21_000n, ...dear });
    await mine();
    let looks = 0;
    // It comes about between the question and the look at the number.
    expect((await endOf(sent, { isDone: async () => ++looks > 1 })).end).toEqual({ type: 'done' });
  });

  test('is not taken for cancelled at once where the node cannot name what has used its number', async () => {
    const { rpcUrl } = world();
    const sent = await waiting();
    await mine();
    let looks = 0;
    const isForgetful = () => looks < 10;
    const reader = scriptedWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
      if (method === 'eth_getTransactionReceipt' && ++looks && isForgetful()) return null;
      if (method === 'eth_getTransactionByHash' && isForgetful()) return null;
      if (method === 'eth_getBlockByNumber') {
        const block = (await forward({ method, params })) as object;
        return { ...block, transactions: [] };
      }
      return forward({ method, params });
    });
    expect((await endOf(sent, { reader })).end.type).toBe('mined');
    looks = 0;
    const never = { ...sent, hash: `0x${'cd'.repeat(32)}` } as const;
    expect((await endOf(never, { reader, patience: 100 })).end).toEqual({ type: 'cancelled' });
  });

  test('that nobody knows any more, and whose number is free, is lost; not at the first look', async () => {
    const { client } = world();
    const sent = await waiting();
    await client.dropTransaction({ hash: sent.hash ?? '0x' });
    const since = Date.now();
    expect((await endOf(sent, { patience: 300 })).end).toEqual({ type: 'dropped' });
    expect(Date.now() - since).toBeGreaterThanOrEqual(300);
  });

  test('that a node has forgotten for a moment is not lost', async () => {
    const { rpcUrl } = world();
    const sent = await waiting();
    let looks = 0;
    const reader = scriptedWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
      if (method === 'eth_getTransactionReceipt') looks += 1;
      if (looks === 12) await mine();
      if (looks % 4 !== 0 && looks < 12) {
        if (method === 'eth_getTransactionByHash') return null;
        if (method === 'eth_getTransactionCount') return '0x0';
        if (method === 'eth_getBlockByNumber') throw new Error('No such block.');
      }
      return forward({ method, params });
    });
    expect((await endOf(sent, { reader, patience: 0 })).end.type).toBe('mined');
  });

  test('that the wallet’s own node knows is not lost', async () => {
    const { rpcUrl, client } = world();
    const sent = await waiting();
    const blind = scriptedWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
      if (method === 'eth_getTransactionByHash') return null;
      if (method === 'eth_getTransactionCount') return '0x0';
      if (method === 'eth_getBlockByNumber') throw new Error('No such block.');
      return forward({ method, params });
    });
    let looks = 0;
    const witness = scriptedWallet(rpcUrl, buyer, async (request, forward) => {
      if (++looks === 8) await mine();
      return forward(request);
    });
    expect((await endOf(sent, { reader: blind, witness, patience: 0 })).end.type).toBe('mined');
    await client.setAutomine(true);
  });

  test('of a wallet that others sign for is waited for longer, and not for ever', async () => {
    const { rpcUrl } = world();
    const beginning = await beginningOf(world().client, buyer);
    const proposed = { ...beginning, from: buyer, call: payment(1n), hash: `0x${'cd'.repeat(32)}` } as const;
    let looks = 0;
    const reader = scriptedWallet(rpcUrl, buyer, async (request, forward) => {
      if (request.method === 'eth_getTransactionReceipt') looks += 1;
      return request.method === 'eth_getCode' ? '0x6001600155' : forward(request);
    });
    const watch = { reader, patience: 0, signersPatience: 0 };
    expect((await endOf(proposed, watch)).end).toEqual({ type: 'unseen' });
    const isDone = async () => looks > 20;
    expect((await endOf(proposed, { reader, patience: 0, isDone })).end).toEqual({ type: 'done' });
  });

  test('is waited for while the node is silent', async () => {
    const { rpcUrl } = world();
    const sent = await waiting();
    let asked = 0;
    const reader = scriptedWallet(rpcUrl, buyer, async (request, forward) => {
      if (++asked < 20) throw new HttpRequestError({ url: rpcUrl });
      if (asked === 20) await mine();
      return forward(request);
    });
    expect((await endOf(sent, { reader, patience: 0 })).end.type).toBe('mined');
    expect(asked).toBe(20);
  });

  test('of which no hash was heard is found while it waits, and when it is mined', async () => {
    const sent = await waiting();
    const unheard = { ...sent, hash: null };
    const whileWaiting = await endOf(unheard, {}, [async () => {}, mine]);
    expect(whileWaiting.sightings).toMatchObject([{ hash: sent.hash, isReplacement: false }]);
    const afterwards = await endOf(unheard);
    expect(afterwards.sightings).toMatchObject([{ hash: sent.hash }]);
    expect(afterwards.end.type).toBe('mined');
  });

  test('that was never sent is told from one that was', async () => {
    const { client } = world();
    const beginning = await beginningOf(client, buyer);
    const sent = { ...beginning, from: buyer, call: payment(1n), hash: null };
    expect((await endOf(sent)).end).toEqual({ type: 'unsent' });
    await client.sendTransaction({ account: buyer, to: zeroAddress, value: 1n });
    expect((await endOf(sent)).end).toEqual({ type: 'cancelled' });
  });

  test('of a wallet of code is known by what it brings about', async () => {
    const { client } = world();
    await client.setCode({ address: buyer, bytecode: '0x6001' });
    const sent = { ...(await beginningOf(client, buyer)), from: buyer, call: payment(1n) };
    let looks = 0;
    const isDone = async () => ++looks > 10;
    const told = await endOf({ ...sent, hash: `0x${'ab'.repeat(32)}` }, { isDone, patience: 0 });
    expect(told.end).toEqual({ type: 'done' });
    expect(looks).toBe(11);
  });

  test('is given up when no page looks any more', async () => {
    const sent = await waiting();
    const abortion = new AbortController();
    const followed = endOf(sent, { signal: abortion.signal }, [
      async () => {},
      async () => abortion.abort(new Error('Nobody looks.')),
    ]);
    await expect(followed).rejects.toThrow('Nobody looks.');
  });
});
