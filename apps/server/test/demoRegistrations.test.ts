import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dateRegistrations } from '../../../tools/stack/dateRegistrations.ts';
import { members } from '../src/accounts/members/schema.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import { places } from '../src/ledger/chainFacts/schema.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { buy } from './support/purchases.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer } from './support/testServer.ts';
import { join, newAccount } from './support/visitor.ts';

let db: Db;
let chain: TestChain;

beforeAll(async () => {
  db = await testDb();
  await forgetLedger(db);
  chain = await startTestChain();
});

afterAll(async () => {
  // The test changes times in the ledger, which then differ from the chain.
  await forgetLedger(db);
  await chain.chain.stop();
});

test('dates registrations of demo members before their purchases, and the notifications in that order', async () => {
  const server = createTestServer({ db, chain });
  const [sponsor, newcomer] = [newAccount(), newAccount()];
  // The two purchases are one hour apart.
  await buy(chain, sponsor, 1, { referrer: chain.deployment.root, isDirect: true });
  await chain.client.increaseTime({ seconds: 3600 });
  await buy(chain, newcomer, 1, { referrer: sponsor.address, isDirect: true });
  await catchUp(server.ledger);
  const above = await join(server, undefined, sponsor);
  const below = await join(server, undefined, newcomer);
  const other = await join(server);
  const lower = (address: string) => address.toLowerCase();
  const demo = [lower(sponsor.address), lower(newcomer.address)];
  const membersNow = () => db.select().from(members).orderBy(asc(members.number));
  const stranger = (await membersNow()).find(({ wallet }) => wallet === lower(other.account.address));

  // Moves the purchases 45 days back, as the chain of the demo is in the past.
  await db.execute(`update place set at = at - interval '45 days'`);
  await db.execute(`update notification set at = at - interval '45 days' where block is not null`);
  await dateRegistrations(db, [sponsor.address, newcomer.address]);

  const seats = await db.select().from(places);
  const registered = (await membersNow()).filter(({ wallet }) => demo.includes(wallet));
  expect(registered).toHaveLength(2);
  for (const { wallet, registeredAt } of registered) {
    const first = seats.find((place) => place.wallet === wallet)?.at ?? new Date(0);
    expect(first.getTime() - registeredAt.getTime()).toBe(5 * 60_000);
  }
  const times = registered.map(({ registeredAt }) => registeredAt.getTime());
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  const kinds = async ({ client, account }: typeof above) =>
    (await client.call('notifications', { params: { wallet: account.address }, query: {} })).data.map(
      ({ kind }) => kind,
    );
  expect(await kinds(below)).toEqual(['purchaseConfirmed', 'welcome']);
  expect(await kinds(above)).toEqual(['incomeReceived', 'referralJoined', 'purchaseConfirmed', 'welcome']);
  const unmoved = (await membersNow()).find(({ wallet }) => wallet === stranger?.wallet);
  expect(unmoved).toEqual(stranger);
});
