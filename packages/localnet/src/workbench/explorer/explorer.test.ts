import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { racePoolAbi } from '@upline/chain';
import { fromDecimal } from '@upline/domain';
import { encodeFunctionData, erc20Abi, type Hash } from 'viem';
import { expect, test } from 'vitest';
import { buyer, buyerFixture, root } from '../../testing/buyerFixture.ts';
import type { Checkout } from '../checkout.ts';
import { NotTheDeclaredChain, openWorkbench, type Workbench } from '../workbench.ts';
import { listAccounts, readAccount } from './accounts.ts';
import { readChainState } from './chainState.ts';
import { readGasTable } from './gasTable.ts';
import { listBlocks, listLogs, listTransactions, readBlock } from './lists.ts';
import { readStorage } from './storage.ts';
import { readTransaction, type TransactionReport } from './transaction.ts';

const { fixture } = buyerFixture();

const contracts = fileURLToPath(new URL('../../../../../contracts/', import.meta.url));

async function readCheckout(): Promise<Checkout> {
  const folder = `${contracts}src/interfaces/`;
  const names = await readdir(folder);
  const sources = await Promise.all(
    names.map(async (name) => [name, await readFile(folder + name, 'utf8')] as const),
  );
  const json = async (name: string) => JSON.parse(await readFile(`${contracts}${name}`, 'utf8'));
  return {
    sources: Object.fromEntries(sources),
    gas: await json('snapshots/gas.json'),
    budgets: await json('test/gas/budgets.json'),
    storage: await json('snapshots/storage.json'),
  };
}

const open = () => openWorkbench(fixture().rpcUrl, fixture().deployment, null);

async function send(call: { to: `0x${string}`; data: `0x${string}` }): Promise<Hash> {
  const { client } = fixture();
  const hash = await client.sendTransaction({ account: buyer, ...call, gas: 1_000_000n });
  await client.mine({ blocks: 1 });
  return hash;
}

const level1 = () => fixture().deployment.pools[1].address;

const invest = () =>
  send({
    to: level1(),
    data: encodeFunctionData({ abi: racePoolAbi, functionName: 'invest_stable_coin', args: [root, true] }),
  });

const allow = (amount: string) =>
  send({
    to: fixture().deployment.stableCoin,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [level1(), fromDecimal(amount)],
    }),
  });

async function reportOf(bench: Workbench, hash: Hash): Promise<TransactionReport> {
  const report = await readTransaction(bench, await readCheckout(), hash);
  if (!report) throw new Error('The chain does not know it.');
  return report;
}

test('reports a purchase with its calls, writes, fee split and nearest measurement', async () => {
  await allow('50');
  const report = await reportOf(await open(), await invest());
  expect(report).toMatchObject({ isReverted: false, name: 'invest_stable_coin', reason: null });
  expect(report.call.args).toMatchObject([
    { name: 'referral', value: root },
    { name: 'is_direct', value: 'true' },
  ]);
  expect(report.call.calls.map(({ type, name }) => `${type} ${name}`)).toEqual([
    'CALL record_join',
    'STATICCALL balanceOf',
    'CALL transferFrom',
    'STATICCALL balanceOf',
  ]);
  expect(report.call.gas).toBe(report.gas);
  expect(report.call.calls[1]?.results).toMatchObject([{ isMoney: true }]);
  expect(report.moves).toEqual([{ from: buyer, to: level1(), units: fromDecimal('50') }]);
  const paid = report.legs.reduce((sum, { amount }) => sum + amount, 0n);
  expect(paid).toBe(fromDecimal('50'));
  const written = Object.fromEntries(report.state.map(({ label, from, to }) => [label, [from, to]]));
  expect(written['_state.count']).toEqual(['1', '2']);
  expect(written[`_members[${buyer}].index`]).toEqual(['0', '2']);
  expect(written['_nodes[2].account']?.[1]).toBe(buyer);
  expect(report.checks.every(({ state }) => state === 'passed')).toBe(true);
  expect(report.checks.map(({ error }) => error)).toContain('NotEnoughAllowanceOrBalance');
  expect(report.budgets[0]?.name).toMatch(/^race invest, /);
  expect(report.budgets[0]?.budget).toBeGreaterThan(report.budgets[0]?.gas ?? 0n);
  expect(report.logs.map(({ name }) => name)).toEqual(expect.arrayContaining(['Invested', 'Transfer']));
});

