import { racePoolAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { type Abi, type Hex, pad } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { count } from './support/counts.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import {
  blocksBy,
  each,
  type Field,
  fieldsOf,
  flip,
  type Log,
  logsBy,
  parseLogs,
  withByte,
} from './support/lies.ts';
import { buy, claim, enroll, sendTo } from './support/purchases.ts';
import { type Rewrite, type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let proxy: RpcProxy;
let fromZero: Record<string, string[]>;
let finalBlock: bigint;
let fields: Field[];
/** A member whose binding is their only event. */
const lone = newAccount();

/** The ledger's waiting time, milliseconds; only the advanced clock ends it. */
const patience = 3_600_000;

/** Milliseconds by which the test has advanced the clock. */
let moved = 0;

/** Produces every kind of event that the ledger stores, and makes them final. */
async function liveALittle(): Promise<void> {
  const root = { referrer: chain.deployment.root, isDirect: true };
  const [sponsor, buyer] = [newAccount(), newAccount()];
  await enroll(chain, sponsor, chain.deployment.root);
  await enroll(chain, buyer, sponsor.address);
  // The sponsor has no place yet, so that the root gets their share.
  await buy(chain, buyer, 1);
  await buy(chain, buyer, 2);
  await buy(chain, buyer, 3);
  await buy(chain, sponsor, 1);
  await buy(chain, newAccount(), 1, { referrer: sponsor.address, isDirect: true });
  await buy(chain, newAccount(), 1, root);
  await claim(chain, sponsor, 1);
  const pool = { address: chain.deployment.pools[1].address, abi: racePoolAbi as Abi };
  const modifier = { ...pool, account: operator.modifierAdmin() };
  const terms = { joiningFee: 60_000_000n, referralShare: 2500, networkShare: 4500, operatorShare: 3000 };
  await sendTo(chain.client, { ...modifier, functionName: 'queue_terms', args: [terms] });
  await chain.client.increaseTime({ seconds: 48 * 3600 });
  await sendTo(chain.client, { ...modifier, functionName: 'apply_terms' });
  await sendTo(chain.client, { ...modifier, functionName: 'queue_terms', args: [terms] });
  await sendTo(chain.client, { ...modifier, functionName: 'cancel_terms' });
  await sendTo(chain.client, {
    ...pool,
    account: operator.productPool(),
    functionName: 'claim_product_fund',
    args: [1_000_000n],
  });
  const admin = { ...pool, address: chain.deployment.pools[8].address, account: operator.admin() };
  await sendTo(chain.client, { ...admin, functionName: 'set_paused', args: [true] });
  await sendTo(chain.client, { ...admin, functionName: 'queue_retirement' });
  await enroll(chain, lone, sponsor.address);
  await chain.client.mine({ blocks: 70 });
}

beforeAll(async () => {
  const now = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => now() + moved);
  db = await testDb();
  chain = await startTestChain();
  await liveALittle();
  proxy = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  // Members of earlier tests are of another chain: a rollback would give them a block of this one.
  await forgetLedger(db, { isOtherChain: true });
  const { ledger } = createTestServer({ db, chain });
  await catchUp(ledger);
  fromZero = await ledgerContent(db);
  finalBlock = (await readCheckpoint(db, chain.deployment))?.finalized ?? 0n;
  const told = parseLogs(
    await chain.client.request({
      method: 'eth_getLogs',
      params: [
        {
          address: [
            chain.deployment.registry,
            ...Object.values(chain.deployment.pools).map(({ address }) => address),
          ],
          fromBlock: `0x${chain.deployment.startBlock.toString(16)}`,
        },
      ],
    }),
  );
  fields = fieldsOf(told);
});

afterAll(async () => {
  vi.restoreAllMocks();
  proxy.close();
  await chain.chain.stop();
});

/** True if the test changes every byte. The few thousand bytes take hours. */
const isEveryByteAsked = process.env.UPLINE_LIES === 'all';

