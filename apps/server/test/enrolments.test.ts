import { ApiError } from '@upline/api';
import {
  enrolmentLifetime,
  enrolmentRenewal,
  enrolmentTypedData,
  longestLine,
  messages,
} from '@upline/domain';
import { eq, sql } from 'drizzle-orm';
import {
  type Address,
  concat,
  createPublicClient,
  custom,
  type Hex,
  numberToHex,
  parseSignature,
  serializeCompactSignature,
  signatureToCompactSignature,
  slice,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkEnrolments, type RegistryReader } from '../src/accounts/enrolments/checkEnrolments.ts';
import { deleteExpiredEnrolments } from '../src/accounts/enrolments/deleteExpiredEnrolments.ts';
import { enrolments } from '../src/accounts/enrolments/schema.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { buy, enroll, enrollLine } from './support/purchases.ts';
import { type RpcProxy, startRpcProxy } from './support/rpcProxy.ts';
import { smartWallet } from './support/smartWallet.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount, signMessage, visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

type Member = Awaited<ReturnType<typeof join>>;
type Signer = Pick<Member, 'client' | 'account'>;

const lower = (wallet: string) => wallet.toLowerCase() as Address;
const isOf = ({ account }: Pick<Member, 'account'>) => eq(enrolments.wallet, lower(account.address));

const placeOf = async ({ client }: Pick<Signer, 'client'>) => (await client.call('place', {})).data;

/** Signs and submits an enrolment. @param member Wallet of the member, if another key signs. */
async function sign(
  { client, account }: Signer,
  member: Address = account.address,
  wrap = (signature: Hex) => signature,
) {
  const { sponsor, deadline } = await placeOf({ client });
  const text = { member, sponsor: sponsor as Address, deadline: BigInt(deadline) };
  const signature = wrap(await account.signTypedData(enrolmentTypedData(chain.deployment.registry, text)));
  return (await client.call('signPlace', { body: { sponsor, deadline, signature } })).data;
}

async function referrerOf({ client, account }: Member) {
  return (await client.call('referrer', { params: { wallet: account.address, position: 1 } })).data;
}

async function kindsToldTo({ client }: Pick<Signer, 'client'>, wallet: string) {
  const { data } = await client.call('notifications', { params: { wallet } });
  return data.map(({ kind }) => kind);
}

/** Changes the deadline of a member's stored signature. @param left Seconds from now. */
async function endIn(member: Member, left: number) {
  const deadline = BigInt(Math.floor(Date.now() / 1000) + left);
  const sponsor = chain.deployment.root;
  const text = { member: member.account.address, sponsor, deadline };
  const typed = enrolmentTypedData(chain.deployment.registry, text);
  const signature = await member.account.signTypedData(typed);
  await db.update(enrolments).set({ deadline, signature }).where(isOf(member));
}

const endingIn = (signature: Hex, v: number) =>
  concat([slice(signature, 0, 64), numberToHex(v, { size: 1 })]);

test.each<[string, (signature: Hex) => Hex]>([
  ['0 or 1 at its end', (signature) => endingIn(signature, Number(slice(signature, 64)) - 27)],
  [
    '64 bytes',
    (signature) => serializeCompactSignature(signatureToCompactSignature(parseSignature(signature))),
  ],
])('stores a key’s signature with %s in the form of the registry', async (_what, write) => {
  const member = await join(server);
  expect((await sign(member, member.account.address, write)).state).toBe('signed');
  const [kept] = await db.select().from(enrolments).where(isOf(member));
  expect(kept?.signature).toMatch(/^0x[0-9a-f]{128}1[bc]$/);
});

test('rejects a key’s signature that the code of its upgraded wallet does not confirm', async () => {
  const member = await join(server);
  // The delegate's code returns nothing.
  const bytecode: Hex = `0xef0100${'22'.repeat(20)}`;
  await chain.client.setCode({ address: member.account.address, bytecode });
  const refusal = await sign(member).catch((error: ApiError) => error);
  expect(refusal).toMatchObject({ status: 422, reason: messages['server.walletUpgraded'] });
});

