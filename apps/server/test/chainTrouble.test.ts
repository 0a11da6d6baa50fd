import { startChain } from '@upline/chain/local';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import type { Db } from '../src/db/openDb.ts';
import { readCheckpoint } from '../src/ledger/checkpoint.ts';
import { rollBack } from '../src/ledger/rollBack.ts';
import { checkpoints } from '../src/ledger/schema.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { forgetChain, ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  await forgetChain(db);
  chain = await startTestChain({ keep: true });
  server = createTestServer({ db, chain });
});

afterAll(() => chain.chain.stop());

const root = () => ({ referrer: chain.deployment.root, isDirect: true });

async function health(of = server) {
  const reply = await of.fetch(new Request(`${baseUrl}/health/ready`));
  return { code: reply.status, ...(await reply.json()) };
}

test('health says where the ledger is', async () => {
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

test('while the chain is down the server says so, serves what it has, and catches up after', async () => {
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

test('a local chain that comes back behind the ledger is rolled back, even below what was final', async () => {
  const id = await chain.client.snapshot();
  await buy(chain, newAccount(), 1, root());
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await chain.client.revert({ id });
  expect((await server.ledger.step()).outcome).toBe('rolledBack');
  await catchUp(server.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('a real chain that would take back what was final stops the ledger, and health says why', async () => {
  const id = await chain.client.snapshot();
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await chain.client.revert({ id });
  // Not the same blocks again.
  await chain.client.increaseTime({ seconds: 7 });
  await chain.client.mine({ blocks: 120 });
  const before = await ledgerContent(db);
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'web3_clientVersion' ? 'bor/v2' : result,
  );
  const real = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await expect(real.ledger.step()).rejects.toThrow('final');
  expect(await health(real)).toMatchObject({
    code: 503,
    status: 'unavailable',
    ledger: { state: 'stopped' },
  });
  expect(await ledgerContent(db)).toEqual(before);
  proxy.close();
  await catchUp(server.ledger);
});

test('a real node that is merely behind is waited for', async () => {
  await catchUp(server.ledger);
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) => {
    if (method === 'web3_clientVersion') return 'bor/v2';
    if (method !== 'eth_getBlockByNumber') return result;
    return { ...z.looseObject({}).parse(result), number: '0x5' };
  });
  const behind = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const before = await ledgerContent(db);
  expect((await behind.ledger.step()).outcome).toBe('idle');
  expect(await ledgerContent(db)).toEqual(before);
  proxy.close();
});

test('purchases that a node left out are noticed, and read again', async () => {
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getLogs' ? [] : result,
  );
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await buy(chain, newAccount(), 1, root());
  await catchUp(ledger);
  expect((await differencesFromChain(db, chain)).differences).not.toEqual([]);
  proxy.rewrite = (_method, result) => result;
  await buy(chain, newAccount(), 1, root());
  await expect(ledger.step()).rejects.toThrow('follows on');
  for (let tries = 0; tries < 10; tries++) await ledger.step().catch(() => {});
  await catchUp(ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('a chain that changes while it is read is read again', async () => {
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

test('of two that follow at once one is fenced off, and no fact is written twice', async () => {
  await buy(chain, newAccount(), 1, root());
  const pair = [server.ledger, createTestServer({ db, chain }).ledger];
  await Promise.allSettled(pair.map((ledger) => ledger.step()));
  await catchUp(server.ledger);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('who took up a checkpoint that has moved since may not write', async () => {
  const stale = await readCheckpoint(db, chain.deployment);
  if (stale === null) throw new Error('Nothing was read yet.');
  await chain.client.mine({ blocks: 1 });
  await catchUp(server.ledger);
  const before = await readCheckpoint(db, chain.deployment);
  await expect(rollBack(db, stale, { ...stale, number: 1n })).rejects.toThrow('Another process has moved');
  expect(await readCheckpoint(db, chain.deployment)).toEqual(before);
});

test('a ledger follows neither another chain nor another deployment', async () => {
  const other = await startTestChain();
  const strayed = createTestServer({ db, chain: { ...chain, rpcUrl: other.rpcUrl } });
  await expect(strayed.ledger.prepare()).rejects.toThrow('is on another chain');
  const foreign = createTestServer({ db, chain: other });
  await expect(foreign.ledger.prepare()).rejects.toThrow('The database holds the ledger of registry');
  await other.chain.stop();
  expect(await db.$count(checkpoints)).toBe(1);
});