/** Steps the ledger while the node lies, then with honest answers until the ledger is final. */
async function afterLie(lie: Partial<Pick<RpcProxy, 'rewrite' | 'refuse' | 'hold'>>) {
  await forgetLedger(db);
  const config = { ledgerPatience: patience };
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl }, config });
  const step = () =>
    ledger.step().then(
      ({ outcome }) => outcome,
      () => 'failed',
    );
  const honest = {
    rewrite: (_method: string, result: unknown) => result,
    refuse: () => null,
    hold: async () => {},
  };
  Object.assign(proxy, lie);
  for (let steps = 0; steps < 6 && (await step()) !== 'idle'; ) steps += 1;
  Object.assign(proxy, honest);
  for (let steps = 0; steps < 60; steps++) {
    const outcome = await step();
    const checkpoint = await readCheckpoint(db, chain.deployment);
    if (outcome === 'idle' && checkpoint?.finalized === finalBlock) break;
    if (outcome === 'idle') moved += patience;
  }
  return {
    health: ledger.health(),
    finalized: (await readCheckpoint(db, chain.deployment))?.finalized,
    content: await ledgerContent(db),
  };
}

async function expectRecovery(lie: Parameters<typeof afterLie>[0], of = ''): Promise<void> {
  const { health, finalized, content } = await afterLie(lie);
  expect([health.state, health.isFailing, finalized], of).toEqual(['following', false, finalBlock]);
  expect(content, of).toEqual(fromZero);
}

test('equals a ledger read from zero after a node changed any byte of an event', {
  timeout: isEveryByteAsked ? 4 * 3_600_000 : 600_000,
}, async () => {
  const every = Math.ceil(fields.length / (isEveryByteAsked ? fields.length : count(100, 6)));
  // The offset varies, so that the sample meets first, middle and last bytes of words.
  const sample = fields.filter((_field, at) => at % every === Math.floor(at / every) % every);
  for (const field of sample) {
    const rewrite = logsBy((logs) => logs.map((one) => withByte(one, field)));
    await expectRecovery({ rewrite }, JSON.stringify(field));
  }
});

test('recovers from an omitted or repeated event of any kind', {
  timeout: 240_000,
}, async () => {
  const kinds = [...new Set(fields.map(({ event }) => event))].filter((_kind, at) => at % count(1, 4) === 0);
  for (const event of kinds) {
    const isKind = ({ topics }: Log) => topics[0] === event;
    await expectRecovery(
      { rewrite: logsBy((logs) => logs.filter((one) => !isKind(one))) },
      `without ${event}`,
    );
    if (count(2, 1) === 1) continue;
    const twice = logsBy((logs) => logs.flatMap((one) => (isKind(one) ? [one, one] : [one])));
    await expectRecovery({ rewrite: twice }, `twice ${event}`);
  }
});

test.each<[string, Parameters<typeof afterLie>[0]]>([
  [
    'the last byte of the data',
    {
      rewrite: each((one) => ({
        ...one,
        data: one.data.length > 130 ? flip(one.data, one.data.length / 2 - 2) : one.data,
      })),
    },
  ],
  [
    'nothing of a lone binding',
    { rewrite: logsBy((logs) => logs.filter(({ topics }) => topics[1] !== pad(lone.address).toLowerCase())) },
  ],
  ['every second event left out', { rewrite: logsBy((logs) => logs.filter((_one, at) => at % 2 === 0)) }],
  ['events told twice', { rewrite: logsBy((logs) => logs.flatMap((one) => [one, one])) }],
  ['events in the wrong order', { rewrite: logsBy((logs) => logs.toReversed()) }],
  ['null for logs', { rewrite: (method, result) => (method === 'eth_getLogs' ? null : result) }],
  ['null among logs', { rewrite: logsBy((logs) => [...logs, null]) }],
  ['logs without a block', { rewrite: each((one) => ({ ...one, blockHash: null, blockNumber: null })) }],
  [
    'other transactions',
    { rewrite: each((one) => ({ ...one, transactionHash: flip(one.transactionHash, 31) })) },
  ],
  [
    'other block hashes of logs',
    { rewrite: each((one, at) => (at % 3 ? one : { ...one, blockHash: flip(one.blockHash, 31) })) },
  ],
  [
    'other places in the block',
    { rewrite: each((one) => ({ ...one, logIndex: `0x${(Number(one.logIndex) + 1).toString(16)}` })) },
  ],
  [
    'other blocks',
    { rewrite: each((one) => ({ ...one, blockNumber: `0x${(Number(one.blockNumber) + 1).toString(16)}` })) },
  ],
  [
    'words that are no numbers',
    { rewrite: each((one) => ({ ...one, data: one.data.replaceAll('0', 'z') })) },
  ],
  ['null for blocks', { rewrite: (method, result) => (method === 'eth_getBlockByNumber' ? null : result) }],
  ['bad hashes of blocks', { rewrite: blocksBy((block) => ({ ...block, hash: flip(block.hash, 0) })) }],
  ['no hashes of blocks', { rewrite: blocksBy((block) => ({ ...block, hash: null })) }],
  [
    'other times of blocks',
    {
      rewrite: blocksBy((block) => ({
        ...block,
        timestamp: `0x${(Number(block.timestamp) + 7).toString(16)}`,
      })),
    },
  ],
  ['views refused', { refuse: ({ method }) => (method === 'eth_call' ? 'request limit reached' : null) }],
  ['null for views', { rewrite: (method, result) => (method === 'eth_call' ? null : result) }],
  [
    'views that are all zero',
    {
      rewrite: (method, result) =>
        method === 'eth_call' ? (result as Hex).replaceAll(/[1-9a-f]/g, '0').replace('00', '0x') : result,
    },
  ],
  ['everything refused', { refuse: () => 'request limit reached' }],
])('recovers from a lying node: %s', async (_, lie) => {
  await expectRecovery(lie);
});

