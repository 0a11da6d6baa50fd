import { callHash, fingerprint, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { chainId } from '@upline/domain';
import { answeringCode } from '@upline/localnet/testing';
import {
  type Abi,
  type Account,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getAddress,
  keccak256,
  numberToHex,
  parseAbiParameters,
  size as sizeOf,
  toBytes,
} from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let member: Awaited<ReturnType<typeof join>>;
/** A staff member with every role. */
let staff: Awaited<ReturnType<typeof join>>;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

beforeEach(async () => {
  await forgetLedger(db);
  const account = newAccount();
  const staffWallets = [account.address.toLowerCase() as `0x${string}`];
  server = createTestServer({ db, chain, config: { staffWallets } });
  await readAll();
  member = await join(server);
  staff = await join(server, undefined, account);
});

const days = 86_400;

interface Act {
  account?: Account;
  address?: `0x${string}`;
  abi?: Abi;
}

/** Reads the chain to its head, and a second time to make blocks final. */
async function readAll(): Promise<void> {
  await catchUp(server.ledger);
  await catchUp(server.ledger);
}

/** Makes all earlier blocks final. */
async function settle(): Promise<void> {
  await chain.client.mine({ blocks: 70 });
  await readAll();
}

/** Sends a call, by default of ADMIN to the pool of level 1, and makes it final. */
async function act(functionName: string, args: readonly unknown[] = [], as: Act = {}): Promise<void> {
  await begin(functionName, args, as);
  await settle();
}

/** Sends the same call and reads it, without making it final. */
async function begin(functionName: string, args: readonly unknown[] = [], as: Act = {}): Promise<void> {
  const { client, deployment } = chain;
  const { account = operator.admin(), address = deployment.pools[1].address, abi = racePoolAbi } = as;
  const request = { chain: client.chain, account, address, abi: abi as Abi, functionName, args };
  const { status } = await client.writeContractSync(request);
  expect(status).toBe('success');
  await catchUp(server.ledger);
}

/** A member's notifications of chain events, newest first. */
async function told(whom = member) {
  const { data } = await whom.client.call('notifications', { params: { wallet: whom.account.address } });
  return data.filter(({ transaction }) => transaction !== '');
}

/** A contract that answers the registry as a pool of a level. */
async function newPool(position: number): Promise<`0x${string}`> {
  const { client, deployment } = chain;
  const { address } = newAccount();
  await client.setCode({ address, bytecode: answeringCode(deployment.registry, position, 'race') });
  return address;
}

const kinds = async (whom = member) => (await told(whom)).map(({ kind }) => kind);

const wait = (seconds: number) => chain.client.increaseTime({ seconds });

test('notifies members of announced terms with changes and times, and again when they apply', async () => {
  const by = { account: operator.modifierAdmin() };
  const shares = { referralShare: 2000, networkShare: 4500, operatorShare: 3500 };
  await act('queue_terms', [{ joiningFee: 60_000_000n, ...shares }], by);
  const [announced] = await told();
  expect(announced?.position).toBe(1);
  expect(announced?.message).toMatch(
    /^Level 1: new terms are announced\. From .+ UTC at the earliest: a fee of \$60\.00 \(today \$50\.00\), 45 % \(today 50 %\) of the fee to the network and 35 % \(today 30 %\) of the fee to the operator\. If they are not applied by .+ UTC, they lapse\. .+ the new terms\.$/,
  );
  await act('cancel_terms', [], by);
  await act('queue_terms', [{ joiningFee: 55_000_000n, ...shares }], by);
  const [waiting] = await told();
  expect(waiting?.message).not.toContain('replaces');
  await act('queue_terms', [{ joiningFee: 60_000_000n, ...shares }], by);
  const [replacing] = await told();
  expect(replacing?.message).toMatch(/This replaces the announcement of .+ UTC\.$/);
  await wait(2 * days);
  await act('apply_terms', [], by);
  expect(await kinds()).toEqual([
    'termsApplied',
    ...Array(2).fill('termsAnnounced'),
    'termsWithdrawn',
    'termsAnnounced',
  ]);
  const [applied] = await told();
  expect(applied?.message).toContain('a fee of $60.00 (before $50.00)');
});

test('notifies members of a pause, its end, an announced and a withdrawn retirement, and the retirement', async () => {
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
});

test('joins the notifications of one act on several contracts', async () => {
  const { pools, registry } = chain.deployment;
  const reads = async () => (await told()).map(({ message }) => message);
  await act('set_paused', [true], { address: pools[2].address });
  expect(await reads()).toEqual([expect.stringMatching(/^Level 2: purchases are paused/)]);
  for (const { address } of [pools[3], pools[5]]) await begin('set_paused', [true], { address });
  await settle();
  expect(await reads()).toEqual([expect.stringMatching(/^Levels 2, 3 and 5: purchases are paused/)]);
  expect((await told())[0]).toMatchObject({ isRead: false, position: 2 });
  const [{ members = 0, message = '' } = {}] = (await announcements()).told;
  expect([members > 0, message]).toEqual([true, (await reads())[0]]);

  const heir = operator.modifierAdmin().address;
  await begin('beginDefaultAdminTransfer', [heir], { address: registry, abi: uplineRegistryAbi as Abi });
  await begin('beginDefaultAdminTransfer', [heir], { address: pools[1].address });
  await settle();
  const [offered] = await reads();
  expect(offered).toMatch(
    /^The administration of Level 1 and the registry of sponsors and pools is offered to 0x\w{4}…\w{4}, /,
  );
  const before = (await ledgerContent(db)).notifications;
  await forgetLedger(db);
  await readAll();
  expect((await ledgerContent(db)).notifications).toEqual(before);

  for (const { address } of [pools[2], pools[3], pools[5]]) {
    await begin('set_paused', [false], { address });
  }
  await begin('cancelDefaultAdminTransfer', [], { address: registry, abi: uplineRegistryAbi as Abi });
  await act('cancelDefaultAdminTransfer', [], { address: pools[1].address });
  expect(await kinds()).toHaveLength(4);
});

test('sends a newcomer no earlier notifications, even after the chain is read again', async () => {
  await act('set_paused', [true], { address: chain.deployment.pools[7].address });
  const newcomer = await join(server);
  expect(await told(newcomer)).toEqual([]);
  await forgetLedger(db);
  await readAll();
  expect(await told(newcomer)).toEqual([]);
  expect(await kinds()).toEqual(['pauseBegan']);
  await act('set_paused', [false], { address: chain.deployment.pools[7].address });
  expect(await kinds(newcomer)).toEqual(['pauseEnded']);
});

test('notifies a member who registered before a shorter chain replaced theirs', async () => {
  const id = await chain.client.snapshot();
  await chain.client.mine({ blocks: 5 });
  await catchUp(server.ledger);
  const newcomer = await join(server);
  await chain.client.revert({ id });
  await act('set_paused', [true], { address: chain.deployment.pools[8].address });
  expect(await kinds(newcomer)).toEqual(['pauseBegan']);
});

test('notifies members of an announced pool and its withdrawal, with the level, in chain order', async () => {
  const { client, deployment } = chain;
  const address = await newPool(4);
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
    /^Level 4: another pool is announced\. It can be listed from \d+ \w+ \d{4}, \d\d:\d\d UTC until /,
  );
});

