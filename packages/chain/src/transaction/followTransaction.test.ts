import { buyer, buyerFixture, fakeWallet, stranger } from '@upline/localnet/testing';
import { encodeFunctionData, erc20Abi, type Hex, HttpRequestError, parseEther, zeroAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { beginningOf } from './beginning.ts';
import { followTransaction, type Sent, type TransactionNews, type Watch } from './followTransaction.ts';

const { fixture } = buyerFixture();

const dear = { maxFeePerGas: parseEther('0.00001'), maxPriorityFeePerGas: parseEther('0.000001') };

function payment(amount: bigint) {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [stranger, amount] });
  return { to: fixture().deployment.stableCoin, data };
}

/** Sends a payment that stays pending. */
async function waiting(): Promise<Sent> {
  const { client } = fixture();
  const beginning = await beginningOf(client, buyer);
  await client.setAutomine(false);
  const call = payment(1n);
  const hash = await client.sendTransaction({ account: buyer, ...call });
  return { ...beginning, from: buyer, call, hash };
}

type Sighting = Extract<TransactionNews, { type: 'seen' }>;

/** Follows a transaction to its end, and runs one act before each read of the receipt. */
async function endOf(sent: Sent, watch: Partial<Watch> = {}, acts: (() => Promise<unknown>)[] = []) {
  const { client, rpcUrl } = fixture();
  const sightings: Sighting[] = [];
  const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
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

const mine = () => fixture().client.mine({ blocks: 1 });

describe('a transaction', () => {
  test('is followed to its block', async () => {
    const sent = await waiting();
    const { end, sightings } = await endOf(sent, {}, [async () => {}, mine]);
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: sent.hash } });
    expect(sightings).toEqual([]);
  });

  test('reports its own nonce if another was expected', async () => {
    const { client } = fixture();
    await client.setAutomine(false);
    await client.sendTransaction({ account: buyer, ...payment(2n) });
    const sent = await waiting();
    const { end, sightings } = await endOf({ ...sent, nonce: 0 }, {}, [async () => {}, mine]);
    expect(sightings).toEqual([{ type: 'seen', hash: sent.hash, nonce: 1, isReplacement: false }]);
    expect(end.type).toBe('mined');
  });

  test('is followed after its owner speeds it up', async () => {
    const { client } = fixture();
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

  test('that was sped up and mined meanwhile is found by its nonce', async () => {
    const { client } = fixture();
    const sent = await waiting();
    await client.sendTransaction({ account: buyer, ...sent.call, nonce: sent.nonce, gas: 90_000n, ...dear });
    await mine();
    await client.mine({ blocks: 200 });
    const { end, sightings } = await endOf(sent);
    expect(sightings).toMatchObject([{ isReplacement: true }]);
    expect(end.type).toBe('mined');
  });

  test.each([0, 200])(
    'that its owner has cancelled is reported as cancelled, %i blocks later',
    async (later) => {
      const { client } = fixture();
      const sent = await waiting();
      await client.sendTransaction({ account: buyer, to: buyer, nonce: sent.nonce, gas: 21_000n, ...dear });
      await mine();
      if (later) await client.mine({ blocks: later });
      expect((await endOf(sent, { nodeLag: 100 })).end).toEqual({ type: 'cancelled' });
    },
  );

  test('reports a cancellation without a pause if the transaction was pending before', async () => {
    const { client } = fixture();
    const sent = await waiting();
    const cancel = async () => {
      await client.sendTransaction({ account: buyer, to: buyer, nonce: sent.nonce, gas: 21_000n, ...dear });
      await mine();
    };
    expect((await endOf(sent, {}, [async () => {}, cancel])).end).toEqual({ type: 'cancelled' });
  });

  test('is done, not cancelled, if its replacement had the same effect', async () => {
    const { client } = fixture();
    const sent = await waiting();
    await client.sendTransaction({ account: buyer, to: buyer, nonce: sent.nonce, gas: 21_000n, ...dear });
    await mine();
    let looks = 0;
    // The effect appears between the first check and the nonce check.
    expect((await endOf(sent, { isDone: async () => ++looks > 1 })).end).toEqual({ type: 'done' });
  });

  test('is done without a receipt once the chain shows its effect', async () => {
    const { rpcUrl } = fixture();
    const sent = await waiting();
    await mine();
    const reader = fakeWallet(rpcUrl, buyer, async (request, forward) =>
      request.method === 'eth_getTransactionReceipt' ? null : forward(request),
    );
    let looks = 0;
    expect((await endOf(sent, { reader, isDone: async () => ++looks > 2 })).end).toEqual({ type: 'done' });
  });

  test('is cancelled only after a while if the node does not return what used its nonce', async () => {
    const { rpcUrl } = fixture();
    const sent = await waiting();
    await mine();
    let looks = 0;
    const isForgetful = () => looks < 10;
    const reader = fakeWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
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

  test('is lost after a time limit if no node knows the transaction and its nonce is free', async () => {
    const { client } = fixture();
    const sent = await waiting();
    await client.dropTransaction({ hash: sent.hash ?? '0x' });
    const since = Date.now();
    expect((await endOf(sent, { patience: 300 })).end).toEqual({ type: 'dropped' });
    expect(Date.now() - since).toBeGreaterThanOrEqual(300);
  });

  test('is not lost if a node forgets it for a moment', async () => {
    const { rpcUrl } = fixture();
    const sent = await waiting();
    let looks = 0;
    const reader = fakeWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
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

  test("is not lost if the wallet's node returns the transaction", async () => {
    const { rpcUrl, client } = fixture();
    const sent = await waiting();
    const blind = fakeWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
      if (method === 'eth_getTransactionByHash') return null;
      if (method === 'eth_getTransactionCount') return '0x0';
      if (method === 'eth_getBlockByNumber') throw new Error('No such block.');
      return forward({ method, params });
    });
    let looks = 0;
    const witness = fakeWallet(rpcUrl, buyer, async (request, forward) => {
      if (++looks === 8) await mine();
      return forward(request);
    });
    expect((await endOf(sent, { reader: blind, witness, patience: 0 })).end.type).toBe('mined');
    await client.setAutomine(true);
  });

  test('of a multisig wallet is given more time, but not unlimited', async () => {
    const { rpcUrl } = fixture();
    const beginning = await beginningOf(fixture().client, buyer);
    const proposed = { ...beginning, from: buyer, call: payment(1n), hash: `0x${'cd'.repeat(32)}` } as const;
    let looks = 0;
    const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
      if (request.method === 'eth_getTransactionReceipt') looks += 1;
      return request.method === 'eth_getCode' ? '0x6001600155' : forward(request);
    });
    const watch = { reader, patience: 0, signersPatience: 0 };
    expect((await endOf(proposed, watch)).end).toEqual({ type: 'unseen' });
    const isDone = async () => looks > 20;
    expect((await endOf(proposed, { reader, patience: 0, isDone })).end).toEqual({ type: 'done' });
  });

  test('is awaited while the node is silent', async () => {
    const { rpcUrl } = fixture();
    const sent = await waiting();
    let asked = 0;
    const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
      if (++asked < 20) throw new HttpRequestError({ url: rpcUrl });
      if (asked === 20) await mine();
      return forward(request);
    });
    expect((await endOf(sent, { reader, patience: 0 })).end.type).toBe('mined');
    expect(asked).toBe(21);
  });

  test('without a hash is found while pending and after it is mined', async () => {
    const sent = await waiting();
    const unheard = { ...sent, hash: null };
    const whileWaiting = await endOf(unheard, {}, [async () => {}, mine]);
    expect(whileWaiting.sightings).toMatchObject([{ hash: sent.hash, isReplacement: false }]);
    const afterwards = await endOf(unheard);
    expect(afterwards.sightings).toMatchObject([{ hash: sent.hash }]);
    expect(afterwards.end.type).toBe('mined');
  });

  test.each([
    ['an older one', buyer],
    ["another wallet's", stranger],
  ])('is found although the wallet answers with the hash of %s', async (_whose, account) => {
    const { client } = fixture();
    const before = await beginningOf(client, buyer);
    const wrong = await client.sendTransaction({ account, to: buyer });
    const sent = await waiting();
    const block = account === buyer ? sent.block : before.block;
    const { end, sightings } = await endOf({ ...sent, block, hash: wrong }, {}, [async () => {}, mine]);
    expect(sightings).toMatchObject([{ hash: sent.hash, isReplacement: false }]);
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: sent.hash } });
  });

  test.each([0, 1])(
    'is found although the wallet answers with the hash of another request, accepted %i prompts before or after',
    async (isAfter) => {
      const { client } = fixture();
      const beginning = await beginningOf(client, buyer);
      await client.setAutomine(false);
      const other = {
        account: buyer,
        to: fixture().deployment.stableCoin,
        data: '0x',
        gas: 50_000n,
      } as const;
      const before = isAfter ? null : await client.sendTransaction(other);
      const call = payment(3n);
      const own = await client.sendTransaction({ account: buyer, ...call });
      const wrong = before ?? (await client.sendTransaction(other));
      await mine();
      expect((await client.getTransactionReceipt({ hash: wrong })).status).toBe('reverted');
      const { end, sightings } = await endOf({ ...beginning, from: buyer, call, hash: wrong });
      expect(sightings).toMatchObject([{ hash: own, isReplacement: false }]);
      expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: own } });
    },
  );

  test('waits for a transaction that the node lacks, although another used its nonce', async () => {
    const { client, rpcUrl } = fixture();
    const sent = await waiting();
    await client.dropTransaction({ hash: sent.hash ?? '0x' });
    await client.setAutomine(true);
    await client.sendTransaction({ account: buyer, to: stranger, value: 1n });
    const own = await client.sendTransaction({ account: buyer, ...sent.call });
    let looks = 0;
    const isLate = () => looks < 4;
    const reader = fakeWallet(rpcUrl, buyer, async ({ method, params }, forward) => {
      if (method === 'eth_getTransactionReceipt') looks += 1;
      if (isLate() && /Receipt$|ByHash$/.test(method)) return null;
      if (isLate() && method === 'eth_getTransactionCount') return '0x1';
      return forward({ method, params });
    });
    const { end } = await endOf({ ...sent, hash: own }, { reader });
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: own } });
  });

  test.each<[string, object]>([
    ['without a block', { blockNumber: null, blockHash: null }],
    ['with a status in another form', { status: 1 }],
    ['without a status', { status: null }],
  ])('is not taken for mined or reverted by a receipt %s', async (_how, fault) => {
    const { rpcUrl } = fixture();
    const sent = await waiting();
    await mine();
    let looks = 0;
    const reader = fakeWallet(rpcUrl, buyer, async (request, forward) => {
      const answer = await forward(request);
      return request.method === 'eth_getTransactionReceipt' ? { ...(answer as object), ...fault } : answer;
    });
    expect((await endOf(sent, { reader, isDone: async () => ++looks > 2 })).end).toEqual({ type: 'done' });
  });

  test('without a hash is found if the wallet appended bytes to its data', async () => {
    const { client } = fixture();
    const beginning = await beginningOf(client, buyer);
    const call = payment(4n);
    const hash = await client.sendTransaction({ account: buyer, to: call.to, data: `${call.data}8021` });
    const { sightings } = await endOf({ ...beginning, from: buyer, call, hash: null });
    expect(sightings).toMatchObject([{ hash }]);
  });

  test('distinguishes an unsent transaction from a cancelled one', async () => {
    const { client } = fixture();
    const beginning = await beginningOf(client, buyer);
    const sent = { ...beginning, from: buyer, call: payment(1n), hash: null };
    expect((await endOf(sent)).end).toEqual({ type: 'unsent' });
    await client.sendTransaction({ account: buyer, to: zeroAddress, value: 1n });
    expect((await endOf(sent)).end).toEqual({ type: 'cancelled' });
  });

  test('is found in a block before its request, into which a reorg has moved it', async () => {
    const { client } = fixture();
    const sent = await waiting();
    await mine();
    await client.mine({ blocks: 3 });
    const { end } = await endOf({ ...sent, block: sent.block + 1n }, { patience: 100 });
    expect(end).toMatchObject({ type: 'mined', receipt: { transactionHash: sent.hash } });
  });

  test.each<[string, Hex]>([
    ['a contract wallet', '0x6001'],
    ['an upgraded account', `0xef0100${'22'.repeat(20)}`],
  ])('ignores a stranger’s transaction that %s names, and waits for the effect', async (_whose, bytecode) => {
    const { client } = fixture();
    const beginning = await beginningOf(client, buyer);
    await client.setCode({ address: buyer, bytecode });
    await client.setAutomine(false);
    const wrong = await client.sendTransaction({ account: stranger, to: stranger, gas: 21_000n });
    const sent = { ...beginning, from: buyer, call: payment(1n), hash: wrong };
    let looks = 0;
    const isDone = async () => ++looks > 5;
    const watch = { isDone, hasEffect: () => false };
    const { end, sightings } = await endOf(sent, watch, [async () => {}, mine]);
    expect(end).toEqual({ type: 'done' });
    expect(sightings).toEqual([]);
  });

  test('of a contract wallet is recognized by its effect', async () => {
    const { client } = fixture();
    await client.setCode({ address: buyer, bytecode: '0x6001' });
    const sent = { ...(await beginningOf(client, buyer)), from: buyer, call: payment(1n) };
    let looks = 0;
    const isDone = async () => ++looks > 10;
    const told = await endOf({ ...sent, hash: `0x${'ab'.repeat(32)}` }, { isDone, patience: 0 });
    expect(told.end).toEqual({ type: 'done' });
    expect(looks).toBe(11);
  });

  test('is abandoned on abort', async () => {
    const sent = await waiting();
    const abortion = new AbortController();
    const followed = endOf(sent, { signal: abortion.signal }, [
      async () => {},
      async () => abortion.abort(new Error('Nobody looks.')),
    ]);
    await expect(followed).rejects.toThrow('Nobody looks.');
  });
});