test('stores no invented block hash and keeps its ledger, even on a local chain', async () => {
  await forgetLedger(db);
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  await catchUp(ledger);
  const before = await readCheckpoint(db, chain.deployment);
  proxy.rewrite = blocksBy((block) => ({ ...block, hash: flip(block.hash, 0) }));
  for (let steps = 0; steps < 8; steps++) await ledger.step().catch(() => {});
  proxy.rewrite = (_method, result) => result;
  expect(await readCheckpoint(db, chain.deployment)).toEqual(before);
  expect(await ledgerContent(db)).toEqual(fromZero);
});

test('treats a node without the first block as down, not as another chain', async () => {
  const silent = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getBlockByNumber' ? null : result,
  );
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: silent.rpcUrl } });
  await ledger.prepare();
  expect(ledger.health().chain).toMatchObject({
    reachable: false,
    message: expect.stringContaining('does not tell the first block'),
  });
  silent.rewrite = (_method, result) => result;
  await catchUp(ledger);
  expect(ledger.health().state).toBe('following');
  silent.refuse = ({ method }) => (method === 'eth_call' ? 'request limit reached' : null);
  await createTestServer({ db, chain: { ...chain, rpcUrl: silent.rpcUrl } }).ledger.prepare();
  silent.close();
});

test('misses a binding that its only node hides, until the wallet buys and an operator must rebuild', async () => {
  await forgetLedger(db);
  const config = { ledgerPatience: patience };
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl }, config });
  const isContradicted = () => ledger.health().state === 'contradicted';
  const stepOften = async (times: number) => {
    for (let steps = 0; steps < times && !isContradicted(); steps++) {
      await ledger.step().catch(() => {});
      moved += patience;
    }
  };
  const honest: Rewrite = (method, result) => (method === 'web3_clientVersion' ? 'bor/v2' : result);
  const hiding = logsBy((logs) => logs.filter(({ topics }) => topics[1] !== pad(lone.address).toLowerCase()));
  proxy.rewrite = (method, result, params) => honest(method, hiding(method, result), params);
  await stepOften(8);
  expect((await readCheckpoint(db, chain.deployment))?.finalized).toBe(finalBlock);
  proxy.rewrite = honest;
  await stepOften(2);
  const before = await ledgerContent(db);
  expect(before).not.toEqual(fromZero);
  expect(ledger.health().state).toBe('following');

  await buy(chain, lone, 2);
  // Each step back is twice as long, down to the final block.
  await stepOften(100);
  expect(ledger.health()).toMatchObject({
    state: 'contradicted',
    message: expect.stringContaining('UPLINE_REBUILD_LEDGER'),
  });
  expect(await ledgerContent(db), 'what was read is served').toEqual(before);
  proxy.rewrite = (_method, result) => result;
  await forgetLedger(db);
  await catchUp(createTestServer({ db, chain }).ledger);
  expect(await differencesFromChain(db, chain)).toMatchObject({ differences: [] });
});
