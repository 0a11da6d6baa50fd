import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod';
import { patience } from '../../../tools/shared/patience.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { baseUrl, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;

/** Presents the chain as a real one instead of a developer's. */
const asReal = (method: string, result: unknown) => (method === 'web3_clientVersion' ? 'bor/v2' : result);

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
});

beforeEach(() => forgetLedger(db));

afterAll(() => chain.chain.stop());

const numbered = z.looseObject({ number: z.string() });

/** Reads all blocks through a bad node, named first, and a good one. @returns Server and errors. */
async function followPast(bad: { rpcUrl: string }, good: RpcProxy, last = `${good.rpcUrl}/good-key`) {
  const rpcUrl = `${bad.rpcUrl}/bad-key, ${last}`;
  const server = createTestServer({ db, chain: { ...chain, rpcUrl } });
  await server.ledger.prepare();
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  const head = await chain.client.getBlockNumber();
  const said: string[] = [];
  for (const deadline = Date.now() + patience; server.ledger.reached() < head && Date.now() < deadline; ) {
    await server.ledger.step().catch((error: Error) => said.push(error.message));
    await pause(20);
  }
  expect(server.ledger.reached()).toBe(head);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  const health = await (await server.fetch(new Request(`${baseUrl}/health/ready`))).text();
  expect(health).not.toContain('-key');
  expect(JSON.parse(health)).toMatchObject({
    status: 'ready',
    ledger: { lag: '0' },
  });
  expect(server.ledger.health().chain.node).toBe(new URL(good.rpcUrl).host);
  return { server, said };
}

test('switches from a node that is down to the next, in the ledger and in calls', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const { server } = await followPast({ rpcUrl: 'http://127.0.0.1:9' }, good);
  const { address } = newAccount();
  const reply = await server.fetch(new Request(`${baseUrl}/api/users/address/${address}/position/1`));
  expect(reply.status).not.toBe(503);
  good.close();
});

test('switches from a slow node to the next', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const slow = await startRpcProxy(chain.rpcUrl, asReal);
  const never = Promise.withResolvers<void>();
  slow.hold = () => never.promise;
  await followPast(slow, good);
  never.resolve();
  slow.close();
  good.close();
});

test('switches from a stalled node to one with newer blocks', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const still = await startRpcProxy(chain.rpcUrl, asReal);
  const stands = await chain.client.getBlock();
  still.rewrite = (method, result, params) => {
    if (method !== 'eth_getBlockByNumber') return asReal(method, result);
    const isNewest = JSON.stringify(params).includes('latest');
    return isNewest
      ? { ...numbered.parse(result), number: `0x${stands.number.toString(16)}`, hash: stands.hash }
      : result;
  };
  await chain.client.mine({ blocks: 10 });
  await followPast(still, good);
  still.close();
  good.close();
});

const noBatches = JSON.stringify({
  jsonrpc: '2.0',
  id: null,
  error: { code: -32600, message: 'batch requests are not supported' },
});

test.each([
  ['any batch, by one error', 200, noBatches, 1],
  ['any batch, by HTTP 400', 400, noBatches, 1],
  ['any batch, by HTTP 500', 500, noBatches, 1],
  ['any batch, by a page', 200, '<html></html>', 1],
  ['batches of more than two', 200, '[]', 2],
])('reads all blocks from a single node that refuses %s', async (_what, status, body, most) => {
  const small = await startRpcProxy(chain.rpcUrl, asReal);
  small.refuseBatch = (size) => (size > most ? { status, body } : null);
  const server = createTestServer({ db, chain: { ...chain, rpcUrl: small.rpcUrl } });
  await server.ledger.prepare();
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  await catchUp(server.ledger);
  expect(server.ledger.reached()).toBe(await chain.client.getBlockNumber());
  small.close();
});

