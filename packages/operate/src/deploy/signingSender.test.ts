import { polygonAt } from '@upline/chain';
import { localAccount, localClient } from '@upline/chain/demo';
import { leastTip } from '@upline/chain/internal';
import { chainForTest } from '@upline/localnet/testing';
import { createClient, custom, http, parseTransaction, RpcRequestError, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { signingSender } from './signingSender.ts';

/**
 * A node that mines a transaction right after the sender's second look. To a sender that watches
 * blocks it shows the new number while the request for the previous block still waits.
 */
function busyNode(rpcUrl: string, mine: () => Promise<void>) {
  const node = http(rpcUrl)({});
  const isLooking = Promise.withResolvers<void>();
  const isNumbered = Promise.withResolvers<void>();
  let looks = 0;
  return custom({
    async request(asked: { method: string; params?: unknown }) {
      const isMined = looks >= 2;
      if (isMined && asked.method === 'eth_blockNumber') {
        await isLooking.promise;
        setTimeout(isNumbered.resolve, 100);
      }
      const answer = await node.request(asked);
      if (isMined && asked.method === 'eth_getBlockByNumber') {
        isLooking.resolve();
        await isNumbered.promise;
      }
      if (asked.method === 'eth_getTransactionReceipt' && ++looks === 2) await mine();
      return answer;
    },
  });
}

test('notices a transaction in the last block that is mined', async () => {
  const { rpcUrl } = await chainForTest();
  const chain = localClient(rpcUrl);
  await chain.setAutomine(false);
  const client = createClient({
    chain: polygonAt(rpcUrl),
    transport: busyNode(rpcUrl, () => chain.mine({ blocks: 1 })),
    pollingInterval: 20,
    cacheTime: 0,
  });
  const sender = signingSender(client, localAccount(0));
  await expect(sender.send({ to: zeroAddress, data: '0x' })).resolves.toMatchObject({ status: 'success' });
});

/**
 * A node with a minimum tip that suggests less and names the minimum in its error. `offered` lists
 * the tips offered.
 */
async function choosyNode(least: bigint) {
  const { rpcUrl } = await chainForTest();
  const node = http(rpcUrl)({});
  const offered: bigint[] = [];
  const client = createClient({
    chain: polygonAt(rpcUrl),
    pollingInterval: 20,
    cacheTime: 0,
    transport: custom(
      {
        async request(asked: { method: string; params?: unknown }) {
          if (asked.method === 'eth_maxPriorityFeePerGas') return '0x3b9aca00';
          if (asked.method !== 'eth_sendRawTransaction') return node.request(asked);
          const [raw] = asked.params as [`0x${string}`];
          const { maxPriorityFeePerGas: tip = 0n } = parseTransaction(raw);
          offered.push(tip);
          if (tip >= least) return node.request(asked);
          const message = `transaction gas price below minimum: gas tip cap ${tip}, minimum needed ${least}`;
          throw new RpcRequestError({ body: {}, url: rpcUrl, error: { code: -32000, message } });
        },
      },
      { retryCount: 0 },
    ),
  });
  return { client, offered };
}

const nothing = { to: zeroAddress, data: '0x' } as const;

test("offers at least Polygon's minimum tip", async () => {
  const { client, offered } = await choosyNode(25_000_000_000n);
  await expect(signingSender(client, localAccount(0)).send(nothing)).resolves.toMatchObject({
    status: 'success',
  });
  expect(offered).toEqual([leastTip]);
});

test('sends again with a higher minimum named by the node', async () => {
  const { client, offered } = await choosyNode(40_000_000_000n);
  await signingSender(client, localAccount(0)).send(nothing);
  expect(offered).toEqual([leastTip, 40_000_000_000n]);
});

test('offers the given tip', async () => {
  const { client, offered } = await choosyNode(1n);
  await signingSender(client, localAccount(0), 2_500_000_000n).send(nothing);
  expect(offered).toEqual([2_500_000_000n]);
});
