import { eq, inArray } from 'drizzle-orm';
import { getAddress } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fillNameKeys, saveNameKeys } from '../src/accounts/members/nameKeys.ts';
import { members, nameStarts } from '../src/accounts/members/schema.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import { blocks, places, pools } from '../src/ledger/chainFacts/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer } from './support/testServer.ts';
import { join } from './support/visitor.ts';

type Wallet = `0x${string}`;

let db: Db;
let chain: TestChain;
let reader: Awaited<ReturnType<typeof join>>;

const block = 1n;
const time = new Date('2026-01-02T03:04:05Z');

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  reader = await join(createTestServer({ db, chain }));
});

beforeEach(async () => {
  await forgetLedger(db);
  await db.insert(blocks).values({ number: block, hash: '0x', time });
});

afterAll(async () => {
  await forgetLedger(db);
  await db.delete(nameStarts);
  await db.delete(members).where(inArray(members.name, ['Bea Bell', 'Bea Ash', 'Flo', 'Zoe']));
  await chain.chain.stop();
});

/** A wallet with the given start; each number yields another one. */
function wallet(start: string, number: number): Wallet {
  return `0x${start}${number.toString().padStart(40 - start.length, '0')}`;
}

/** Inserts places in a pool in order, as the ledger does after purchases. */
async function seat(position: 1 | 3, seats: readonly { wallet: Wallet; upline: Wallet | null }[]) {
  const pool = chain.deployment.pools[position].address.toLowerCase() as Wallet;
  const figures = { acc: 0n, carry: 0n };
  const fact = { block, logIndex: 0, transaction: '0x', at: time };
  const rows = seats.map((one, index) => ({
    ...one,
    ...figures,
    pool,
    index: index + 1,
    ...fact,
    fee: 0n,
    product: 0n,
    fund: 0n,
  }));
  for (let at = 0; at < rows.length; at += 2000) await db.insert(places).values(rows.slice(at, at + 2000));
  const sums = { debts: 0n, paidIn: 0n, credited: 0n, claimed: 0n, fundEarned: 0n, fundClaimed: 0n };
  const life = { addedBlock: block, startedBlock: block };
  await db
    .insert(pools)
    .values({ ...figures, ...sums, ...life, pool, position, bit: 0, places: rows.length });
}

/** A line of wallets, each below the one before. */
function lineOf(start: string, length: number, under: Wallet | null = null) {
  return Array.from({ length }, (_, depth) => ({
    wallet: wallet(start, depth),
    upline: depth === 0 ? under : wallet(start, depth - 1),
  }));
}

async function treeOf(top: Wallet, search = '') {
  const params = { wallet: top, position: 1 };
  return (await reader.client.call('referralTree', { params, query: { search } })).data;
}

test('finds a member ten thousand generations below by wallet, with the path', async () => {
  const line = lineOf('d', 10_000);
  await seat(1, line);
  const [top, last] = [wallet('d', 0), wallet('d', 9999)];
  const found = await treeOf(top, last);
  expect(found?.user).toEqual({ id: '', name: '', walletId: getAddress(last), photo: '', profileLink: '' });
  expect(found?.path).toEqual(line.map(({ wallet }) => getAddress(wallet)));
  expect(found?.downlines).toEqual([]);
  expect(await treeOf(last, top)).toBeNull();
  expect((await treeOf(wallet('d', 9000), last))?.path).toHaveLength(1000);
});

test('finds the nearest of few or many matches, whenever they joined', async () => {
  for (const crowd of [0, 200]) {
    await forgetLedger(db);
    await db.insert(blocks).values({ number: block, hash: '0x', time });
    const top = wallet('a', 0);
    const [far, near] = [wallet('b', 1), wallet('b', 2)];
    await seat(1, [
      ...lineOf('a', 3),
      { wallet: far, upline: wallet('a', 2) },
      { wallet: near, upline: wallet('a', 1) },
      ...lineOf('bb', crowd, far),
    ]);
    const found = await treeOf(top, '0xB');
    expect(found?.path).toEqual([top, wallet('a', 1), near].map((one) => getAddress(one)));
  }
});

test('does not find matches outside the tree', async () => {
  await seat(1, [
    ...lineOf('a', 1),
    ...lineOf('c', 300, wallet('a', 0)),
    ...lineOf('e', 300, wallet('a', 0)),
  ]);
  expect((await treeOf(wallet('a', 0), '0xe'))?.path).toHaveLength(2);
  expect(await treeOf(wallet('c', 0), '0xe')).toBeNull();
  expect(await treeOf(wallet('c', 0), '0xee')).toBeNull();
  expect((await treeOf(wallet('c', 0), '0xc'))?.path).toHaveLength(1);
  expect((await treeOf(wallet('c', 0), '0x'))?.path).toHaveLength(1);
});

test('returns two generations of a tree in slot order', async () => {
  const children = [3, 1, 5, 2, 4].map((number) => wallet('c', number));
  await seat(1, [
    ...lineOf('a', 1),
    ...children.map((child) => ({ wallet: child, upline: wallet('a', 0) })),
    ...lineOf('e', 2, wallet('c', 1)),
    { wallet: wallet('f', 1), upline: wallet('c', 1) },
  ]);
  const tree = await treeOf(wallet('a', 0));
  expect(tree?.downlines.map(({ walletId }) => walletId)).toEqual(children.map((child) => getAddress(child)));
  expect(tree?.downlines.map(({ downlines }) => downlines.map(({ walletId }) => walletId))).toEqual([
    [],
    [wallet('e', 0), wallet('f', 1)].map((one) => getAddress(one)),
    [],
    [],
    [],
  ]);
});