test('notifies a member whose upgraded wallet no longer confirms the stored signature', async () => {
  const member = await join(server);
  await sign(member);
  const { address } = member.account;
  await chain.client.setCode({ address, bytecode: `0xef0100${'22'.repeat(20)}` });
  expect(await placeOf(member)).toMatchObject({ state: 'unsigned', lapse: 'upgraded' });
  await checkEnrolments(db, chain);
  expect(await kindsToldTo(member, address)).toEqual(['placeUpgraded', 'welcome']);
  // Without the upgrade, the signature is valid again.
  await chain.client.setCode({ address, bytecode: '0x' });
  expect((await placeOf(member)).state).toBe('signed');
});

test('accepts a signature for two years, reminds the member once, and ignores it after its end', async () => {
  const sponsor = await join(server);
  const { state, deadline } = await sign(sponsor);
  expect(state).toBe('signed');
  expect(Number(deadline) - Date.now() / 1000).toBeGreaterThan(enrolmentLifetime - 86_400);
  const buyer = await join(server, sponsor.member.id);
  expect((await referrerOf(buyer)).enrolments).toHaveLength(1);

  await endIn(sponsor, enrolmentRenewal - 60);
  await deleteExpiredEnrolments(db);
  await deleteExpiredEnrolments(db);
  const told = await kindsToldTo(sponsor, sponsor.account.address);
  expect(told.sort()).toEqual(['placeExpiring', 'referralJoined', 'welcome']);
  expect((await placeOf(sponsor)).state).toBe('expiring');
  expect((await referrerOf(buyer)).enrolments).toHaveLength(1);

  // A purchase takes time, so that the server skips signatures with less than an hour left.
  await endIn(sponsor, 1800);
  expect(await referrerOf(buyer)).toMatchObject({
    enrolments: [],
    registered: sponsor.account.address,
    waitingFor: sponsor.account.address,
    sponsor: chain.deployment.root,
  });
  await endIn(sponsor, -1);
  expect((await placeOf(sponsor)).state).toBe('unsigned');
  expect((await sign(sponsor)).state).toBe('signed');
});

test('deletes a signature once the member’s block is final, and not before', async () => {
  const sponsor = await join(server);
  await sign(sponsor);
  const buyer = await join(server, sponsor.member.id);
  await enrollLine(chain, buyer.account, await referrerOf(buyer));
  await catchUp(server.ledger);
  await deleteExpiredEnrolments(db);
  expect((await placeOf(sponsor)).state).toBe('recorded');
  expect(await db.select().from(enrolments).where(isOf(sponsor))).toHaveLength(1);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect((await placeOf(sponsor)).state).toBe('signed');
  expect((await referrerOf(buyer)).enrolments).toHaveLength(1);

  await enrollLine(chain, buyer.account, await referrerOf(buyer));
  await chain.client.mine({ blocks: 70 });
  await catchUp(server.ledger);
  await deleteExpiredEnrolments(db);
  expect(await db.select().from(enrolments).where(isOf(sponsor))).toEqual([]);
  expect((await placeOf(sponsor)).state).toBe('recorded');
});

test('treats a member as recorded who is on the chain but not yet in the ledger', async () => {
  const sponsor = await join(server);
  await sign(sponsor);
  const buyer = await join(server, sponsor.member.id);
  await enroll(chain, sponsor.account, chain.deployment.root);
  expect(await referrerOf(buyer)).toMatchObject({ sponsor: sponsor.account.address, enrolments: [] });
  await buy(chain, buyer.account, 1, { referrer: chain.deployment.root, isDirect: true });
  await catchUp(server.ledger);
});

