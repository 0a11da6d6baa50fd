import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fund, localAccount, localClient } from '@upline/chain/demo';
import { fromDecimal } from '@upline/domain';
import { deploy, type LocalChain, startChain } from '@upline/localnet';
import { zeroAddress } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settings } from '../chain/settings.ts';

const wallet = localAccount(5).address;
let chain: LocalChain;
let dataDir: string;
let stableCoin: string;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'upline-web-'));
  chain = await startChain({ port: 0 });
  const { rpcUrl } = chain;
  // Blocks before the pools' deployment must not be read.
  await localClient(rpcUrl).mine({ blocks: 20, interval: 2 });
  const deployment = await deploy({ rpcUrl, dataDir });
  ({ stableCoin } = deployment);
  await fund({ rpcUrl, deployment }, wallet, fromDecimal('250'));
  Object.assign(settings, { nodes: [rpcUrl], registry: deployment.registry });
}, 60_000);

afterAll(async () => {
  await chain.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test('reads a wallet through the pinned registry, with or without checksum case', async () => {
  const { readWallet, readHistory } = await import('./readWallet.ts');
  const balances = await readWallet(wallet.toLowerCase());
  expect(balances.matic).toBeGreaterThan(0n);
  expect(balances.tokens).toEqual([
    { symbol: 'TUSD', decimals: 6, address: stableCoin, units: fromDecimal('250') },
  ]);
  const { transactions, since } = await readHistory(wallet.toLowerCase());
  expect(since).toBeNull();
  const { writeReceipt } = await import('./writeReceipt.ts');
  const [{ hash } = { hash: '' }] = transactions;
  const receipt = await writeReceipt(hash);
  expect(receipt).toContain(`transaction: ${hash}\nchain: 137\nstatus: success\n`);
  expect(receipt).toMatch(/^time: \d{4}-\d\d-\d\dT/m);
  expect(receipt).toContain(
    `Transfer of ${stableCoin}\n  from: ${zeroAddress}\n  to: ${wallet}\n  value: 250000000\n`,
  );
  await expect(writeReceipt(`0x${'12'.repeat(32)}`)).rejects.toThrow();
  expect(transactions).toMatchObject([
    { symbol: 'TUSD', decimals: 6, direction: 'in', counterparty: zeroAddress, units: fromDecimal('250') },
  ]);
}, 30_000);