test('reports a reverted purchase with its error, passed checks and compared amounts', async () => {
  await allow('20');
  const report = await reportOf(await open(), await invest());
  expect(report).toMatchObject({
    isReverted: true,
    reason: { name: 'NotEnoughAllowanceOrBalance', text: expect.stringMatching(/^The stable coin/) },
    compared: { needed: fromDecimal('50'), allowed: fromDecimal('20') },
    state: [],
    legs: [],
  });
  const at = (error: string) => report.checks.find((check) => check.error === error)?.state;
  expect([at('AlreadyInvested'), at('NotEnoughAllowanceOrBalance'), at('TransferFailed')]).toEqual([
    'passed',
    'stopped',
    'notReached',
  ]);
});

test('lists named calls and events page by page', async () => {
  await allow('50');
  const hash = await invest();
  const bench = await open();
  const { rows } = await listTransactions(bench, null);
  expect(rows[0]).toMatchObject({ hash, name: 'invest_stable_coin', isReverted: false });
  const { block } = await readChainState(bench);
  const blocks = await listBlocks(bench, null);
  expect(blocks.rows[0]?.number).toBe(block);
  const older = await listBlocks(bench, 5n);
  expect([older.rows[0]?.number, older.rows.at(-1)?.number, older.before]).toEqual([4n, 0n, null]);
  const logs = await listLogs(bench, null);
  expect(logs.rows.some((log) => log.hash === hash && log.name === 'Invested')).toBe(true);
  expect(await readBlock(bench, blocks.rows[0]?.hash ?? '')).toEqual(await readBlock(bench, block));
  expect(await readBlock(bench, hash)).toBeNull();
  expect(await readBlock(bench, block + 1n)).toBeNull();
  expect(await readTransaction(bench, await readCheckout(), 'no hash')).toBeNull();
  expect(await readTransaction(bench, await readCheckout(), `0x${'0'.repeat(64)}`)).toBeNull();
});

test("reads an account's balances and roles, and storage by name", async () => {
  await allow('50');
  await invest();
  const bench = await open();
  expect(await readAccount(bench, buyer)).toMatchObject({ levels: [1], sponsor: root });
  expect(await readAccount(bench, 'nobody')).toBeNull();
  const admin = (await listAccounts(bench)).find(({ roles }) => roles.includes('ADMIN of Registry'));
  expect(admin?.roles).toContain('ADMIN of Level 9');
  const pool = bench.contracts.find(({ id }) => id === 'level-1');
  if (!pool) throw new Error('There is no Level 1.');
  const slots = await readStorage(bench, await readCheckout(), pool);
  const valueIn = (label: string) => slots.find((slot) => slot.label === label)?.value;
  expect(valueIn('_sale.joiningFee')).toBe(String(fromDecimal('50')));
  expect(valueIn('_nodes[2].account')).toBe(buyer);
});

test('opens only the declared chain', async () => {
  const { rpcUrl, deployment } = fixture();
  const other = openWorkbench(rpcUrl, { ...deployment, genesisHash: `0x${'1'.repeat(64)}` }, null);
  await expect(other).rejects.toBeInstanceOf(NotTheDeclaredChain);
  const later = openWorkbench(rpcUrl, { ...deployment, startBlock: 10_000_000n }, null);
  await expect(later).rejects.toBeInstanceOf(NotTheDeclaredChain);
  await expect(openWorkbench(rpcUrl, deployment, 7)).rejects.toBeInstanceOf(NotTheDeclaredChain);
  const silent = openWorkbench('http://127.0.0.1:1', deployment, null);
  await expect(silent).rejects.not.toBeInstanceOf(NotTheDeclaredChain);
});

test('lists each measured call with its budget and the nearest newest transaction', async () => {
  const [bench, checkout] = await Promise.all([open(), readCheckout()]);
  const refused = await invest();
  await allow('50');
  const bought = await invest();
  const rows = await readGasTable(bench, checkout);
  expect(rows.find(({ name }) => name === 'race invest, later purchase')).toMatchObject({
    measured: 146_571n,
    budget: 158_000n,
  });
  const hashes = rows.flatMap(({ latest }) => latest?.hash ?? []);
  expect(hashes).toContain(bought);
  expect(hashes).not.toContain(refused);
  expect(rows.find(({ name }) => name === 'approve')?.latest?.gas).toBeLessThan(47_000n);
  expect(rows.find(({ name }) => name === 'operator: retire')).toMatchObject({ budget: null, latest: null });
});