test('accepts a smart wallet’s signature after its deployment, and asks again after a withdrawal', async () => {
  const owner = newAccount();
  const smart = smartWallet(owner.address);
  const visitor = visit(server, owner);
  const message = await signMessage(visitor);
  const body = { walletId: smart.address, signature: smart.undeployed(message) };
  const { data: member } = await visitor.client.call('register', { body });
  visitor.token = member.token;

  const refusal = await sign(visitor, smart.address, smart.undeployed).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(ApiError);
  expect(refusal).toMatchObject({ status: 422, reason: messages['server.walletNotDeployed'] });
  await smart.deploy(chain);
  expect((await sign(visitor, smart.address)).state).toBe('signed');

  const buyer = await join(server, member.id);
  expect((await referrerOf(buyer)).sponsor).toBe(smart.address);
  // The wallet's code accepts no signatures any more.
  await chain.client.setCode({ address: smart.address, bytecode: '0x60006000fd' });
  expect(await placeOf(visitor)).toMatchObject({ state: 'unsigned', signedUntil: null, lapse: 'withdrawn' });
  const { data } = await buyer.client.call('askForPlace', {});
  expect(data.asked).toEqual([smart.address]);
  expect(await kindsToldTo(visitor, smart.address)).toContain('placeAsked');
  const isKept = eq(enrolments.wallet, lower(smart.address));
  expect(await db.select().from(enrolments).where(isKept)).toHaveLength(1);

  await checkEnrolments(db, chain);
  await checkEnrolments(db, chain);
  const withdrawn = (await kindsToldTo(visitor, smart.address)).filter((kind) => kind === 'placeWithdrawn');
  expect(withdrawn).toHaveLength(1);
  expect((await referrerOf(buyer)).waitingFor).toBe(smart.address);
  // A registration notifies the sponsor that their place is not recorded.
  await join(server, member.id);
  expect(await kindsToldTo(visitor, smart.address)).toContain('placeUnrecorded');
  // The wallet accepts the stored signature again.
  await chain.client.setCode({ address: smart.address, bytecode: '0x631626ba7e60e01b60005260206000f3' });
  await checkEnrolments(db, chain);
  expect((await placeOf(visitor)).state).toBe('signed');
  expect((await referrerOf(buyer)).sponsor).toBe(smart.address);
});

test('treats a signature as lapsed that is valid only at a gas price of zero', async () => {
  const owner = newAccount();
  const smart = smartWallet(owner.address);
  const visitor = visit(server, owner);
  const body = { walletId: smart.address, signature: smart.undeployed(await signMessage(visitor)) };
  visitor.token = (await visitor.client.call('register', { body })).data.token;
  await smart.deploy(chain);
  await sign(visitor, smart.address);
  // Burns all gas if GASPRICE is not zero.
  await chain.client.setCode({
    address: smart.address,
    bytecode: '0x3a15600657fe5b631626ba7e60e01b60005260206000f3',
  });
  await db
    .update(enrolments)
    .set({ checkedAt: new Date(0) })
    .where(eq(enrolments.wallet, lower(smart.address)));
  await checkEnrolments(db, chain);
  expect(await kindsToldTo(visitor, smart.address)).toContain('placeWithdrawn');
});

/** Passes requests to the chain, but fails every `eth_call`. */
function busyNode(): RegistryReader {
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    if (method === 'eth_call') throw Object.assign(new Error('busy'), { code: -32603 });
    return chain.client.request({ method, params } as never);
  };
  return {
    client: createPublicClient({ transport: custom({ request }, { retryCount: 0 }) }),
    deployment: chain.deployment,
  };
}

test('keeps signatures while the node is busy', async () => {
  const member = await join(server);
  await sign(member);
  await db
    .update(enrolments)
    .set({ checkedAt: new Date(0) })
    .where(isOf(member));
  await expect(checkEnrolments(db, busyNode())).rejects.toThrow('busy');
  expect((await placeOf(member)).state).toBe('signed');
  expect(await kindsToldTo(member, member.account.address)).toEqual(['welcome']);
});