async function find(top: Wallet, search: string) {
  const { data } = await reader.client.call('treeSearch', {
    params: { wallet: top, position: 1 },
    query: { search },
  });
  return data;
}

async function nameThem(wallets: readonly Wallet[], name: string) {
  for (const [number, one] of wallets.entries()) {
    await db
      .insert(members)
      .values({ id: `${name}-${number}`, wallet: one, name, registeredAt: time })
      .onConflictDoNothing();
    await db.transaction((tx) => saveNameKeys(tx, one, name));
  }
}

test('searches a small tree completely, and a large one from its nearest members', async () => {
  const aside = lineOf('c', 1500, wallet('a', 0));
  const below = lineOf('e', 2500, wallet('a', 0));
  await seat(1, [...lineOf('a', 1), ...below, ...aside]);
  expect((await find(wallet('a', 0), '0xc'))?.isAtLeast).toBe(true);
  expect(await find(wallet('c', 1400), '0xc')).toMatchObject({ totalCount: 99 });
  const near = await find(wallet('e', 0), '0xe');
  expect(near?.matches.map(({ generation }) => generation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(near?.isAtLeast).toBe(true);
});

test('finds a name below that many members elsewhere share, with generation and parent', async () => {
  await seat(1, [...lineOf('a', 3), ...lineOf('b', 150, wallet('a', 0))]);
  await nameThem(
    lineOf('b', 150).map((one) => one.wallet),
    'Bea Bell',
  );
  await nameThem([wallet('a', 2)], 'Bea Ash');
  const [match, ...others] = (await find(wallet('a', 1), 'bea'))?.matches ?? [];
  expect(match).toMatchObject({
    name: 'Bea Ash',
    generation: 1,
    under: { walletId: getAddress(wallet('a', 1)) },
  });
  expect(others).toEqual([]);
  expect((await find(wallet('a', 0), 'BEA'))?.totalCount).toBe(151);
});

test('finds names from before the search existed once the server has started', async () => {
  await seat(1, lineOf('f', 2));
  await nameThem([wallet('f', 1)], 'Flo');
  await db.delete(nameStarts);
  expect(await find(wallet('f', 0), 'flo')).toEqual({ matches: [], totalCount: 0 });
  await fillNameKeys(db);
  expect((await find(wallet('f', 0), 'flo'))?.totalCount).toBe(1);
});

test('finds a name that the previous release changed only under the new name', async () => {
  await seat(1, lineOf('f', 2));
  await nameThem([wallet('f', 1)], 'Flo');
  // The previous release does not write the name index.
  await db
    .update(members)
    .set({ name: 'Zoe' })
    .where(eq(members.wallet, wallet('f', 1)));
  expect((await find(wallet('f', 0), 'flo'))?.totalCount).toBe(0);
  await fillNameKeys(db);
  expect((await find(wallet('f', 0), 'zoe'))?.totalCount).toBe(1);
});

test('counts a full tree down to the fifth generation', async () => {
  const full = Array.from({ length: 3907 }, (_, index) => ({
    wallet: wallet('a', index),
    upline: index === 0 ? null : wallet('a', Math.floor((index - 1) / 5)),
  }));
  await seat(1, full);
  const { data } = await reader.client.call('treeCounts', {
    params: { wallet: wallet('a', 0), position: 1 },
  });
  expect(data?.generations).toEqual([5, 25, 125, 625, 3125]);
  expect(data?.isDeeper).toBe(true);
  expect(data?.branches).toHaveLength(25);
  expect(data?.branches[0]?.members).toBe(5 + 25 + 125);
});

async function usersOf(page: number, search = '') {
  const params = { wallet: reader.account.address, position: 3 };
  return (await reader.client.call('globalPoolUsers', { params, query: { page, limit: 10, search } })).data;
}

test('lists thousands of holders newest first on every page, with the IDs of registered members', async () => {
  const own = reader.account.address.toLowerCase() as Wallet;
  const crowd = Array.from({ length: 2504 }, (_, one) => ({ wallet: wallet('c', one), upline: null }));
  await seat(3, [{ wallet: own, upline: null }, ...crowd]);
  const numbers = ({ users }: Awaited<ReturnType<typeof usersOf>>) =>
    users.map(({ walletId }) => Number(walletId.slice(3)));

  const first = await usersOf(1);
  expect(numbers(first)).toEqual([2503, 2502, 2501, 2500, 2499, 2498, 2497, 2496, 2495, 2494]);
  expect(first.users[0]).toMatchObject({ id: '', name: '', date: '2026-01-02', time: '03:04:05' });
  expect(numbers(await usersOf(250))).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4]);
  const { users, pagination } = await usersOf(251);
  expect(users.map(({ id }) => id)).toEqual(['', '', '', '', reader.member.id]);
  expect(pagination).toEqual({ currentPage: 251, totalPages: 251, totalCount: 2505, totalUsers: 2505 });
  for (const page of [252, 999_999_999_999_999]) expect((await usersOf(page)).users).toEqual([]);

  // All wallets start with 0x, and 100 of them with these digits.
  expect((await usersOf(2, '0x')).users).toEqual((await usersOf(2)).users);
  const start = wallet('c', 2400).slice(0, -2);
  const found = await usersOf(2, start);
  expect(numbers(found)).toEqual([2489, 2488, 2487, 2486, 2485, 2484, 2483, 2482, 2481, 2480]);
  expect(found.pagination).toMatchObject({ totalPages: 10, totalUsers: 100 });
  expect((await usersOf(999_999_999_999_999, start)).users).toEqual([]);
});
