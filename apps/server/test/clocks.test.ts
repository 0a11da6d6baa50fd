import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;
const day = 24 * 60 * 60;

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
  server = createTestServer({ db, chain });
  await catchUp(server.ledger);
});

afterEach(() => vi.useRealTimers());
afterAll(() => chain.chain.stop());

const moveClock = (days: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * day * 1000 });

/** Lets a sponsor and then their referral buy. @returns Both, and the times of the two blocks. */
async function buyTwice() {
  const root = { referrer: chain.deployment.root, isDirect: true };
  const sponsor = await join(server);
  const first = await buy(chain, sponsor.account, 1, root);
  const buyer = await join(server, sponsor.member.id);
  await chain.client.increaseTime({ seconds: 60 });
  const second = await buy(chain, buyer.account, 1, { ...root, referrer: sponsor.account.address });
  await catchUp(server.ledger);
  const times = await Promise.all(
    [first, second].map(async (blockNumber) => {
      const { timestamp } = await chain.client.getBlock({ blockNumber });
      return new Date(Number(timestamp) * 1000).toISOString();
    }),
  );
  return { sponsor, buyer, times };
}

async function assertDatedByTheChain({ sponsor, buyer, times }: Awaited<ReturnType<typeof buyTwice>>) {
  const { client, account } = sponsor;
  const params = { wallet: account.address };
  const { lines } = (await client.call('ledger', { params })).data;
  const [first, second] = times;
  expect(lines.map(({ kind, at }) => [kind, at])).toEqual([
    ['level', second],
    ['referral', second],
    ['participation', first],
  ]);
  const told = (await client.call('notifications', { params })).data;
  expect(told.find(({ kind }) => kind === 'incomeReceived')?.timestamp).toBe(second);
  const { data: later } = await client.call('ledger', { params, query: { from: second } });
  expect(later.lines.map(({ at }) => at)).toEqual([second, second]);
  const { data: profile } = await client.call('profile', { params: { userId: sponsor.member.id } });
  expect(profile.poolParticipations.map(({ lastUpdated }) => lastUpdated)).toEqual([second]);
  const { data: pools } = await buyer.client.call('userPoolDetails', {
    params: { wallet: buyer.account.address },
  });
  expect(pools.map(({ joinedAt, isActive }) => [joinedAt, isActive])).toEqual([[second, true]]);
  const { data: figures } = await client.call('poolStatistics', {});
  expect(figures.at).toBe(second);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
  expect((await server.fetch(new Request(`${baseUrl}/health/ready`))).status).toBe(200);
}

test.each([-4000, -1, 1, 4000])(
  'dates chain events by block time on a server whose clock is off by %i days',
  async (days) => {
    moveClock(days);
    await assertDatedByTheChain(await buyTwice());
  },
);

test('continues at its block after the server’s clock is moved', async () => {
  const block = server.ledger.reached();
  for (const days of [400, -800, 0]) {
    moveClock(days);
    await chain.client.mine({ blocks: 2 });
    await catchUp(server.ledger);
    vi.useRealTimers();
  }
  expect(server.ledger.reached()).toBe(block + 6n);
  expect((await differencesFromChain(db, chain)).differences).toEqual([]);
});

test('follows a chain whose clock is years ahead, and uses its dates', async () => {
  await chain.client.increaseTime({ seconds: 4000 * day });
  const bought = await buyTwice();
  expect(Date.parse(bought.times[0] ?? '')).toBeGreaterThan(Date.now() + 3999 * day * 1000);
  await assertDatedByTheChain(bought);
});
