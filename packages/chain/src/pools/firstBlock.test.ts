import { localFixture } from '@upline/localnet/testing';
import { waitUntilFinal } from '@upline/operate/node';
import { createClient, custom, http } from 'viem';
import { expect, test } from 'vitest';
import { uplineRegistryAbi } from '../abi.ts';
import { polygonAt } from '../polygonAt.ts';
import { firstBlock } from './firstBlock.ts';

const fixture = localFixture();

test("finds a registry's first block on a longer chain", async () => {
  const { client, deployment } = fixture();
  const { registry, root } = deployment;
  await client.mine({ blocks: 300, interval: 2 });
  const [made] = await client.getContractEvents({
    address: registry,
    abi: uplineRegistryAbi,
    eventName: 'SponsorBound',
    fromBlock: 0n,
  });
  const expected = { number: made?.blockNumber, hash: made?.blockHash };
  expect(await firstBlock(client, registry, root)).toEqual(expected);
  expect(deployment).toMatchObject({ startBlock: expected.number, blockHash: expected.hash });
});

test('waits until a block is final', async () => {
  const { client, rpcUrl } = fixture();
  const block = await client.getBlockNumber();
  await client.mine({ blocks: 63 });
  const node = http(rpcUrl)({});
  let looks = 0;
  const transport = custom({
    async request(asked: { method: string; params?: unknown }) {
      // The second poll finds the block final.
      if (++looks === 2) await client.mine({ blocks: 1 });
      return node.request(asked);
    },
  });
  await waitUntilFinal(createClient({ chain: polygonAt(rpcUrl), transport }), block);
  expect(looks).toBe(2);
});