test('rejects a signature for another member, registry or chain', async () => {
  const [member, other] = [await join(server), await join(server)];
  const { sponsor, deadline } = await placeOf(member);
  const { registry } = chain.deployment;
  const text = { member: member.account.address, sponsor: sponsor as Address, deadline: BigInt(deadline) };
  const typed = enrolmentTypedData(registry, text);
  const wrong = [
    enrolmentTypedData(registry, { ...text, member: other.account.address }),
    enrolmentTypedData(other.account.address, text),
    { ...typed, domain: { ...typed.domain, chainId: 1 } },
  ];
  const send = async (data: typeof typed) => {
    const signature = await member.account.signTypedData(data);
    return member.client.call('signPlace', { body: { sponsor, deadline, signature } });
  };
  for (const data of wrong) {
    const refusal = await send(data as typeof typed).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, reason: messages['server.wrongSignature'] });
  }
  expect((await placeOf(member)).state).toBe('unsigned');
  expect((await send(typed)).data.state).toBe('signed');
});

test('rejects a signature with a later deadline than requested', async () => {
  const member = await join(server);
  const { sponsor, deadline } = await placeOf(member);
  const { registry } = chain.deployment;
  for (const end of [BigInt(deadline) + 86_401n, 2n ** 63n - 1n, 99_999_999_999_999_999_999n]) {
    const text = { member: member.account.address, sponsor: sponsor as Address, deadline: end };
    const signature = await member.account.signTypedData(enrolmentTypedData(registry, text));
    const body = { sponsor, deadline: end.toString(), signature };
    const refusal = await member.client.call('signPlace', { body }).catch((error: unknown) => error);
    expect(refusal).toMatchObject({ status: 422, reason: messages['server.signatureTooLong'] });
  }
  expect((await placeOf(member)).state).toBe('unsigned');
});

test('names no sponsor to a buyer while the node is behind the ledger', async () => {
  const sponsor = await join(server);
  const before = await chain.client.snapshot();
  await enroll(chain, sponsor.account, chain.deployment.root);
  await catchUp(server.ledger);
  const buyer = await join(server, sponsor.member.id);
  expect((await referrerOf(buyer)).sponsor).toBe(sponsor.account.address);
  await chain.client.revert({ id: before });
  const refusal = await referrerOf(buyer).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ status: 503 });
  await catchUp(server.ledger);
  expect(await referrerOf(buyer)).toMatchObject({ waitingFor: sponsor.account.address });
});

test('does not notify a sponsor of an unrecorded place before the ledger has read their block', async () => {
  const sponsor = await join(server);
  await enroll(chain, sponsor.account, chain.deployment.root);
  await join(server, sponsor.member.id);
  expect((await kindsToldTo(sponsor, sponsor.account.address)).sort()).toEqual(['referralJoined', 'welcome']);
  await catchUp(server.ledger);
});

/** Inserts a line of members, none of whom has bought or signed. @returns The last one's ID. */
async function growLine(length: number, name: string): Promise<string> {
  const idOf = (nth: number) => `${name}-${String(nth).padStart(4, '0')}`;
  const walletOf = (nth: number) =>
    `0x${Buffer.from(name).toString('hex')}${nth.toString(16).padStart(32, '0')}`;
  const line = Array.from({ length }, (_, nth) => ({
    id: idOf(nth),
    wallet: walletOf(nth),
    sponsor: nth === 0 ? null : walletOf(nth - 1),
  }));
  await db.execute(sql`
    insert into member (id, wallet, named_sponsor, sponsor, registered_at)
    select id, wallet, sponsor, sponsor, now()
    from json_to_recordset(${JSON.stringify(line)}::json) as one (id text, wallet text, sponsor text)`);
  return idOf(length - 1);
}

