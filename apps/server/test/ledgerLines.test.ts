import { globalPoolAbi, mockStableCoinAbi, racePoolAbi } from '@upline/chain';
import { operator } from '@upline/chain/demo';
import { fromDecimal, levels, toDecimal } from '@upline/domain';
import { type DemoMember, grow } from '@upline/localnet';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { poolStatistics } from '../src/ledger/pools/poolStatistics.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { buy, claim } from './support/purchases.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
let members: DemoMember[];

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  members = await grow(chain);
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

type Member = Awaited<ReturnType<typeof join>>;

async function ledgerOf({ client, account }: Member, page = 1, limit = 7) {
  return (await client.call('ledger', { params: { wallet: account.address }, query: { page, limit } })).data;
}

async function allLinesOf(member: Member) {
  const first = await ledgerOf(member);
  const lines = [...first.lines];
  for (let page = 2; page <= first.pagination.totalPages; page++) {
    lines.push(...(await ledgerOf(member, page)).lines);
  }
  return { lines, sums: first.sums };
}

function sumsOf(lines: Awaited<ReturnType<typeof ledgerOf>>['lines']) {
  const sums: Record<string, bigint> = {
    participation: 0n,
    referral: 0n,
    level: 0n,
    global: 0n,
    lost: 0n,
    claim: 0n,
  };
  for (const { kind, amount } of lines) sums[kind] = (sums[kind] ?? 0n) + fromDecimal(amount);
  return Object.fromEntries(Object.entries(sums).map(([kind, amount]) => [kind, toDecimal(amount)]));
}

/** Coin balance, debt and members of each pool on the chain. */
async function onChain() {
  const { client, deployment } = chain;
  return Promise.all(
    levels.map(async ({ position }) => {
      const { address } = deployment.pools[position];
      const pool = { abi: racePoolAbi, address } as const;
      const owed = await client.readContract({ ...pool, functionName: 'owed' });
      const places = await client.readContract({ ...pool, functionName: 'total_users' });
      const coin = { abi: mockStableCoinAbi, address: deployment.stableCoin } as const;
      const held = await client.readContract({ ...coin, functionName: 'balanceOf', args: [address] });
      return { position, held: toDecimal(held), owed: toDecimal(owed), members: Number(places) };
    }),
  );
}

const inLedger = async () =>
  (await poolStatistics(db)).pools.map(({ position, held, owed, members }) => ({
    position,
    held,
    owed,
    members,
  }));

async function claimFund(account: PrivateKeyAccount, position: 1 | 3, amount: bigint): Promise<void> {
  const { client, deployment } = chain;
  const { address } = deployment.pools[position];
  const common = { account, chain: client.chain, address, args: [amount] } as const;
  const { status } =
    position === 1
      ? await client.writeContractSync({ ...common, abi: racePoolAbi, functionName: 'claim_product_fund' })
      : await client.writeContractSync({ ...common, abi: globalPoolAbi, functionName: 'claim_royalty_fund' });
  expect(status).toBe('success');
}

test('balance and debt of each pool equal its contract, before and after claims of members and funds', async () => {
  const before = await inLedger();
  expect(before).toEqual(await onChain());
  const [first] = members;
  if (!first) throw new Error('The network is empty.');
  await claim(chain, first.account, 1);
  await claim(chain, first.account, 3);
  await claimFund(operator.productPool(), 1, 7_000_001n);
  await claimFund(operator.royaltyAdmin(), 3, 3_000_001n);
  await catchUp(server.ledger);
  const after = await inLedger();
  expect(after).toEqual(await onChain());
  for (const [index, { position, held, owed }] of after.entries()) {
    expect(owed).toBe(held);
    const was = fromDecimal(before[index]?.held ?? '0');
    const hasPaid = position === 1 || position === 3;
    expect(fromDecimal(held) < was).toBe(hasPaid);
  }
  const { pools } = await poolStatistics(db);
  for (const pool of pools) {
    expect(fromDecimal(pool.held)).toBe(fromDecimal(pool.in) - fromDecimal(pool.out));
  }
});

test('totals of every member equal the sums of their pages and of the exported file, to the unit', async () => {
  const root = await join(server, undefined, operator.root());
  const everybody = [root];
  for (const { account } of members) everybody.push(await join(server, undefined, account));
  const kinds = new Set<string>();
  for (const member of everybody) {
    const { lines, sums } = await allLinesOf(member);
    const { data } = await member.client.call('profile', { params: { userId: member.account.address } });
    expect(sums).toEqual(sumsOf(lines));
    expect(sums).toMatchObject({
      referral: data.referralIncomes,
      level: data.levelIncomes,
      global: data.globalIncomes,
      lost: data.lossIncomes,
    });
    const provisional = sumsOf(lines.filter(({ isProvisional }) => isProvisional));
    expect(data.provisionalIncomes).toEqual({
      referral: provisional.referral,
      level: provisional.level,
      global: provisional.global,
      loss: provisional.lost,
    });
    const params = { wallet: member.account.address };
    const file = await member.client.open('ledgerExport', { params, query: { format: 'json' } });
    expect(await file.json()).toEqual(lines.toReversed());
    for (const { kind } of lines) kinds.add(kind);
  }
  expect([...kinds].toSorted()).toEqual(['claim', 'global', 'level', 'lost', 'participation', 'referral']);
});

test('restores ledger and pool figures after a reorg', async () => {
  const [first] = members;
  if (!first) throw new Error('The network is empty.');
  const holder = await join(server, undefined, newAccount());
  const unbound = { referrer: chain.deployment.root, isDirect: true };
  await buy(chain, holder.account, 1, unbound);
  await buy(chain, holder.account, 3);
  await catchUp(server.ledger);
  const [before, figures] = [await allLinesOf(holder), await inLedger()];

  const buyer = newAccount();
  await buy(chain, buyer, 1, { referrer: holder.account.address, isDirect: true });
  await buy(chain, buyer, 3);
  await catchUp(server.ledger);
  const kinds = (await allLinesOf(holder)).lines.map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['referral', 'level', 'global']));

  // The two purchases, with their approvals and transfers of coin and gas.
  const bought = await chain.client.getBlockNumber();
  const last = BigInt(before.lines[0]?.block ?? 0);
  await reorg(chain, Number(bought - last));
  await catchUp(server.ledger);
  expect(await allLinesOf(holder)).toEqual(before);
  expect(await inLedger()).toEqual(figures);
  expect(await inLedger()).toEqual(await onChain());
});