test.each<[string, (proxy: RpcProxy) => void]>([
  [
    'answers with nonsense',
    (proxy) => {
      proxy.rewrite = () => ({});
    },
  ],
  [
    'refuses everything',
    (proxy) => {
      proxy.refuse = () => 'your plan does not include this';
    },
  ],
])('starts with a single node that %s', async (_what, spoil) => {
  const bad = await startRpcProxy(chain.rpcUrl, asReal);
  spoil(bad);
  const server = createTestServer({ db, chain: { ...chain, rpcUrl: `${bad.rpcUrl}/bad-key` } });
  await server.ledger.prepare();
  const health = await (await server.fetch(new Request(`${baseUrl}/health/ready`))).text();
  expect(health).not.toContain('-key');
  expect(health).toMatch(/your plan does not include this|block null without its hash/);
  bad.rewrite = asReal;
  bad.refuse = () => null;
  await catchUp(server.ledger);
  bad.close();
});

test('switches from a node that answers nonsense at the start', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const bad = await startRpcProxy(chain.rpcUrl, () => ({}));
  await followPast(bad, good);
  bad.close();
  good.close();
});

test('switches from a node of another chain, and from one with different blocks', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const other = await startTestChain();
  await followPast(other, good);
  await other.chain.stop();

  await catchUp(createTestServer({ db, chain }).ledger);
  const forked = await startRpcProxy(chain.rpcUrl, asReal);
  const mark = chain.deployment.startBlock;
  forked.rewrite = (method, result) => {
    const block = method === 'eth_getBlockByNumber' ? numbered.safeParse(result).data : undefined;
    if (block === undefined || BigInt(block.number) <= mark) return asReal(method, result);
    return { ...block, hash: `0x${BigInt(block.number).toString(16).padStart(64, 'f')}` };
  };
  await followPast(forked, good);
  forked.close();
  good.close();
});

test('switches from a node that omits events', async () => {
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const bad = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getLogs' ? [] : asReal(method, result),
  );
  await followPast(bad, good);
  bad.close();
  good.close();
});

test('believes two of three readings before blocks become final', async () => {
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  await chain.client.mine({ blocks: 70 });
  const good = await startRpcProxy(chain.rpcUrl, asReal);
  const witness = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getLogs' ? [] : asReal(method, result),
  );
  const rpcUrl = `${good.rpcUrl},${witness.rpcUrl}`;
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl } });
  await catchUp(ledger);
  await catchUp(ledger);
  const { number: finalized } = await chain.client.getBlock({ blockTag: 'finalized' });
  expect((await readCheckpoint(db, chain.deployment))?.finalized).toBe(finalized);
  expect(witness.asked.get('eth_getLogs')).toBe(1);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  witness.close();
  good.close();
});

test('splits requests whose replies exceed ten megabytes', async () => {
  await chain.client.mine({ blocks: 30 });
  const proxy = await startRpcProxy(chain.rpcUrl, asReal);
  proxy.rewrite = (method, result, params) => {
    if (method !== 'eth_getLogs') return asReal(method, result);
    const [{ fromBlock, toBlock } = { fromBlock: '0', toBlock: '0' }] = z
      .array(z.object({ fromBlock: z.string(), toBlock: z.string() }))
      .parse(params);
    const isLarge = Number(toBlock) - Number(fromBlock) > 8;
    return isLarge ? [{ padding: 'x'.repeat(11_000_000) }] : result;
  };
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const head = await chain.client.getBlockNumber();
  const said: string[] = [];
  for (let tries = 0; tries < 200 && ledger.reached() < head; tries++) {
    await ledger.step().catch((error: Error) => said.push(error.message));
  }
  expect(said).toEqual([]);
  expect(proxy.asked.get('eth_getLogs')).toBeGreaterThan(1);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});

test('refuses to start when every node is on another chain', async () => {
  const other = await startTestChain();
  const again = await startRpcProxy(other.rpcUrl, asReal);
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: `${other.rpcUrl},${again.rpcUrl}` } });
  await expect(ledger.prepare()).rejects.toThrow('on another chain');
  again.close();
  await other.chain.stop();
});
