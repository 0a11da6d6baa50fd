import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { racePoolAbi } from '@upline/chain';
import { localClient } from '@upline/chain/demo';
import { zeroAddress } from 'viem';
import { expect, test, vi } from 'vitest';
import { chainForTest, folderForTest } from '../testing/localFixture.ts';
import { chainStatePath, startChain } from './anvil.ts';
import { deploy } from './deploy.ts';
import { grow } from './grow.ts';

const day = 24 * 60 * 60;

test('resumes a stopped chain with its logs and time', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir });
  expect(first.resumed).toBe(false);
  const deployment = await deploy({ rpcUrl: first.rpcUrl, dataDir });
  await grow({ rpcUrl: first.rpcUrl, deployment, members: 4 });
  const client = localClient(first.rpcUrl);
  await client.increaseTime({ seconds: 7 * day });
  await client.mine({ blocks: 1 });
  const before = await client.getBlock();
  await first.stop();

  const second = await chainForTest({ dataDir });
  expect(second.resumed).toBe(true);
  const again = localClient(second.rpcUrl);
  expect(await again.getBlock()).toMatchObject({ hash: before.hash, number: before.number });
  expect(await deploy({ rpcUrl: second.rpcUrl, dataDir })).toEqual(deployment);
  const events = await again.getContractEvents({
    abi: racePoolAbi,
    address: deployment.pools[1].address,
    eventName: 'Invested',
    fromBlock: 0n,
  });
  expect(events).toHaveLength(4);
  await again.mine({ blocks: 1 });
  const { timestamp } = await again.getBlock();
  expect(timestamp).toBeGreaterThan(before.timestamp);
  expect(timestamp).toBeLessThan(before.timestamp + 60n);
});

test('starts a temporary chain from the kept one and leaves the folder unchanged', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir });
  await localClient(first.rpcUrl).mine({ blocks: 3 });
  await first.stop();

  for (const blocks of [1, 2]) {
    const passing = await chainForTest({ dataDir, isPassing: true });
    expect(passing.resumed).toBe(true);
    const client = localClient(passing.rpcUrl);
    expect(await client.getBlockNumber()).toBe(3n);
    await client.mine({ blocks });
    await passing.stop();
  }
});

test('grows again after a reorg and a restart', async () => {
  const dataDir = await folderForTest();
  const since = new Date(Date.now() - 8 * day * 1000);
  const first = await chainForTest({ dataDir, since });
  const deployment = await deploy({ rpcUrl: first.rpcUrl, dataDir });
  await grow({ rpcUrl: first.rpcUrl, deployment, members: 4 });
  const client = localClient(first.rpcUrl);
  await client.request<{ Method: 'anvil_reorg'; Parameters: [number, []]; ReturnType: null }>({
    method: 'anvil_reorg',
    params: [10, []],
  });
  await first.stop();

  const second = await chainForTest({ dataDir, since });
  await grow({ rpcUrl: second.rpcUrl, deployment, members: 4 });
  const events = await localClient(second.rpcUrl).getContractEvents({
    abi: racePoolAbi,
    address: deployment.pools[1].address,
    eventName: 'Invested',
    fromBlock: 0n,
  });
  expect(events).toHaveLength(4);
});

test('keeps its first block over many starts', async () => {
  const dataDir = await folderForTest();
  const geneses = new Set<string>();
  for (let start = 0; start < 6; start += 1) {
    const chain = await chainForTest({ dataDir, since: new Date(Date.now() - day * 1000) });
    const client = localClient(chain.rpcUrl);
    geneses.add((await client.getBlock({ blockNumber: 0n })).hash);
    await client.mine({ blocks: 2 });
    await chain.stop();
  }
  expect(geneses.size).toBe(1);
});

test('loses at most the last seconds after a kill', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir });
  const deployment = await deploy({ rpcUrl: first.rpcUrl, dataDir });
  const { number } = await localClient(first.rpcUrl).getBlock();
  await expect
    .poll(() => readFile(chainStatePath(dataDir), 'utf8').then(JSON.parse, () => null))
    .toMatchObject({ block: { number: `0x${number.toString(16)}` } });
  const ended = once(first.process, 'close');
  first.process.kill('SIGKILL');
  await ended;
  await first.stop();

  const second = await chainForTest({ dataDir });
  const again = localClient(second.rpcUrl);
  expect(await again.getBlockNumber()).toBe(number);
  expect(await deploy({ rpcUrl: second.rpcUrl, dataDir })).toEqual(deployment);
  expect(await again.getBlockNumber()).toBe(number);
});

