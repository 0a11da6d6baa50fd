import { mockStableCoinAbi, racePoolAbi, readBalance } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { encodeFunctionData } from 'viem';
import { expect, test } from 'vitest';
import { localFixture } from '../testing/localFixture.ts';
import { readAnnounced } from '../workbench/announced.ts';
import { moveTime, moveTimeTo } from './clock.ts';
import { failNext } from './failNext.ts';
import { mineBlocks, readMining, releaseBlocks, setMining, waitingTransactions } from './mining.ts';
import { reorg } from './reorg.ts';
import { listSnapshots, lossSince, revertTo, takeSnapshot } from './snapshots.ts';

const fixture = localFixture();
const member = `0x${'aa'.repeat(20)}` as const;
const hour = 3600;

/** Sends one unit of the coin to the member without waiting for a block. */
function give() {
  const { client, deployment } = fixture();
  const data = encodeFunctionData({ abi: mockStableCoinAbi, functionName: 'mint', args: [member, 1n] });
  return client.sendTransaction({ account: operator.admin().address, to: deployment.stableCoin, data });
}

const held = () => readBalance(fixture().client, fixture().deployment.stableCoin, member);

test('moves the clock forward, and refuses to move it back', async () => {
  const { client } = fixture();
  const { timestamp } = await client.getBlock();
  const moved = await moveTime(client, hour);
  expect(moved).toBeGreaterThanOrEqual(timestamp + BigInt(hour));
  await expect(moveTimeTo(client, moved + 7n)).resolves.toBe(moved + 7n);
  await expect(moveTimeTo(client, moved)).rejects.toThrow('only goes forward');
  await expect(moveTimeTo(client, 5_000_000_000n)).rejects.toThrow('may not pass the year 2100');
});

test('holds transactions back until a block is mined or blocks are released', async () => {
  const { client } = fixture();
  expect(await readMining(client)).toEqual({ kind: 'atOnce' });
  await setMining(client, { kind: 'byHand' });
  expect(await readMining(client)).toEqual({ kind: 'byHand' });
  await give();
  expect(await waitingTransactions(client)).toBe(1);
  expect(await held()).toBe(0n);
  await mineBlocks(client, 1);
  expect(await held()).toBe(1n);

  await give();
  await releaseBlocks(client);
  expect(await readMining(client)).toEqual({ kind: 'atOnce' });
  expect(await held()).toBe(2n);
  await setMining(client, { kind: 'every', seconds: 60 });
  expect(await readMining(client)).toEqual({ kind: 'every', seconds: 60 });
  await setMining(client, { kind: 'atOnce' });
  await client.waitForTransactionReceipt({ hash: await give() });
  expect(await held()).toBe(3n);
});

test('lists a snapshot with its name and loss, and uses it up on revert', async () => {
  const { client } = fixture();
  const block = await client.getBlockNumber();
  const first = await takeSnapshot(client, 'Before the pause');
  await client.waitForTransactionReceipt({ hash: await give() });
  const second = await takeSnapshot(client);
  await mineBlocks(client, 2);

  const listed = await listSnapshots(client);
  expect(listed.slice(0, 2)).toMatchObject([
    { id: second, name: null, block: block + 1n },
    { id: first, name: 'Before the pause', block },
  ]);
  expect(await lossSince(client, block)).toEqual({ blocks: 3, transactions: 1 });
  await revertTo(client, first);
  expect(await held()).toBe(0n);
  const ids = (await listSnapshots(client)).map(({ id }) => id);
  expect(ids).not.toContain(first);
  expect(ids).not.toContain(second);
  await expect(revertTo(client, first)).rejects.toThrow(`There is no snapshot ${first}`);
});

test('drops the transactions of the newest blocks, but none of the deployment', async () => {
  const { client, deployment } = fixture();
  await mineBlocks(client, 1);
  await client.waitForTransactionReceipt({ hash: await give() });
  await mineBlocks(client, 1);
  const head = await client.getBlockNumber();
  expect(await lossSince(client, head - 2n)).toEqual({ blocks: 2, transactions: 1 });
  await reorg(client, deployment, 2);
  expect(await held()).toBe(0n);
  expect(await client.getBlockNumber()).toBe(head);
  await expect(reorg(client, deployment, 50)).rejects.toThrow('the pools were not there yet');
});

test('fails the next transaction only', async () => {
  const { client } = fixture();
  const failing = failNext(client, new AbortController().signal);
  await expect.poll(() => readMining(client)).toEqual({ kind: 'byHand' });
  const hash = await give();
  expect(await failing).toBe(hash);
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'reverted' });
  expect(await readMining(client)).toEqual({ kind: 'atOnce' });
  const next = await client.waitForTransactionReceipt({ hash: await give() });
  expect(next.status).toBe('success');
  expect(await held()).toBe(1n);
});

test('restores mining when waiting for a transaction is aborted', async () => {
  const { client } = fixture();
  const waiting = new AbortController();
  const failing = failNext(client, waiting.signal);
  await expect.poll(() => readMining(client)).toEqual({ kind: 'byHand' });
  waiting.abort();
  expect(await failing).toBeNull();
  expect(await readMining(client)).toEqual({ kind: 'atOnce' });
});

test('leaves another chain alone if it replaced the awaited one', async () => {
  const { client } = fixture();
  const waiting = new AbortController();
  const another = () => Promise.reject(new Error('another chain'));
  const failing = failNext(client, waiting.signal, another);
  await expect.poll(() => readMining(client)).toEqual({ kind: 'byHand' });
  const hash = await give();
  await expect(failing).rejects.toThrow('another chain');
  expect(await waitingTransactions(client)).toBe(1);
  await setMining(client, { kind: 'atOnce' });
  expect(await client.waitForTransactionReceipt({ hash })).toMatchObject({ status: 'success' });
});

test('lists announced changes until their time', async () => {
  const { client, deployment } = fixture();
  expect(await readAnnounced({ client, deployment })).toEqual([]);
  await client.writeContractSync({
    account: operator.admin().address,
    address: deployment.pools[2].address,
    abi: racePoolAbi,
    functionName: 'queue_retirement',
  });
  const { timestamp } = await client.getBlock();
  const readyAt = timestamp + BigInt(48 * hour);
  expect(await readAnnounced({ client, deployment })).toEqual([{ what: 'Level 2’s end', readyAt }]);
  await moveTime(client, 48 * hour);
  expect(await readAnnounced({ client, deployment })).toEqual([]);
});
