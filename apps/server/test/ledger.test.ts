import { globalPoolAbi } from '@upline/chain';
import { grow } from '@upline/localnet';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { connectChain } from '../src/ledger/chain/chainContext.ts';
import { blocks, checkpoints, entries, pools } from '../src/ledger/chainFacts/schema.ts';
import { ledgerRules, readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import { createLedger } from '../src/ledger/follower/createLedger.ts';
import { onlyFollower } from '../src/ledger/follower/followerLock.ts';
import { ledgerPorts as ports } from '../src/ledgerPorts.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
const none = { differences: [], wallets: expect.any(Number) };

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  await grow(chain);
});

afterAll(() => chain.chain.stop());
beforeEach(() => forgetLedger(db));

const newLedger = () => createTestServer({ db, chain }).ledger;
const root = () => ({ referrer: chain.deployment.root, isDirect: true });

async function contentFromZero(): Promise<Record<string, string[]>> {
  await forgetLedger(db);
  await catchUp(newLedger());
  return ledgerContent(db);
}

test('reads a grown network: every wallet equals the chain to the unit', async () => {
  await catchUp(newLedger());
  const compared = await differencesFromChain(db, chain);
  expect(compared).toEqual(none);
  expect(compared.wallets).toBeGreaterThan(36);
  const kinds = await db.selectDistinct({ kind: entries.kind }).from(entries);
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['level', 'lost', 'participation', 'referral']);
});

test('records a claim as a ledger line without reducing the earned income', async () => {
  const member = (await grow(chain))[0];
  if (!member) throw new Error('The network is empty.');
  const { transactionHash } = await chain.client.writeContractSync({
    account: member.account,
    abi: globalPoolAbi,
    address: chain.deployment.pools[3].address,
    functionName: 'claim_bonus',
  });
  await catchUp(newLedger());
  expect(await differencesFromChain(db, chain)).toEqual(none);
  const [claim] = (await db.select().from(entries)).filter(({ kind }) => kind === 'claim');
  expect(claim).toMatchObject({ wallet: member.address.toLowerCase(), transaction: transactionHash });
  expect(claim?.amount).toBeGreaterThan(0n);
});

test('equals the chain after a reorg of five blocks with purchases', async () => {
  const ledger = newLedger();
  await catchUp(ledger);
  const before = await ledgerContent(db);
  const lost = newAccount();
  await buy(chain, lost, 1, root());
  await buy(chain, lost, 2);
  await catchUp(ledger);
  const during = await ledgerContent(db);
  expect(during.places?.length).toBe((before.places?.length ?? 0) + 2);

  await reorg(chain, 5);
  expect((await ledger.step()).outcome).toBe('rolledBack');
  await catchUp(ledger);
  const after = await ledgerContent(db);
  expect(after.places?.length).toBeLessThan(during.places?.length ?? 0);
  expect(await differencesFromChain(db, chain)).toEqual(none);
  expect(after).toEqual(await contentFromZero());
});

test('counts each deep reorg', async () => {
  const ledger = newLedger();
  for (const [depth, count] of [
    [35, 1],
    [5, 1],
    [33, 2],
  ] as const) {
    // Without a purchase, the new blocks could equal the old ones.
    await buy(chain, newAccount(), 1, root());
    await chain.client.mine({ blocks: depth - 1 });
    await catchUp(ledger);
    await reorg(chain, depth);
    await catchUp(ledger);
    expect(ledger.deepReorgs()).toBe(count);
  }
});

test('returns a member to their named sponsor after a reorg', async () => {
  const server = createTestServer({ db, chain });
  await catchUp(server.ledger);
  const named = await join(server);
  const member = await join(server, named.member.id);
  const profileOf = async (userId: string) =>
    (await named.client.call('profile', { params: { userId } })).data;
  const before = await profileOf(member.member.id);
  expect(before.uplineId).toBe(named.account.address);

  await buy(chain, member.account, 1, root());
  await catchUp(server.ledger);
  expect(await profileOf(member.member.id)).toMatchObject({ uplineId: chain.deployment.root, poolCount: 1 });
  expect((await profileOf(named.member.id)).totalReferrals).toBe(0);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect(await profileOf(member.member.id)).toEqual(before);
  expect((await profileOf(named.member.id)).totalReferrals).toBe(1);
});

test('reads only new blocks', async () => {
  const ledger = newLedger();
  await catchUp(ledger);
  const stands = await readCheckpoint(db, chain.deployment);
  expect((await ledger.step()).outcome).toBe('idle');
  await chain.client.mine({ blocks: 3 });
  const step = await ledger.step();
  expect(step).toMatchObject({ outcome: 'advanced', reached: (stands?.number ?? 0n) + 3n });
});

test('rebuilds a ledger that was derived by older rules', async () => {
  await catchUp(newLedger());
  const before = await ledgerContent(db);
  await db.update(checkpoints).set({ rules: 0 });
  await db.update(pools).set({ paidIn: 1n });
  const ledger = newLedger();
  await catchUp(ledger);
  expect(await ledgerContent(db)).toEqual(before);
});

test('a server without the follower lock keeps a ledger derived by other rules', async () => {
  await catchUp(newLedger());
  const before = await ledgerContent(db);
  await db.update(checkpoints).set({ rules: 0 });
  const log = pino({ level: 'silent' });
  const context = connectChain([chain.rpcUrl], chain.deployment, log);
  const lock = { ...onlyFollower, isHeld: () => false };
  const older = createLedger({ db, chain: context, log, ports, pollInterval: 50, patience: 0, lock });
  await expect(older.step()).rejects.toThrow('Another process');
  expect(await ledgerContent(db)).toEqual(before);
});

test('serves the ledger of a newer release unchanged, and releases the follower lock', async () => {
  await catchUp(newLedger());
  const before = await ledgerContent(db);
  await db.update(checkpoints).set({ rules: ledgerRules + 1 });
  const log = pino({ level: 'silent' });
  const context = connectChain([chain.rpcUrl], chain.deployment, log);
  const released = Promise.withResolvers<void>();
  const lock = { ...onlyFollower, release: async () => released.resolve() };
  const older = createLedger({ db, chain: context, log, ports, pollInterval: 50, patience: 60_000, lock });
  await older.prepare();
  older.start();
  await released.promise;
  await older.stop();
  expect(older.health()).toMatchObject({
    state: 'following',
    isFailing: false,
    message: expect.stringContaining('a newer release'),
  });
  expect(await ledgerContent(db)).toEqual(before);
  await db.update(checkpoints).set({ rules: ledgerRules });
});

test('deletes blocks far below the final one, and keeps their facts', async () => {
  const ledger = newLedger();
  await chain.client.mine({ blocks: 400 });
  await catchUp(ledger);
  await chain.client.mine({ blocks: 1 });
  await catchUp(ledger);
  const stands = await readCheckpoint(db, chain.deployment);
  const kept = await db.select().from(blocks);
  const lowest = kept.map(({ number }) => number).toSorted((a, b) => Number(a - b))[0];
  expect(lowest).toBeGreaterThanOrEqual((stands?.finalized ?? 0n) - 256n);
  expect(await differencesFromChain(db, chain)).toMatchObject({ differences: [] });
});
