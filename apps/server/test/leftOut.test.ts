import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { type Abi, encodeEventTopics } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { forgetLedger } from '../src/forgetLedger.ts';
import { pools } from '../src/ledger/chainFacts/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy, claim, enroll, sendTo } from './support/purchases.ts';
import { startRpcProxy } from './support/rpcProxy.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
const sponsor = newAccount();

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  await buy(chain, sponsor, 1, root());
});

afterAll(() => chain.chain.stop());

const root = () => ({ referrer: chain.deployment.root, isDirect: true });
const poolAt = (position: 1 | 3 | 8) => chain.deployment.pools[position].address;

const asAdmin = (functionName: 'set_paused' | 'queue_retirement' | 'retire', args: readonly unknown[] = []) =>
  sendTo(chain.client, {
    abi: racePoolAbi as Abi,
    address: poolAt(8),
    account: operator.admin(),
    functionName,
    args,
  });

async function withoutEvent(abi: Abi, eventName: string, happen: () => Promise<unknown>) {
  const { ledger: honest } = createTestServer({ db, chain });
  await catchUp(honest);
  await happen();
  const before = await ledgerContent(db);
  const [topic] = encodeEventTopics({ abi, eventName });
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) =>
    method === 'eth_getLogs'
      ? z
          .array(z.looseObject({ topics: z.array(z.string()) }))
          .parse(result)
          .filter(({ topics }) => topics[0] !== topic)
      : result,
  );
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const said = await ledger.step().then(
    () => 'nothing',
    (error: Error) => error.message,
  );
  expect(await ledgerContent(db)).toEqual(before);
  proxy.rewrite = (_method, result) => result;
  await catchUp(ledger);
  proxy.close();
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  return said;
}

test('detects an omitted purchase in the block range that lacks it', async () => {
  const said = await withoutEvent(racePoolAbi, 'Invested', () => buy(chain, newAccount(), 1, root()));
  expect(said).toContain('by its events');
});

test('detects an omitted claim', async () => {
  const buyer = newAccount();
  await buy(chain, buyer, 1, { referrer: sponsor.address, isDirect: true });
  const said = await withoutEvent(racePoolAbi, 'BonusClaimed', () => claim(chain, sponsor, 1));
  expect(said).toContain('by its events');
});

test('detects an omitted lost income', async () => {
  const buyer = newAccount();
  await enroll(chain, buyer, sponsor.address);
  const said = await withoutEvent(racePoolAbi, 'LostIncome', async () => {
    await buy(chain, buyer, 1);
    await buy(chain, buyer, 2);
  });
  expect(said).toContain('lost income by');
});

test('detects an omitted lost income of a global pool', async () => {
  const buyer = newAccount();
  await enroll(chain, buyer, sponsor.address);
  const said = await withoutEvent(globalPoolAbi, 'LostIncome', () => buy(chain, buyer, 3));
  expect(said).toContain('lost income by');
});

test('detects a lost income whose purchase is omitted', async () => {
  const buyer = newAccount();
  await enroll(chain, buyer, sponsor.address);
  const said = await withoutEvent(globalPoolAbi, 'Invested', () => buy(chain, buyer, 3));
  expect(said).toContain('whose purchase');
});

test('detects an omitted fund withdrawal, and counts it once the node reports it', async () => {
  const said = await withoutEvent(racePoolAbi, 'FundClaimed', () =>
    sendTo(chain.client, {
      abi: racePoolAbi as Abi,
      address: poolAt(1),
      account: operator.productPool(),
      functionName: 'claim_product_fund',
      args: [7_000_000n],
    }),
  );
  expect(said).toContain('by its events');
  const found = await db.select().from(pools);
  expect(found.map(({ fundClaimed }) => fundClaimed).filter((one) => one > 0n)).toEqual([7_000_000n]);
});

test('detects an omitted pause, its end and a retirement', async () => {
  expect(await withoutEvent(racePoolAbi, 'PausedSet', () => asAdmin('set_paused', [true]))).toContain(
    'paused',
  );
  expect(await withoutEvent(racePoolAbi, 'PausedSet', () => asAdmin('set_paused', [false]))).toContain(
    'paused',
  );
  await asAdmin('queue_retirement');
  await chain.client.increaseTime({ seconds: 48 * 3600 });
  expect(await withoutEvent(racePoolAbi, 'Retired', () => asAdmin('retire'))).toContain('retired');
});

test('detects omitted new terms before the first purchase under them', async () => {
  const modifier = { abi: racePoolAbi as Abi, address: poolAt(8), account: operator.modifierAdmin() };
  const shares = { referralShare: 2000, networkShare: 5000, operatorShare: 3000 };
  const joiningFee = chain.deployment.pools[8].joinningFee + 1_000_000n;
  await sendTo(chain.client, { ...modifier, functionName: 'queue_terms', args: [{ joiningFee, ...shares }] });
  await chain.client.increaseTime({ seconds: 48 * 3600 });
  const said = await withoutEvent(racePoolAbi, 'TermsApplied', () =>
    sendTo(chain.client, { ...modifier, functionName: 'apply_terms' }),
  );
  expect(said).toContain('has terms');
});

test('detects an omitted binding when the wallet buys', async () => {
  const buyer = newAccount();
  const said = await withoutEvent(uplineRegistryAbi, 'SponsorBound', () => buy(chain, buyer, 1, root()));
  expect(said).toContain('was never bound');
});

test('makes no unverified block final, and reads it again when it proves wrong', async () => {
  await catchUp(createTestServer({ db, chain }).ledger);
  await buy(chain, newAccount(), 1, root());
  // Enough blocks to make the purchase final, in more than one range.
  await chain.client.mine({ blocks: 400 });
  const lying = { isLying: true };
  const proxy = await startRpcProxy(chain.rpcUrl, (method, result) => {
    if (method === 'web3_clientVersion') return 'bor/v2';
    return method === 'eth_getLogs' && lying.isLying ? [] : result;
  });
  const head = await chain.client.getBlockNumber();
  proxy.refuse = ({ method, params }) =>
    method === 'eth_call' && !new RegExp(`"(latest|0x${head.toString(16)})"`).test(JSON.stringify(params))
      ? 'missing trie node'
      : null;
  const { ledger } = createTestServer({ db, chain: { ...chain, rpcUrl: proxy.rpcUrl } });
  const said: string[] = [];
  for (let steps = 0; steps < 300; steps++) {
    const reached = await ledger.step().then(
      (step) => step.reached,
      (error: Error) => {
        said.push(error.message);
        lying.isLying = false;
        return -1n;
      },
    );
    if (reached === head) break;
  }
  expect(said[0]).toContain('by its events');
  expect(ledger.reached()).toBe(head);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  proxy.close();
});
