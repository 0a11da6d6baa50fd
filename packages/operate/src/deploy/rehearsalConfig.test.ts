import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { polygonAt } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { folderForTest } from '@upline/localnet/testing';
import { type Chain, createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { localConfig } from './localConfig.ts';
import { deploymentsFolder } from './paths.ts';
import { polygon } from './polygon.ts';
import { readRehearsalConfig, requireRehearsal } from './rehearsalConfig.ts';

async function fileOf(content: unknown): Promise<string> {
  const path = join(await folderForTest(), 'launch.json');
  await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const wallets = localConfig().operator;

/** A node of a chain with this first block. */
function node(version: string, hash: string | null) {
  const answers: Record<string, unknown> = {
    web3_clientVersion: version,
    eth_getBlockByNumber: { hash, number: '0x0', timestamp: '0x0', transactions: [] },
  };
  const chain: Chain = polygonAt('http://127.0.0.1:1');
  return createClient({ chain, transport: custom({ request: async ({ method }) => answers[method] }) });
}

test("replaces the launch's wallets and coin by those of a file", async () => {
  const path = await fileOf({ operator: wallets, coin: 'test coin' });
  expect(await readRehearsalConfig(polygon, path)).toEqual({
    ...polygon,
    genesisHash: null,
    operator: wallets,
    coin: 'test coin',
  });
});

test.each([
  ['no JSON', '{', 'is no JSON'],
  ['a wallet is missing', { operator: { ...wallets, root: undefined }, coin: 'test coin' }, 'operator.root'],
  ['a wallet is none', { operator: { ...wallets, root: '0x12' }, coin: 'test coin' }, 'operator.root'],
  ['no coin', { operator: wallets }, 'expected "test coin", or an address and a symbol'],
  ['terms, which are not to be changed', { operator: wallets, coin: 'test coin', pools: {} }, 'pools'],
  [
    'a spelling without checksum',
    { operator: { ...wallets, root: operator.root().address.toLowerCase() }, coin: 'test coin' },
    'root is no checksummed address',
  ],
])('refuses a file with %s', async (_, content, says) => {
  const path = await fileOf(content);
  await expect(readRehearsalConfig(polygon, path)).rejects.toThrow(says);
  await expect(readRehearsalConfig(polygon, path)).rejects.toThrow(path);
});

test('refuses Polygon itself, and accepts forks and other chains', async () => {
  const { genesisHash } = polygon;
  await expect(requireRehearsal(node('bor/v2.0.0', genesisHash), '/elsewhere')).rejects.toThrow(
    'is Polygon itself and no fork',
  );
  await requireRehearsal(node('anvil/v1.7.1', genesisHash), '/elsewhere');
  await requireRehearsal(node('bor/v2.0.0', `0x${'ab'.repeat(32)}`), '/elsewhere');
});

test('refuses the folder of real deployments', async () => {
  await expect(requireRehearsal(node('anvil/v1.7.1', null), deploymentsFolder)).rejects.toThrow(
    'is for real deployments',
  );
});
