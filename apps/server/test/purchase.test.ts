import { ApiError, ledgerBlockHeader, routes } from '@upline/api';
import { uplineRegistryAbi } from '@upline/chain';
import { fund, operator } from '@upline/chain/demo';
import { messages, splitGlobalFee, splitRaceFee, termsVersion, toDecimal } from '@upline/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { buy } from './support/purchases.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, newAccount } from './support/visitor.ts';

let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  const db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

type Member = Awaited<ReturnType<typeof join>>;

async function referrerOf(visitor: Member, position: 1 | 2 | 3) {
  const params = { wallet: visitor.account.address, position };
  return (await visitor.client.call('referrer', { params })).data;
}

async function profileOf(visitor: Member) {
  return (await visitor.client.call('profile', { params: { userId: visitor.member.id } })).data;
}

test('adds the sponsor’s income from a purchase to their profile, to the unit', async () => {
  const { root, pools } = chain.deployment;
  const sponsor = await join(server);
  expect(sponsor.member.uplineId).toBe('');
  expect(await referrerOf(sponsor, 1)).toEqual({
    referrer: root,
    isDirect: true,
    sponsor: root,
    isBound: false,
    termsToAccept: termsVersion,
    registered: root,
    waitingFor: '',
    isTooFar: false,
    enrolments: [],
  });
  await buy(chain, sponsor.account, 1, { referrer: root, isDirect: true });

  const buyer = await join(server, sponsor.member.profileLink);
  expect(buyer.member.uplineId).toBe(sponsor.account.address);
  const referrer = sponsor.account.address;
  expect(await referrerOf(buyer, 1)).toMatchObject({
    referrer,
    sponsor: referrer,
    isDirect: true,
    isBound: false,
  });
  const block = await buy(chain, buyer.account, 1, { referrer, isDirect: true });
  await catchUp(server.ledger);

  const split = splitRaceFee(pools[1].joinningFee);
  const income = {
    referral: toDecimal(split.bonus),
    level: toDecimal(split.perUpline),
    loss: '0',
    global: '0',
  };
  const profile = await profileOf(sponsor);
  expect(profile).toMatchObject({
    referralIncomes: income.referral,
    levelIncomes: income.level,
    lossIncomes: '0',
    provisionalIncomes: income,
    totalReferrals: 1,
    poolCount: 1,
    // A buyer without a named sponsor has no upline, though the chain binds them to the root.
    uplineId: '',
    energyTokens: Number(split.product / 1_000_000n),
  });
  expect(profile.poolParticipations).toMatchObject([
    { position: 1, isActive: true, isUserActivatedThisPool: true, referralFund: income.referral },
  ]);
  expect(await referrerOf(buyer, 1)).toMatchObject({
    referrer,
    sponsor: referrer,
    isDirect: true,
    isBound: true,
  });

  const { data: details } = await buyer.client.call('userPoolDetails', {
    params: { wallet: buyer.account.address },
  });
  expect(details).toMatchObject([
    { position: 1, upline: sponsor.account.address, joinningFee: pools[1].joinningFee.toString() },
  ]);
  expect(details[0]?.index).toBeGreaterThan(1);
  const reply = await server.fetch(new Request(`${baseUrl}${routes.signinMessage.path}`));
  expect(BigInt(reply.headers.get(ledgerBlockHeader) ?? '')).toBeGreaterThanOrEqual(block);

  await chain.client.mine({ blocks: 70 });
  await catchUp(server.ledger);
  const settled = { referral: '0', level: '0', loss: '0', global: '0' };
  expect((await profileOf(sponsor)).provisionalIncomes).toEqual(settled);
});