test('notifies members of an announced pool for a level that this release does not know', async () => {
  const registry = { address: chain.deployment.registry, abi: uplineRegistryAbi as Abi };
  await act('queue_pool', [await newPool(200), 200], registry);
  const [announced] = await told();
  expect(announced).toMatchObject({ kind: 'poolAnnounced', position: null });
  expect(announced?.message).toMatch(/^Level 200: another pool is announced\. /);
});

test('notifies all members of a registry hand-over, without a level', async () => {
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

test('writes the same notifications when the chain is read again', async () => {
  await act('set_paused', [true], { address: chain.deployment.pools[4].address });
  const before = (await ledgerContent(db)).notifications;
  await forgetLedger(db);
  expect(await told()).toEqual([]);
  await readAll();
  expect((await ledgerContent(db)).notifications).toEqual(before);
  expect(await kinds()).toEqual(['pauseBegan']);
});

/** Stores a staff member's reason for a call. */
async function giveReason(
  reason: string,
  functionName: string,
  args: readonly unknown[],
  as: Act = {},
  by = staff,
) {
  const { address: contract = chain.deployment.pools[1].address, abi = racePoolAbi } = as;
  const data = encodeFunctionData({ abi: abi as Abi, functionName, args });
  const calls = [{ contract, callHash: callHash(chainId, { to: contract, data }), data }];
  await by.client.call('deskAnnounce', { body: { chainId, act: 'pause', calls, reason } });
}

const announcements = async () => (await staff.client.call('deskAnnouncements', { query: {} })).data;

const reasonsTold = async () =>
  (await told()).map(({ facts }) => (facts && 'reason' in facts ? facts.reason : undefined));

test('adds an operator’s reason to the notification of exactly that call, also after the chain is read again', async () => {
  const at9 = { address: chain.deployment.pools[9].address };
  const { totalCount: before } = await announcements();
  await giveReason('We look into a fault.', 'set_paused', [true], at9);
  expect((await announcements()).waiting).toMatchObject([{ reason: 'We look into a fault.' }]);
  await act('queue_retirement', [], at9);
  await act('set_paused', [true], at9);
  expect(await reasonsTold()).toEqual(['We look into a fault.', undefined]);
  const { waiting, told: list, totalCount } = await announcements();
  expect([waiting, totalCount]).toEqual([[], before + 2]);
  expect(list[0]).toMatchObject({
    facts: { kind: 'pauseBegan', reason: 'We look into a fault.' },
    message: expect.stringMatching(/^Level 9: purchases are paused/),
  });
  expect(list[0]?.members).toBeGreaterThan(0);
  await act('set_paused', [false], at9);
  await wait(8 * days);
  await act('set_paused', [true], at9);
  const all = [undefined, undefined, 'We look into a fault.', undefined];
  expect(await reasonsTold()).toEqual(all);
  await forgetLedger(db);
  await readAll();
  expect(await reasonsTold()).toEqual(all);
});

test('sends no notification of a dropped act, and keeps its reason for the act that replaces it', async () => {
  const pool = { address: chain.deployment.pools[6].address };
  await settle();
  const { totalCount: before } = await announcements();
  await giveReason('Short of coins.', 'set_paused', [true], pool);
  await begin('set_paused', [true], pool);
  expect(await kinds()).toEqual([]);
  const { waiting, totalCount } = await announcements();
  expect([waiting.length, totalCount]).toEqual([1, before]);
  await reorg(chain, 1);
  await catchUp(server.ledger);
  await settle();
  expect(await kinds()).toEqual([]);
  expect((await announcements()).waiting).toHaveLength(1);
  await act('set_paused', [true], pool);
  expect(await reasonsTold()).toEqual(['Short of coins.']);
});

test('does not add the reason of a withdrawal to an offer of ADMIN that replaces the first', async () => {
  const pool = { address: chain.deployment.pools[3].address };
  const heir = operator.modifierAdmin().address;
  await act('beginDefaultAdminTransfer', [heir], pool);
  await giveReason('The wrong wallet.', 'cancelDefaultAdminTransfer', [], pool);
  await act('beginDefaultAdminTransfer', [heir], pool);
  expect(await kinds()).toEqual(['adminOffered', 'adminOfferWithdrawn', 'adminOffered']);
  expect(await reasonsTold()).toEqual([undefined, undefined, undefined]);
  await act('cancelDefaultAdminTransfer', [], pool);
  expect((await reasonsTold())[0]).toBe('The wrong wallet.');
});

test('limits the list of sent acts, and reports since when the list is complete', async () => {
  const contract = chain.deployment.registry;
  const calls = Array.from({ length: 50 }, (_, place) => ({
    contract,
    data: `0x${String(place).padStart(8, '0')}`,
  }));
  const body = { act: 'pause', way: 'file', actor: operator.admin().address, calls } as const;
  for (let sending = 0; sending < 11; sending += 1) await staff.client.call('deskRecordAct', { body });
  const { acts, since } = (await staff.client.call('deskSentActs', {})).data;
  expect(acts.map((sent) => sent.calls.length)).toEqual(Array.from({ length: 10 }, () => 50));
  expect(since).toBe(acts.at(-1)?.at);
});

test('stores a sent act with hashes that the server computes', async () => {
  const actor = operator.admin().address;
  const call = { contract: chain.deployment.registry, data: '0xa1b2c3d4' } as const;
  await staff.client.call('deskRecordAct', { body: { act: 'pause', way: 'file', actor, calls: [call] } });
  const left = { to: call.contract, data: call.data };
  const [sent] = (await staff.client.call('deskSentActs', {})).data.acts;
  expect(sent?.calls).toEqual([{ contract: call.contract, callHash: callHash(137, left) }]);
  const [entry] = (await staff.client.call('deskAudit', { query: { kind: ['act'] } })).data.entries;
  expect(entry?.details.sent?.fingerprint).toBe(fingerprint({ chainId: 137, actor, calls: [left] }));
});

test('finds the reason for every kind of act that members are notified of', async () => {
  const { deployment } = chain;
  const at5 = { address: deployment.pools[5].address };
  const byModifier = { ...at5, account: operator.modifierAdmin() };
  const heir = operator.modifierAdmin();
  // An earlier test transferred the registry.
  const registry = { address: deployment.registry, abi: uplineRegistryAbi as Abi, account: heir };
  const other = heir.address;
  const pool = await newPool(4);
  const terms = { joiningFee: 500_000_000n, referralShare: 2000, networkShare: 4500, operatorShare: 3500 };
  const acts: [string, readonly unknown[], Act, number?][] = [
    ['queue_terms', [terms], byModifier],
    ['cancel_terms', [], byModifier],
    ['queue_terms', [terms], byModifier],
    ['apply_terms', [], byModifier, 2 * days],
    ['set_paused', [true], at5],
    ['set_paused', [false], at5],
    ['queue_retirement', [], at5],
    ['cancel_retirement', [], at5],
    ['queue_retirement', [], at5],
    ['retire', [], at5, 2 * days],
    ['queue_pool', [pool, 4], registry],
    ['cancel_pool', [pool], registry],
    ['beginDefaultAdminTransfer', [other], at5],
    ['cancelDefaultAdminTransfer', [], at5],
    ['beginDefaultAdminTransfer', [other], at5],
    ['acceptDefaultAdminTransfer', [], { ...at5, account: heir }, 2 * days + 60],
  ];
  for (const [place, [name, args, as, pause = 0]] of acts.entries()) {
    if (pause > 0) await wait(pause);
    await giveReason(`Reason ${place}.`, name, args, as);
    await act(name, args, as);
  }
  expect(await reasonsTold()).toEqual(acts.map((_, place) => `Reason ${place}.`).toReversed());
});

async function joinOperator() {
  const one = await join(server);
  await staff.client.call('deskGrant', { body: { wallet: one.account.address, role: 'operator' } });
  return one;
}

const waitingReasons = async () => (await announcements()).waiting.map(({ reason }) => reason);

/** A person's notifications of reasons, each with the other party's wallet. */
async function toldOfReasons(whom: typeof staff) {
  const { data } = await whom.client.call('notifications', { params: { wallet: whom.account.address } });
  return data.flatMap(({ kind, facts }) =>
    kind.startsWith('reason') && facts && 'wallet' in facts ? [[kind, facts.wallet]] : [],
  );
}

const modifier = keccak256(toBytes('MODIFIER'));

/** Code that answers every call like the list of owners of a Safe. */
function safeOf(owners: `0x${string}`[]) {
  const list = encodeAbiParameters(parseAbiParameters('address[]'), [owners]);
  const size = numberToHex(sizeOf(list), { size: 1 });
  return concatHex(['0x60', size, '0x600a5f3960', size, '0x5ff3', list]);
}

test('lets the holder of the role, and an owner of the Safe that holds it, replace a colleague’s reason', async () => {
  const pool = { address: chain.deployment.pools[8].address };
  const [author, holder, owner] = [await joinOperator(), await joinOperator(), await joinOperator()];
  const give = (by: typeof staff, reason: string) => giveReason(reason, 'cancel_terms', [], pool, by);
  await act('grantRole', [modifier, holder.account.address], pool);
  await give(author, 'The first.');
  await give(holder, 'The holder’s.');
  expect(await waitingReasons()).toEqual(['The holder’s.']);
  expect(await toldOfReasons(author)).toEqual([['reasonReplaced', holder.account.address]]);
  const { data: audit } = await staff.client.call('deskAudit', { query: { kind: ['act'], limit: 2 } });
  const written = audit.entries.map(({ details }) => details.announced?.reason);
  expect(written).toEqual(['The holder’s.', 'The first.']);

  const { address: safe } = newAccount();
  await chain.client.setCode({ address: safe, bytecode: safeOf([owner.account.address]) });
  await act('grantRole', [modifier, safe], pool);
  await give(owner, 'The Safe’s.');
  expect(await waitingReasons()).toEqual(['The Safe’s.']);
  await give(owner, '');
});

test('replaces the reason of an author who may send the act as well only after they took it back', async () => {
  const pool = { address: chain.deployment.pools[8].address };
  const [author, owner] = [await joinOperator(), await joinOperator()];
  const give = (by: typeof staff, reason: string) => giveReason(reason, 'cancel_terms', [], pool, by);
  const { address: safe } = newAccount();
  const owners = [author, owner].map(({ account }) => account.address);
  await chain.client.setCode({ address: safe, bytecode: safeOf(owners) });
  await act('grantRole', [modifier, safe], pool);
  await give(author, 'Mine.');
  await expect(give(owner, 'Ours.')).rejects.toMatchObject({ status: 409 });
  expect(await waitingReasons()).toEqual(['Mine.']);
  expect(await toldOfReasons(author)).toEqual([['reasonRefused', owner.account.address]]);
  await give(author, '');
  await give(owner, 'Ours.');
  expect(await waitingReasons()).toEqual(['Ours.']);
  await give(owner, '');
});

test('keeps a reason from a colleague of another role, and notifies leads and author once', async () => {
  const pool = { address: chain.deployment.pools[8].address };
  const [author, other] = [await joinOperator(), await joinOperator()];
  const give = (by: typeof staff, reason: string) => giveReason(reason, 'set_paused', [true], pool, by);
  await act('grantRole', [modifier, other.account.address], pool);
  await give(author, 'A check.');
  for (const reason of ['Send coins now.', '']) {
    await expect(give(other, reason)).rejects.toMatchObject({ status: 409 });
  }
  expect(await waitingReasons()).toContain('A check.');
  for (const one of [staff, author])
    expect(await toldOfReasons(one)).toEqual([['reasonRefused', other.account.address]]);
  await give(author, '');
});

test('counts the notification of an offer as read once the offer was withdrawn everywhere', async () => {
  const { pools } = chain.deployment;
  const heir = operator.modifierAdmin().address;
  const places: Act[] = [
    { address: pools[2].address },
    { address: pools[4].address },
    { address: pools[7].address },
  ];
  const unread = async () => (await told()).flatMap(({ kind, isRead }) => (isRead ? [] : [kind]));
  for (const place of places) await begin('beginDefaultAdminTransfer', [heir], place);
  await settle();
  expect(await unread()).toEqual(['adminOffered']);
  const [last, ...first] = places;
  for (const place of first) await begin('cancelDefaultAdminTransfer', [], place);
  await settle();
  expect(await unread()).toEqual(['adminOfferWithdrawn', 'adminOffered']);
  await act('cancelDefaultAdminTransfer', [], last);
  expect(await unread()).toEqual(['adminOfferWithdrawn']);

  for (const place of places.slice(1)) await begin('queue_retirement', [], place);
  await act('cancel_retirement', [], places[2]);
  expect(await unread()).toEqual(['retirementWithdrawn', 'retirementAnnounced', 'adminOfferWithdrawn']);
  await act('cancel_retirement', [], places[1]);
  expect(await unread()).toEqual(['retirementWithdrawn', 'adminOfferWithdrawn']);

  const before = (await ledgerContent(db)).notifications;
  await forgetLedger(db);
  await readAll();
  expect((await ledgerContent(db)).notifications).toEqual(before);
});
