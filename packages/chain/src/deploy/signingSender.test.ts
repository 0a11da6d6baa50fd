import { createClient, custom, http, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { localAccount } from '../local/localAccounts.ts';
import { localClient } from '../local/localClient.ts';
import { polygonAt } from '../polygonAt.ts';
import { chainForTest } from '../testing/localWorld.ts';
import { signingSender } from './signingSender.ts';

/**
 * A node that mines a transaction just after its sender has looked for the second time. Of a sender that then looks at
 * blocks it shows the new number while it keeps them waiting for the block before.
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

test('a transaction is seen to be mined by the last block that comes', async () => {
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
