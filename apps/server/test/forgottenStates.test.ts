import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod';
import { forgetLedger } from '../src/forgetLedger.ts';
import { places } from '../src/ledger/chainFacts/schema.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import type { Ledger } from '../src/ledger/follower/createLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { buy } from './support/purchases.ts';
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let proxy: RpcProxy;
let fromZero: Record<string, string[]>;
let finalBlock: bigint;
let head: string;

/** The ledger's waiting time, milliseconds. The test advances its clock instead of waiting. */
const patience = 3_600_000;
let moved = 0;

const asReal = (method: string, result: unknown) => (method === 'web3_clientVersion' ? 'bor/v2' : result);

beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + moved);
  db = await testDb();
  chain = await startTestChain();
  const root = { referrer: chain.deployment.root, isDirect: true };
  for (let buyers = 0; buyers < 3; buyers++) await buy(chain, newAccount(), 1, root);
  const [first] = [newAccount()];
  await buy(chain, first, 1, root);
  await buy(chain, newAccount(), 1, { referrer: first.address, isDirect: true });
  // Enough blocks to make the events final, in more than one range.
  await chain.client.mine({ blocks: 400 });
  await forgetLedger(db);
  await catchUp(createTestServer({ db, chain }).ledger);
  fromZero = await ledgerContent(db);
  finalBlock = await finalized();
  head = `0x${(await chain.client.getBlockNumber()).toString(16)}`;
});

beforeEach(async () => {
  await forgetLedger(db);
  proxy = await startRpcProxy(chain.rpcUrl, asReal);
  return () => proxy.close();
});

afterAll(async () => {
  vi.restoreAllMocks();
  await chain.chain.stop();
});

async function finalized(): Promise<bigint> {
  return (await readCheckpoint(db, chain.deployment))?.finalized ?? 0n;
}

function follow(): Ledger {
  const config = { ledgerPatience: patience };
  return createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl }, config }).ledger;
}

/** Runs steps and advances the clock whenever the ledger is idle. @returns The error messages. */
async function step(ledger: Ledger, times: number): Promise<string[]> {
  const said: string[] = [];
  for (let steps = 0; steps < times; steps++) {
    const idle = await ledger.step().then(
      ({ outcome, hasMore }) => outcome === 'idle' && !hasMore,
      (error: Error) => {
        said.push(error.message);
        return false;
      },
    );
    if (idle) moved += patience;
  }
  return said;
}

/** Refuses contract calls at every block but the newest. */
const onlyNewest =
  (words: string): RpcProxy['refuse'] =>
  ({ method, params }) =>
    method === 'eth_call' && !new RegExp(`"(latest|${head})"`).test(JSON.stringify(params)) ? words : null;

const log = z.looseObject({ topics: z.array(z.string()), data: z.string() });

/** A place and another possible upline for it: of the same depth as its own, and taken earlier. */
async function exchangeable(): Promise<{ wallet: string; upline: string; other: string }> {
  const found = await db.select().from(places);
  const own = found.filter(({ pool }) => pool === chain.deployment.pools[1].address.toLowerCase());
  const depthOf = (wallet: string): number => {
    const upline = own.find((one) => one.wallet === wallet)?.upline;
    return upline ? 1 + depthOf(upline) : 0;
  };
  for (const { wallet, upline, index } of own.toReversed()) {
    const other = own.find(
      (one) =>
        upline && one.index < index && one.wallet !== upline && depthOf(one.wallet) === depthOf(upline),
    );
    if (upline && other) return { wallet, upline, other: other.wallet };
  }
  throw new Error('Nobody could stand elsewhere.');
}

const wordOf = (wallet: string) => wallet.slice(2).padStart(64, '0');

test('never makes a wrong upline final while the contracts cannot be asked', async () => {
  await catchUp(createTestServer({ db, chain }).ledger);
  const { wallet, upline, other } = await exchangeable();
  await forgetLedger(db);
  proxy.refuse = onlyNewest('missing trie node 0xab (path ) state 0xab is not available');
  proxy.rewrite = (method, result) => {
    if (method !== 'eth_getLogs') return asReal(method, result);
    const told = z.array(log).parse(result);
    return told.map((one) => {
      // Among events with three indexed values, only a race pool's purchase names an upline.
      const [event, user = '', referral, above = ''] = one.topics;
      const isTheirs = user.endsWith(wordOf(wallet)) && above.endsWith(wordOf(upline));
      return isTheirs ? { ...one, topics: [event, user, referral, `0x${wordOf(other)}`] } : one;
    });
  };
  const ledger = follow();
  const said = await step(ledger, 12);
  expect(said.join()).toContain('says otherwise of');
  expect(await finalized()).toBeLessThan(finalBlock);
  proxy.rewrite = asReal;
  await step(ledger, 12);
  expect(await finalized()).toBe(finalBlock);
  expect(await ledgerContent(db)).toEqual(fromZero);
});

test('makes unverified blocks final once they can be verified, also after a restart', async () => {
  proxy.refuse = onlyNewest('missing trie node');
  await step(follow(), 2);
  expect(await finalized()).toBeLessThan(finalBlock);
  await step(follow(), 12);
  expect(await finalized()).toBe(finalBlock);
  expect(await ledgerContent(db)).toEqual(fromZero);
});

test('waits for a node that hits its rate limit, instead of treating its states as lost', async () => {
  proxy.refuse = onlyNewest('request limit reached');
  const ledger = follow();
  const said = await step(ledger, 5);
  expect(said).toHaveLength(5);
  expect(said.join()).toContain('request limit reached');
  proxy.refuse = () => null;
  await step(ledger, 12);
  expect(await ledgerContent(db)).toEqual(fromZero);
});

test('requires 64 blocks above a final block, whatever the node reports', async () => {
  proxy.rewrite = (method, result, params) => {
    const isAsked = method === 'eth_getBlockByNumber' && JSON.stringify(params).includes('finalized');
    return isAsked ? newest : asReal(method, result);
  };
  const newest = await chain.client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] });
  const ledger = follow();
  await step(ledger, 12);
  expect(ledger.reached()).toBe(BigInt(head));
  expect(await finalized()).toBe(BigInt(head) - 64n);
});

test('treats a block as final only if both of two nodes report it', async () => {
  const witness = await startRpcProxy(chain.rpcUrl, asReal);
  const low = await chain.client.request({
    method: 'eth_getBlockByNumber',
    params: [`0x${(finalBlock - 50n).toString(16)}`, false],
  });
  witness.rewrite = (method, result, params) => {
    const isAsked = method === 'eth_getBlockByNumber' && JSON.stringify(params).includes('finalized');
    return isAsked ? low : asReal(method, result);
  };
  const config = { ledgerPatience: patience };
  const rpcUrl = `${proxy.rpcUrl},${witness.rpcUrl}`;
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl }, config });
  await step(ledger, 12);
  expect(await finalized()).toBeLessThanOrEqual(finalBlock - 50n);
  witness.rewrite = asReal;
  await step(ledger, 4);
  expect(await finalized()).toBe(finalBlock);
  witness.close();
});

test('makes a long range final without pauses', async () => {
  const config = { ledgerPatience: 0, pollInterval: patience };
  // So many blocks that the node itself has lost the state of the first ones.
  await chain.client.mine({ blocks: 800 });
  head = `0x${(await chain.client.getBlockNumber()).toString(16)}`;
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl }, config });
  ledger.start();
  await expect.poll(finalized).toBe(BigInt(head) - 64n);
  await ledger.stop();
});