test('explains how to recover from a kill before the first save', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir, since: new Date('2026-01-01') });
  await deploy({ rpcUrl: first.rpcUrl, dataDir });
  const ended = once(first.process, 'close');
  first.process.kill('SIGKILL');
  await ended;
  const second = await chainForTest({ dataDir, since: new Date('2026-01-02') });
  expect(second.resumed).toBe(false);
  await expect(deploy({ rpcUrl: second.rpcUrl, dataDir })).rejects.toThrow(
    'Start over with: pnpm dev --fresh',
  );
});

test('refuses a second chain in the folder of a running one', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir });
  await expect(startChain({ port: 0, dataDir })).rejects.toThrow(
    `still runs at ${first.rpcUrl}. End it with: kill -INT ${first.process.pid}`,
  );
  await first.stop();
  await expect(chainForTest({ dataDir })).resolves.toMatchObject({ resumed: true });
});

test('recovers a half-written state from the copy, and starts new without a copy', async () => {
  const dataDir = await folderForTest();
  const first = await chainForTest({ dataDir });
  await localClient(first.rpcUrl).mine({ blocks: 3 });
  await first.stop();
  const path = chainStatePath(dataDir);
  const whole = await readFile(path, 'utf8');
  await writeFile(`${path}.whole`, whole);
  await writeFile(path, whole.slice(0, whole.length / 2));
  const second = await chainForTest({ dataDir });
  expect(await localClient(second.rpcUrl).getBlockNumber()).toBe(3n);
  await second.stop();

  await writeFile(path, '{');
  await writeFile(`${path}.whole`, '');
  const third = await chainForTest({ dataDir });
  expect(third.resumed).toBe(false);
  expect(await localClient(third.rpcUrl).getBlockNumber()).toBe(0n);
});

test('keeps a copy of the state while the chain runs', async () => {
  const dataDir = await folderForTest();
  await chainForTest({ dataDir });
  await expect
    .poll(() => readFile(`${chainStatePath(dataDir)}.whole`, 'utf8').then(JSON.parse, () => null), {
      interval: 500,
    })
    .toHaveProperty('blocks');
});

test('keeps 500 past states in memory and writes none to the home folder', async ({ onTestFinished }) => {
  const home = await folderForTest();
  vi.stubEnv('HOME', home);
  onTestFinished(() => void vi.unstubAllEnvs());
  const client = localClient((await chainForTest()).rpcUrl);
  await client.mine({ blocks: 700 });
  await expect(client.getBalance({ address: zeroAddress, blockNumber: 300n })).resolves.toBeDefined();
  await expect(client.getBalance({ address: zeroAddress, blockNumber: 10n })).rejects.toThrow();
  expect(await readdir(home)).toEqual([]);
});

test('names a taken port and the variable to change it', async () => {
  const chain = await chainForTest();
  await expect(startChain({ port: chain.port })).rejects.toThrow(
    `Port ${chain.port} is taken. Set UPLINE_RPC_PORT to a free one, or end what uses it.`,
  );
});

test.each([
  [false, null],
  [true, '*'],
])('lets pages of other origins call the chain only if it is shared: %s', async (isShared, allowed) => {
  const { rpcUrl } = await chainForTest({ isShared });
  const headers = { 'content-type': 'application/json', origin: 'https://evil.example' };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const reply = await fetch(rpcUrl, { method: 'POST', headers, body });
  expect(reply.headers.get('access-control-allow-origin')).toBe(allowed);
  // A page may send plain text without permission; Anvil reads JSON alone.
  const plain = { ...headers, 'content-type': 'text/plain' };
  expect(await (await fetch(rpcUrl, { method: 'POST', headers: plain, body })).text()).toContain(
    'Invalid request',
  );
});
