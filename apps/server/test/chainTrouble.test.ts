import { deploy, startChain } from '@upline/localnet';
import { eq } from 'drizzle-orm';
import { type Address, type Hex, numberToHex } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { forgetLedger } from '../src/forgetLedger.ts';
import { checkpoints, entries } from '../src/ledger/chainFacts/schema.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import { rollBack } from '../src/ledger/follower/rollBack.ts';
import { ledgerPorts } from '../src/ledgerPorts.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { startRpcProxy } from './support/rpcProxy.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain({ keep: true });
  server = createTestServer({ db, chain });
});

afterAll(() => chain.chain.stop());

interface RawTransaction {
  Method: 'eth_getRawTransactionByHash';
  Parameters: [hash: Hex];
  ReturnType: Hex;
}

/** Replaces the newest blocks; each transaction is mined in the new block of the given index. */
interface Resend {
  Method: 'anvil_reorg';
  Parameters: [depth: number, transactions: [raw: Hex, block: number][]];
  ReturnType: null;
}

/** A block number in hexadecimal, as nodes encode it. */
const hex = z.string().regex(/^0x[0-9a-f]+$/);

const root = () => ({ referrer: chain.deployment.root, isDirect: true });

async function health(of = server) {
  const reply = await of.fetch(new Request(`${baseUrl}/health/ready`));
  return { code: reply.status, ...(await reply.json()) };
}

test('reports the state and the block of the ledger in its health', async () => {
  expect(await health()).toMatchObject({ code: 503, status: 'unavailable', ledger: { state: 'starting' } });
  await catchUp(server.ledger);
  const head = `${await chain.client.getBlockNumber()}`;
  expect(await health()).toMatchObject({
    code: 200,
    status: 'ready',
    database: { ok: true },
    chain: { reachable: true, head },
    ledger: { state: 'following', block: head, lag: '0' },
  });
});

