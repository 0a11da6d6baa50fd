import { readFile, writeFile } from 'node:fs/promises';
import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { parseDeployment } from '@upline/chain/parseDeployment';
import { deploymentPath, readDeployment, writeDeployment } from '@upline/operate/node';
import { expect, test } from 'vitest';
import { chainForTest, folderForTest, localFixture } from '../testing/localFixture.ts';
import { deploy } from './deploy.ts';

const fixture = localFixture();

test('keeps an existing deployment', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const before = await client.getBlockNumber();
  expect(await deploy({ rpcUrl, dataDir })).toEqual(deployment);
  expect(await client.getBlockNumber()).toBe(before);
});

test('rejects other code at a known address, naming the address', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const { address } = deployment.pools[4];
  await client.setCode({ address, bytecode: '0x00' });
  await expect(deploy({ rpcUrl, dataDir })).rejects.toThrow(
    `Other code than this source tree's stands at ${address} (pool 4). Start over with: pnpm dev --fresh`,
  );
});

test('replaces a deployment of other sources', async () => {
  const { rpcUrl, deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, { ...deployment, registry: operator.root().address });
  expect(await deploy({ rpcUrl, dataDir, gitCommit: 'abc' })).toEqual({ ...deployment, gitCommit: 'abc' });
  expect(await readDeployment(dataDir)).toMatchObject({ registry: deployment.registry, gitCommit: 'abc' });
});

test('deploys another edition beside the first', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const other = await deploy({ rpcUrl, dataDir, changes: { edition: 'Another' } });
  expect(other.registry).not.toBe(deployment.registry);
  expect(other.startBlock).toBeGreaterThan(deployment.startBlock);
  expect(await readDeployment(dataDir)).toEqual(other);
  expect(await client.getCode({ address: deployment.registry })).toBeDefined();
});

test('starts again with paused pools on a local chain', async () => {
  const { rpcUrl, client, deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  await client.writeContractSync({
    account: operator.admin().address,
    address: deployment.pools[1].address,
    abi: racePoolAbi,
    functionName: 'set_paused',
    args: [true],
  });
  expect(await deploy({ rpcUrl, dataDir })).toEqual(deployment);
});

test('rejects the folder of another chain and leaves it unchanged', async () => {
  const { deployment } = fixture();
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, deployment);
  const other = await chainForTest({ since: new Date('2026-01-01') });
  await expect(deploy({ rpcUrl: other.rpcUrl, dataDir })).rejects.toThrow(/belongs to another chain/);
  expect(await readDeployment(dataDir)).toEqual(deployment);
});

test('rejects a chain with another id', async () => {
  const { rpcUrl, client } = fixture();
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

test('opens the pools with the root as the only member and seals the list', async () => {
  const { client, deployment } = fixture();
  const registry = { address: deployment.registry, abi: uplineRegistryAbi } as const;
  expect(await client.readContract({ ...registry, functionName: 'is_sealed' })).toBe(true);
  for (const { address } of Object.values(deployment.pools)) {
    const total = await client.readContract({ address, abi: racePoolAbi, functionName: 'total_users' });
    expect(total).toBe(1n);
  }
});

test('rejects a damaged deployment.json, naming the field', async () => {
  const dataDir = await folderForTest();
  await writeDeployment(dataDir, fixture().deployment);
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
