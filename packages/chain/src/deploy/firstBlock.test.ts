import { expect, test } from 'vitest';
import { uplineRegistryAbi } from '../abi.ts';
import { localWorld } from '../testing/localWorld.ts';
import { firstBlock } from './firstBlock.ts';
import { waitUntilFinal } from './waitUntilFinal.ts';

const world = localWorld();

test('the block of a registry is found again however long the chain is by then', async () => {
  const { client, deployment } = world();
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

test('a block is waited for until it is final', async () => {
  const { client } = world();
  const block = await client.getBlockNumber();
  let isDone = false;
  const final = waitUntilFinal(client, block).then(() => {
    isDone = true;
  });
  await client.mine({ blocks: 63 });
  await new Promise((done) => setTimeout(done, 1500));
  expect(isDone).toBe(false);
  await client.mine({ blocks: 1 });
  await final;
});