test('reports that the chain is down, serves stored data, and catches up afterwards', async () => {
  const member = await join(server);
  await buy(chain, member.account, 1, root());
  await catchUp(server.ledger);
  const { port } = chain.chain;
  await chain.chain.stop();

  await expect(server.ledger.step()).rejects.toThrow();
  expect(await health()).toMatchObject({
    code: 200,
    status: 'degraded',
    chain: { reachable: false, message: expect.stringContaining('The chain does not answer') },
  });
  const { data } = await member.client.call('profile', { params: { userId: member.member.id } });
  expect(data.poolCount).toBe(1);

  const { dataDir } = chain;
  chain.chain = await startChain({ port, dataDir });
  expect(chain.chain.resumed).toBe(true);
  await buy(chain, newAccount(), 1, { referrer: member.account.address, isDirect: true });
  await catchUp(server.ledger);
  expect(await health()).toMatchObject({ code: 200, status: 'ready' });
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('rolls back on a local chain that restarts behind the ledger, even below the final block', async () => {
  const id = await chain.client.snapshot();
  await buy(chain, newAccount(), 1, root());
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await chain.client.revert({ id });
  expect((await server.ledger.step()).outcome).toBe('rolledBack');
  await catchUp(server.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('stops on a real chain that replaces final blocks, and reports the reason in its health', async () => {
  const id = await chain.client.snapshot();
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await chain.client.revert({ id });
  // A different time, so that the new blocks differ from the old ones.
  await chain.client.increaseTime({ seconds: 7 });
  await chain.client.mine({ blocks: 120 });
  const before = await ledgerContent(db);
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
  const real = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await expect(real.ledger.step()).rejects.toThrow('final');
  expect(await health(real)).toMatchObject({
    code: 200,
    status: 'degraded',
    ledger: { state: 'contradicted', message: expect.stringContaining('was final up to') },
  });
  expect(await ledgerContent(db)).toEqual(before);
  proxy.close();
  await catchUp(server.ledger);
});

test('follows a real chain that replaces blocks before they are final, even after a long range', async () => {
  await catchUp(server.ledger);
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
  const real = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await chain.client.mine({ blocks: 90 });
  await buy(chain, newAccount(), 1, root());
  await catchUp(real.ledger);
  await reorg(chain, 2);
  expect((await real.ledger.step()).outcome).toBe('rolledBack');
  await catchUp(real.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('requests narrower block ranges after a refusal, and keeps to them', async () => {
  await catchUp(server.ledger);
  await chain.client.mine({ blocks: 300 });
  const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  let refusals = 0;
  proxy.refuse = ({ method, params }) => {
    if (method !== 'eth_getLogs') return null;
    const { fromBlock, toBlock } = z.array(z.object({ fromBlock: hex, toBlock: hex })).parse(params)[0] ?? {};
    if (Number(toBlock) - Number(fromBlock) < 5) return null;
    refusals += 1;
    return 'block range is too large';
  };
  const narrow = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await narrow.ledger.prepare();
  await catchUp(narrow.ledger);
  expect(narrow.ledger.reached()).toBe(await chain.client.getBlockNumber());
  expect(refusals).toBeLessThan(12);
  const learnt = refusals;
  await chain.client.mine({ blocks: 100 });
  await catchUp(narrow.ledger);
  expect(refusals).toBe(learnt);
  expect((await health(narrow)).chain.message).not.toContain('does not answer:');
  proxy.close();
});

test('is degraded and reports its lag while steps fail, and ready after they succeed', async () => {
  await catchUp(server.ledger);
  await chain.client.mine({ blocks: 3 });
  const block = `${server.ledger.reached()}`;
  const head = `${await chain.client.getBlockNumber()}`;
  const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  proxy.refuse = ({ method }) => (method === 'eth_getLogs' ? 'not today' : null);
  const failing = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await failing.ledger.prepare();
  await expect(failing.ledger.step()).rejects.toThrow('not today');
  expect(await health(failing)).toMatchObject({
    code: 200,
    status: 'degraded',
    chain: { reachable: true, head },
    ledger: {
      state: 'following',
      block,
      lag: '3',
      message: 'The node refused a reading: not today',
    },
  });
  proxy.refuse = () => null;
  await catchUp(failing.ledger);
  expect(await health(failing)).toMatchObject({ code: 200, status: 'ready', ledger: { lag: '0' } });
  proxy.close();
});

test.each([
  ['newest', 'latest'],
  ['last final', 'finalized'],
])(
  'stops on a chain whose %s block is dated after the year 9999, and reports the reason in its health',
  async (_, tag) => {
    await catchUp(server.ledger);
    await chain.client.mine({ blocks: 2 });
    const before = await ledgerContent(db);
    const head = `${await chain.client.getBlockNumber()}`;
    const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
    const undated = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
    await undated.ledger.prepare();
    // The first second of the year 10000.
    proxy.rewrite = (_method, result, params) =>
      JSON.stringify(params)?.includes(tag)
        ? { ...z.looseObject({}).parse(result), timestamp: `0x${(253_402_300_800).toString(16)}` }
        : result;
    await expect(undated.ledger.step()).rejects.toThrow('bears the time 253402300800');
    expect(await health(undated)).toMatchObject({
      code: 200,
      status: 'degraded',
      chain: { head },
      ledger: { state: 'contradicted', lag: '2', message: expect.stringContaining('past the year 9999') },
    });
    expect(await ledgerContent(db)).toEqual(before);
    proxy.close();
  },
);

test('waits for a real node that is merely behind', async () => {
  await catchUp(server.ledger);
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result, params) => {
    if (method === 'web3_clientVersion') return 'bor/v2';
    const isNewest = method === 'eth_getBlockByNumber' && JSON.stringify(params).includes('latest');
    return isNewest ? { ...z.looseObject({}).parse(result), number: '0x5' } : result;
  });
  const behind = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const before = await ledgerContent(db);
  expect((await behind.ledger.step()).outcome).toBe('idle');
  expect(await ledgerContent(db)).toEqual(before);
  proxy.close();
});

test('detects purchases that a node left out, and reads the blocks again', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getLogs' ? [] : result,
  );
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await buy(chain, newAccount(), 1, root());
  await expect(ledger.step()).rejects.toThrow('by its events');
  proxy.rewrite = (_method, result) => result;
  await catchUp(ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test.each(['eth_call', 'eth_getLogs'])(
  'reads again at once if a node answers one %s for another block',
  async (method) => {
    await catchUp(server.ledger);
    const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
    const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
    await ledger.prepare();
    await buy(chain, newAccount(), 1, root());
    const head = await chain.client.getBlockNumber();
    await buy(chain, newAccount(), 1, root());
    const last = numberToHex(head);
    // The state of a later block, or the logs without those of the newest.
    const [asked, answered] =
      method === 'eth_call'
        ? [`"${last}"`, '"latest"']
        : [`"toBlock":"${last}"`, `"toBlock":"${numberToHex(head - 1n)}"`];
    let isWrong = true;
    proxy.redirect = (call) => {
      const params = JSON.stringify(call.params);
      if (call.method === 'eth_getBlockByNumber')
        return { ...call, params: JSON.parse(params.replace('latest', last)) };
      if (!isWrong || call.method !== method || !params.includes(asked)) return call;
      isWrong = false;
      return { ...call, params: JSON.parse(params.replace(asked, answered)) };
    };
    expect(await ledger.step()).toMatchObject({ outcome: 'advanced', reached: head });
    expect([isWrong, ledger.health().isFailing]).toEqual([false, false]);
    proxy.close();
    await catchUp(server.ledger);
    expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  },
);

test('stays ready during seconds of bad answers, and recovers by itself', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
  const config = { pollInterval: 50, ledgerPatience: 200 };
  const left = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl }, config });
  await left.ledger.prepare();
  const before = left.ledger.reached();
  await buy(chain, newAccount(), 1, root());
  const honest = proxy.rewrite;
  proxy.rewrite = (method, result, params) =>
    method === 'eth_getLogs' ? [] : honest(method, result, params);
  left.ledger.start();
  const codes = new Set<number>();
  await expect
    .poll(async () => {
      if (left.ledger.health().isFailing) codes.add((await health(left)).code);
      return left.ledger.health().state;
    })
    .toBe('contradicted');
  expect(await health(left)).toMatchObject({
    code: 200,
    status: 'degraded',
    ledger: { message: expect.stringContaining('tries again by itself') },
  });
  expect([...codes]).toEqual([200]);
  expect(left.ledger.reached()).toBeLessThanOrEqual(before);

  proxy.rewrite = honest;
  const head = await chain.client.getBlockNumber();
  await expect.poll(() => left.ledger.reached() >= head).toBe(true);
  expect(await health(left)).toMatchObject({ code: 200, status: 'ready', ledger: { lag: '0' } });
  await left.ledger.stop();
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('reads the chain again if it changes during a step', async () => {
  await buy(chain, newAccount(), 1, root());
  let isLying = true;
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) => {
    if (method !== 'eth_getLogs' || !isLying) return result;
    const other = `0x${'1'.repeat(64)}`;
    return z
      .array(z.looseObject({}))
      .parse(result)
      .map((log) => ({ ...log, blockHash: other }));
  });
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await expect(ledger.step()).rejects.toThrow('changed while');
  isLying = false;
  await catchUp(ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('moves a line to its new block if the block is replaced while the next one is read', async () => {
  const buyer = newAccount();
  const block = await buy(chain, buyer, 1, root());
  await chain.client.mine({ blocks: 1 });
  await catchUp(server.ledger);
  await chain.client.mine({ blocks: 1 });
  const [purchase] = (await chain.client.getBlock({ blockNumber: block })).transactions;
  const proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await ledger.prepare();
  const raw = await chain.client.request<RawTransaction>({
    method: 'eth_getRawTransactionByHash',
    params: [purchase ?? '0x'],
  });
  let asked = 0;
  proxy.hold = async () => {
    asked += 1;
    // The first request found the last block unchanged. Now the purchase moves one block up.
    if (asked === 2) await chain.client.request<Resend>({ method: 'anvil_reorg', params: [3, [[raw, 1]]] });
  };
  await expect(ledger.step()).rejects.toThrow('was replaced');
  proxy.hold = async () => {};
  await catchUp(ledger);
  const wallet = buyer.address.toLowerCase() as Address;
  const [line] = await db.select().from(entries).where(eq(entries.wallet, wallet));
  const { blockNumber } = await chain.client.getTransactionReceipt({ hash: purchase ?? '0x' });
  expect([line?.block, blockNumber]).toEqual([block + 1n, block + 1n]);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('fences off one of two concurrent followers, and writes each fact once', async () => {
  await buy(chain, newAccount(), 1, root());
  const pair = [server.ledger, createTestServer({ db, chain }).ledger];
  await Promise.allSettled(pair.map((ledger) => ledger.step()));
  await catchUp(server.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('rejects a write from an outdated checkpoint', async () => {
  const stale = await readCheckpoint(db, chain.deployment);
  if (stale === null) throw new Error('Nothing was read yet.');
  await chain.client.mine({ blocks: 1 });
  await catchUp(server.ledger);
  const before = await readCheckpoint(db, chain.deployment);
  await expect(rollBack(db, stale, { ...stale, number: 1n }, ledgerPorts)).rejects.toThrow(
    'Another process has moved',
  );
  expect(await readCheckpoint(db, chain.deployment)).toEqual(before);
});

test('refuses another chain and, on a real chain, another deployment', async () => {
  const other = await startTestChain();
  const proxy = await startRpcProxy(other.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
  const strayed = createTestServer({ db, chain: { ...chain, rpcUrl: `${proxy.rpcUrl}/secret-key` } });
  await expect(strayed.ledger.prepare()).rejects.toThrow('is on another chain');
  await expect(strayed.ledger.step()).rejects.toThrow();
  const { ledger } = await health(strayed);
  expect(ledger).toMatchObject({ state: 'contradicted', message: expect.stringContaining('another chain') });
  expect(ledger.message).not.toContain('secret-key');
  expect(ledger.message).not.toContain(new URL(proxy.rpcUrl).host);

  const before = await ledgerContent(db);
  const foreign = createTestServer({ db, chain: { ...other, rpcUrl: proxy.rpcUrl } });
  await expect(foreign.ledger.prepare()).rejects.toThrow('UPLINE_REBUILD_LEDGER');
  proxy.close();
  await other.chain.stop();
  const unanswered = createTestServer({ db, chain: other });
  await expect(unanswered.ledger.prepare()).rejects.toThrow('The database holds the ledger of registry');
  expect(await ledgerContent(db)).toEqual(before);
});

test('reads redeployed pools of the local chain from the beginning, and keeps the members', async () => {
  const sponsor = await join(server);
  await buy(chain, sponsor.account, 1, root());
  const buyer = await join(server, sponsor.member.id);
  await buy(chain, buyer.account, 1, { referrer: sponsor.account.address, isDirect: true });
  await catchUp(server.ledger);

  chain.deployment = await deploy({ ...chain, changes: { edition: 'Another' } });
  server = createTestServer({ db, chain });
  await server.ledger.prepare();
  expect(server.ledger.reached()).toBe(0n);
  await catchUp(server.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  const { client } = await join(server);
  const { data } = await client.call('profile', { params: { userId: buyer.member.id } });
  expect(data).toMatchObject({ uplineId: sponsor.account.address, poolCount: 0 });
});

test('reads a local chain from the beginning if it contains none of the known blocks', async () => {
  await catchUp(server.ledger);
  const other = await startTestChain();
  const { registry, genesisHash: genesis } = other.deployment;
  await db.update(checkpoints).set({ registry: registry.toLowerCase() as Address, genesis });
  const back = createTestServer({ db, chain: other });
  await back.ledger.prepare();
  expect((await back.ledger.step()).outcome).toBe('rolledBack');
  await catchUp(back.ledger);
  expect((await differencesFromChain(db, other)).differences).toEqual([]);
  await other.chain.stop();
});

test('is unavailable if it has read nothing and cannot reach the chain', async () => {
  await forgetLedger(db);
  const { deployment } = chain;
  const cut = createTestServer({ db, chain: { deployment, rpcUrl: 'http://127.0.0.1:9' } });
  await cut.ledger.prepare();
  expect(await health(cut)).toMatchObject({
    code: 503,
    status: 'unavailable',
    chain: { reachable: false, message: expect.stringContaining('does not answer') },
    ledger: { state: 'starting' },
  });
});
