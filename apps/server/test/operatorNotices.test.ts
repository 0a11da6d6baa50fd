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

/** What the member was told of the chain, newest first. */
async function told() {
  const { data } = await member.client.call('notifications', { params: { wallet: member.account.address } });
  return data.filter(({ transaction }) => transaction !== '');
}

const kinds = async () => (await told()).map(({ kind }) => kind);

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

test('a pause, its end, an announced retirement and the end of purchases are told, and newcomers are not told', async () => {
  await act('set_paused', [true]);
  await act('set_paused', [false]);
  await act('queue_retirement');
  await wait(2 * days);
  await act('retire');
  expect(await kinds()).toEqual(['retired', 'retirementAnnounced', 'pauseEnded', 'pauseBegan']);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect(await kinds()).toEqual(['retirementAnnounced', 'pauseEnded', 'pauseBegan']);
});

test('an announced pool and a hand-over of the registry are told to all members, of no level', async () => {
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
  const { data } = await other.client.call('notifications', { params: { wallet: other.account.address } });
  expect(data.filter(({ kind }) => kind === 'adminChanged')).toHaveLength(1);
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