async function countNode(): Promise<{ node: RpcProxy; server: TestServer; calls: () => number }> {
  const node = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  const server = createTestServer({ db, chain: { ...chain, rpcUrl: node.rpcUrl } });
  return { node, server, calls: () => [...node.asked.values()].reduce((sum, count) => sum + count, 0) };
}

test('names the nearest recorded sponsor, with a reason, below too many unrecorded members', async () => {
  const buyer = await join(server, await growLine(longestLine, 'FARR'));
  const { root } = chain.deployment;
  const referrer = await referrerOf(buyer);
  expect(referrer).toMatchObject({
    sponsor: root,
    referrer: root,
    isDirect: true,
    isTooFar: true,
    enrolments: [],
  });
  expect((await placeOf(buyer)).state).toBe('unsigned');
  expect((await sign(buyer)).state).toBe('far');
  await enrollLine(chain, buyer.account, referrer);
  await buy(chain, buyer.account, 1, { referrer: root, isDirect: true });
  await catchUp(server.ledger);
  expect((await placeOf(buyer)).state).toBe('recorded');
});

test('needs few node calls for a line of any length, also for a registration at its end', async () => {
  const counted = await countNode();
  const id = await growLine(longestLine - 2, 'FAST');
  const [signer, last] = [await join(server, id), newAccount()];
  await sign(signer);
  const before = counted.calls();
  const buyer = await join(counted.server, signer.member.id, last);
  expect(counted.calls() - before).toBeLessThanOrEqual(2);
  for (const ask of [
    () => referrerOf(buyer),
    () => placeOf(buyer),
    () => buyer.client.call('askForPlace', {}),
  ]) {
    const start = counted.calls();
    await ask();
    expect(counted.calls() - start).toBeLessThanOrEqual(8);
  }
  expect((await referrerOf(buyer)).isTooFar).toBe(false);
  counted.node.close();
});

test('shows the enrolments of a wallet only to that wallet', async () => {
  const sponsor = await join(server);
  await sign(sponsor);
  const buyer = await join(server, sponsor.member.id);
  expect((await referrerOf(buyer)).enrolments).toHaveLength(1);
  const { root } = chain.deployment;
  expect(await referrerOf({ ...sponsor, account: buyer.account })).toMatchObject({
    sponsor: root,
    registered: root,
    waitingFor: '',
    enrolments: [],
  });
});

test('groups the registrations and requests below a member into one notification a day', async () => {
  const top = await join(server);
  const sponsor = await join(server, top.member.id);
  const below = [];
  for (let nth = 0; nth < 4; nth++) below.push(await join(server, sponsor.member.id));
  for (const { client } of below) await client.call('askForPlace', {});
  const told = async ({ client, account }: Member) =>
    (await client.call('notifications', { params: { wallet: account.address } })).data.map(
      ({ facts }) => facts,
    );
  expect(await told(sponsor)).toEqual([
    { kind: 'placesAsked', count: 4 },
    { kind: 'placesUnrecorded', count: 4 },
    expect.objectContaining({ kind: 'welcome' }),
  ]);
  expect(await kindsToldTo(top, top.account.address)).toEqual(['placesAsked', 'placeUnrecorded', 'welcome']);
  await sign(top);
  await sign(sponsor);
  await join(server, sponsor.member.id);
  await join(server, sponsor.member.id);
  expect((await told(sponsor))[0]).toEqual({ kind: 'referralsJoined', count: 2 });
});

test('starts a new notification on another day', async () => {
  const sponsor = await join(server);
  await join(server, sponsor.member.id);
  await db.execute(sql`
    update notification set at = at - interval '1 day' where wallet = ${lower(sponsor.account.address)}`);
  await join(server, sponsor.member.id);
  const kinds = await kindsToldTo(sponsor, sponsor.account.address);
  expect(kinds.filter((kind) => kind === 'placeUnrecorded')).toHaveLength(2);
});
