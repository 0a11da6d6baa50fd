import { racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/local';
import { type Abi, type Account, getAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../src/db/openDb.ts';
import { forgetLedger } from '../src/ledger/forgetLedger.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { join } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let member: Awaited<ReturnType<typeof join>>;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

beforeEach(async () => {
  await forgetLedger(db);
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
  member = await join(server);
});

const days = 86_400;

interface Act {
  account?: Account;
  address?: `0x${string}`;
  abi?: Abi;
}

/** Does something in a role, by ADMIN at the pool of level 1 unless said otherwise, and lets the ledger read it. */
async function act(functionName: string, args: readonly unknown[] = [], as: Act = {}): Promise<void> {
  const { client, deployment } = chain;
  const { account = operator.admin(), address = deployment.pools[1].address, abi = racePoolAbi } = as;
  const request = { chain: client.chain, account, address, abi: abi as Abi, functionName, args };
  const { status } = await client.writeContractSync(request);
  expect(status).toBe('success');
  await catchUp(server.ledger);
}

/** What a member was told of the chain, newest first. */
async function told(whom = member) {
  const { data } = await whom.client.call('notifications', { params: { wallet: whom.account.address } });
  return data.filter(({ transaction }) => transaction !== '');
}

const kinds = async (whom = member) => (await told(whom)).map(({ kind }) => kind);

const wait = (seconds: number) => chain.client.increaseTime({ seconds });

test('a member is told what announced terms change and when, and once they are in force', async () => {
  const by = { account: operator.modifierAdmin() };
  const shares = { referralShare: 2000, networkShare: 4500, operatorShare: 3500 };
  await act('queue_terms', [{ joiningFee: 60_000_000n, ...shares }], by);
  const [announced] = await told();
  expect(announced?.position).toBe(1);
  expect(announced?.message).toMatch(
    /^Level 1: new terms are announced\. Fee \$60\.00 \(before \$50\.00\); 20 % of it to the referral, 45 % \(before 50 %\) to the network, 35 % \(before 30 %\) to the operator\. They can come into force from \d{4}-\d\d-\d\d \d\d:\d\d UTC until \d{4}-\d\d-\d\d \d\d:\d\d UTC\./,
  );
  await act('cancel_terms', [], by);
  await act('queue_terms', [{ joiningFee: 60_000_000n, ...shares }], by);
  await wait(2 * days);
  await act('apply_terms', [], by);
  expect(await kinds()).toEqual(['termsApplied', 'termsAnnounced', 'termsWithdrawn', 'termsAnnounced']);
  const [applied] = await told();
  expect(applied?.message).toContain('Fee $60.00 (before $50.00)');
});

test('a pause, its end, an announced retirement, its withdrawal and the end of purchases are told', async () => {
  await act('set_paused', [true]);
  await act('set_paused', [false]);
  await act('queue_retirement');
  await act('cancel_retirement');
  expect((await told())[0]?.message).toBe('Level 1: the announced end of purchases was withdrawn.');
  await act('queue_retirement');
  await wait(2 * days);
  await act('retire');
  const before = [
    'retirementAnnounced',
    'retirementWithdrawn',
    'retirementAnnounced',
    'pauseEnded',
    'pauseBegan',
  ];
  expect(await kinds()).toEqual(['retired', ...before]);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect(await kinds()).toEqual(before);

  // The block that stands in its place is as old as those before it.
  await wait(2 * days);
  await act('retire');
  expect(await kinds()).toEqual(['retired', ...before]);
});

test('what came before a newcomer is not told to them, not by a ledger that is read again either', async () => {
  await act('set_paused', [true], { address: chain.deployment.pools[7].address });
  const newcomer = await join(server);
  expect(await told(newcomer)).toEqual([]);
  await forgetLedger(db);
  await catchUp(server.ledger);
  expect(await told(newcomer)).toEqual([]);
  expect(await kinds()).toEqual(['pauseBegan']);
  await act('set_paused', [false], { address: chain.deployment.pools[7].address });
  expect(await kinds(newcomer)).toEqual(['pauseEnded']);
});

test('who registered before a shorter chain took the place of theirs is told of its acts', async () => {
  const id = await chain.client.snapshot();
  await chain.client.mine({ blocks: 5 });
  await catchUp(server.ledger);
  const newcomer = await join(server);
  await chain.client.revert({ id });
  await act('set_paused', [true], { address: chain.deployment.pools[8].address });
  expect(await kinds(newcomer)).toEqual(['pauseBegan']);
});

test('an announced pool and its withdrawal are told, of its level, in the order of the chain', async () => {
  const { address } = operator.modifierAdmin();
  const { client, deployment } = chain;
  const registry = {
    address: deployment.registry,
    abi: uplineRegistryAbi,
    account: operator.admin(),
  } as const;
  await client.writeContractSync({
    ...registry,
    chain: client.chain,
    functionName: 'queue_pool',
    args: [address, 4],
  });
  await act('cancel_pool', [address], { ...registry, abi: uplineRegistryAbi as Abi });
  const [withdrawn, announced] = await told();
  expect(withdrawn).toMatchObject({
    kind: 'poolWithdrawn',
    position: null,
    message: 'The announcement of another pool was withdrawn.',
  });
  expect(announced).toMatchObject({ kind: 'poolAnnounced', position: 4 });
  expect(announced?.message).toMatch(
    /^Level 4: another pool is announced\. It can be listed from \d{4}-\d\d-\d\d \d\d:\d\d UTC until /,
  );
});

test('a hand-over of the registry is told to all members, of no level', async () => {
  const registry = { address: chain.deployment.registry, abi: uplineRegistryAbi as Abi };
  const other = await join(server);
  const heir = operator.modifierAdmin();
  await act('beginDefaultAdminTransfer', [heir.address], registry);
  await act('cancelDefaultAdminTransfer', [], registry);
  await act('beginDefaultAdminTransfer', [heir.address], registry);
  await wait(2 * days + 60);
  await act('acceptDefaultAdminTransfer', [], { ...registry, account: heir });
  expect(await kinds()).toEqual(['adminChanged', 'adminOffered', 'adminOfferWithdrawn', 'adminOffered']);
  const [moved] = await told();
  const { address } = heir;
  const short = `${getAddress(address).slice(0, 6)}…${getAddress(address).slice(-4)}`;
  expect(moved?.message).toBe(
    `The administration of the registry of sponsors and pools has moved to ${short}.`,
  );
  expect(moved?.position).toBeNull();
  expect((await kinds(other)).filter((kind) => kind === 'adminChanged')).toHaveLength(1);
});

test('a ledger that is read again tells the same', async () => {
  await act('set_paused', [true], { address: chain.deployment.pools[4].address });
  const before = (await ledgerContent(db)).notifications;
  await forgetLedger(db);
  expect(await told()).toEqual([]);
  await catchUp(server.ledger);
  expect((await ledgerContent(db)).notifications).toEqual(before);
  expect(await kinds()).toEqual(['pauseBegan']);
});
