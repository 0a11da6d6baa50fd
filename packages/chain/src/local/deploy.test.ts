import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { racePoolAbi } from '../abi.ts';
import { chainForTest, folderForTest, localWorld } from '../testing/localWorld.ts';
import { checkPools } from './checkPools.ts';
import { deploy } from './deploy.ts';
import { deploymentPath, parseDeployment, readDeployment, writeDeployment } from './deploymentFile.ts';

const world = localWorld();

test('what is there already is kept', async () => {
  const { rpcUrl, client, deployment } = world();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const before = await client.getBlockNumber();
  expect(await deploy({ rpcUrl, dataDir })).toEqual(deployment);
  expect(await client.getBlockNumber()).toBe(before);
});

test('other code at a known address is deployed anew', async () => {
  const { rpcUrl, client, deployment } = world();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  await client.setCode({ address: deployment.pools[4].address, bytecode: '0x00' });
  const anew = await deploy({ rpcUrl, dataDir, gitCommit: 'abc' });
  expect(anew.registry).not.toBe(deployment.registry);
  expect(await readDeployment(dataDir)).toEqual(anew);
});

test('a folder that belongs to another chain is refused and left as it is', async () => {
  const { deployment } = world();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const other = await chainForTest({ since: new Date('2026-01-01') });
  await expect(deploy({ rpcUrl: other.rpcUrl, dataDir })).rejects.toThrow(/belongs to another chain/);
  expect(await readDeployment(dataDir)).toEqual(deployment);
});

test('a chain with another id is refused', async () => {
  const { rpcUrl, client } = world();
  await client.request<{ Method: 'anvil_setChainId'; Parameters: [number]; ReturnType: null }>({
    method: 'anvil_setChainId',
    params: [80002],
  });
  await expect(deploy({ rpcUrl, dataDir: '/nowhere' })).rejects.toThrow(/id 80002, not 137/);
  await client.request<{ Method: 'anvil_setChainId'; Parameters: [number]; ReturnType: null }>({
    method: 'anvil_setChainId',
    params: [137],
  });
});

test('a value that was not meant is named', async () => {
  const { client, deployment } = world();
  const { pools } = deployment;
  const swapped = { ...deployment, pools: { ...pools, 1: pools[2], 2: pools[1] } };
  await expect(checkPools(client, swapped)).rejects.toThrow(/pool 1: joining_fee is 100000000, not 50000000/);
  await expect(checkPools(client, deployment)).resolves.toBeUndefined();
});

test('the pools are open and hold the root alone', async () => {
  const { client, deployment } = world();
  for (const { address } of Object.values(deployment.pools)) {
    const total = await client.readContract({ address, abi: racePoolAbi, functionName: 'total_users' });
    expect(total).toBe(1n);
  }
});

test('a damaged deployment.json is refused by the field', async () => {
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, world().deployment);
  const path = deploymentPath(dataDir);
  const text = await readFile(path, 'utf8');
  expect(() => parseDeployment(text.replace('"bit": 3', '"bit": 99'))).toThrow(/bit/);
  expect(() => parseDeployment(text.replace('"root"', '"rooot"'))).toThrow(/rooot/);
  expect(() => parseDeployment(text.replace('"CapistaPool"', '"OpenPool"'))).toThrow(/CapistaPool/);
  await writeFile(path, text.slice(0, 100));
  await expect(readDeployment(dataDir)).rejects.toThrow(
    `${path} is damaged. Start over with: pnpm dev --fresh`,
  );
  expect(await readDeployment(`${dataDir}/empty`)).toBeNull();
});