test('records the lost income of a sponsor without the level, and names the next one as referrer', async () => {
  const sponsor = await join(server);
  const { root, pools, registry } = chain.deployment;
  await buy(chain, sponsor.account, 1, { referrer: root, isDirect: true });
  const buyer = await join(server, sponsor.member.id);
  const unbound = { referrer: root, isDirect: false, sponsor: sponsor.account.address, isBound: false };
  expect(await referrerOf(buyer, 2)).toMatchObject(unbound);

  await fund(chain, buyer.account.address, 0n);
  await chain.client.writeContractSync({
    account: buyer.account,
    abi: uplineRegistryAbi,
    address: registry,
    functionName: 'enroll',
    args: [sponsor.account.address],
  });
  expect(await referrerOf(buyer, 2)).toMatchObject({ ...unbound, isBound: true });
  await buy(chain, buyer.account, 2);
  await catchUp(server.ledger);
  const { lossIncomes, poolParticipations } = await profileOf(sponsor);
  expect(lossIncomes).toBe(toDecimal(splitRaceFee(pools[2].joinningFee).bonus));
  expect(poolParticipations).toMatchObject([
    { position: 1, isUserActivatedThisPool: true },
    { position: 2, isUserActivatedThisPool: false, lossIncome: lossIncomes },
  ]);
  const { data } = await buyer.client.call('userPoolDetails', {
    params: { wallet: sponsor.account.address },
  });
  expect(data[1]).toMatchObject({ joinedAt: null, index: null, upline: '' });
});

test('computes a holder’s global income from the purchases since they joined', async () => {
  const { root, pools } = chain.deployment;
  const [first, second] = [await join(server), await join(server)];
  for (const { account } of [first, second]) {
    await buy(chain, account, 1, { referrer: root, isDirect: true });
    await buy(chain, account, 3);
  }
  await catchUp(server.ledger);
  const seats = await chain.client.readContract({
    address: pools[3].address,
    abi: [
      {
        type: 'function',
        name: 'total_users',
        stateMutability: 'view',
        inputs: [],
        outputs: [{ type: 'uint256' }],
      },
    ],
    functionName: 'total_users',
  });
  const { pool } = splitGlobalFee(pools[3].joinningFee);
  const share = (await profileOf(first)).globalIncomes;
  expect(Number(share)).toBeCloseTo(Number(pool) / 1e6 / Number(seats - 1n), 4);
  expect((await profileOf(second)).globalIncomes).toBe('0');
  expect((await profileOf(first)).provisionalIncomes.global).toBe(share);
});

test('a wallet known only from the chain has a profile, can sponsor, and keeps its history', async () => {
  const { root } = chain.deployment;
  const account = newAccount();
  await buy(chain, account, 1, { referrer: root, isDirect: true });
  await catchUp(server.ledger);
  const reader = await join(server, account.address);
  expect(reader.member.uplineId).toBe(account.address);
  const ask = () => reader.client.call('profile', { params: { userId: account.address } });
  expect((await ask()).data).toMatchObject({
    id: '',
    name: '',
    profileLink: '',
    poolCount: 1,
    totalReferrals: 1,
  });
  expect((await reader.client.call('sponsor', { params: { upline: account.address } })).data.id).toBe('');

  const other = await join(server);
  const member = await join(server, other.member.id, account);
  expect(member.member).toMatchObject({ uplineId: root, totalReferrals: 1 });
  expect((await ask()).data).toMatchObject({ id: member.member.id, poolCount: 1 });
});

test('shows no upline for a wallet bound to the root that registers later without a sponsor', async () => {
  const account = newAccount();
  await buy(chain, account, 1, { referrer: chain.deployment.root, isDirect: true });
  await catchUp(server.ledger);
  const { member } = await join(server, undefined, account);
  expect(member.uplineId).toBe('');
});

test('prefers the binding on the chain to the named sponsor', async () => {
  const [named, actual] = [await join(server), await join(server)];
  await buy(chain, actual.account, 1, { referrer: chain.deployment.root, isDirect: true });
  const member = await join(server, named.member.id);
  await buy(chain, member.account, 1, { referrer: actual.account.address, isDirect: true });
  await catchUp(server.ledger);
  expect((await profileOf(member)).uplineId).toBe(actual.account.address);
  expect((await profileOf(named)).totalReferrals).toBe(0);
  expect((await profileOf(actual)).totalReferrals).toBe(1);
});

test('reports the root as bound, without a direct referrer', async () => {
  const reader = await join(server);
  const wallet = operator.root().address;
  const { data } = await reader.client.call('referrer', { params: { wallet, position: 1 } });
  expect(data).toMatchObject({ isBound: true, isDirect: false });
});

test('answers 503 to a buyer while the chain is down', async () => {
  const db = await testDb();
  const { deployment } = chain;
  const cut = createTestServer({ db, chain: { deployment, rpcUrl: 'http://127.0.0.1:9' } });
  const visitor = await join(cut);
  const error = await referrerOf(visitor, 1).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ status: 503, reason: messages['server.chainDown'] });
});
