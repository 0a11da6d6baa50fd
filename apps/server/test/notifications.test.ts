import { ApiError } from '@upline/api';
import { eq, lt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findMember } from '../src/accounts/members/people.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import { blocks } from '../src/ledger/chainFacts/schema.ts';
import { readCheckpoint } from '../src/ledger/follower/checkpoint.ts';
import { rollBack } from '../src/ledger/follower/rollBack.ts';
import { ledgerPorts } from '../src/ledgerPorts.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { notify } from '../src/platform/notify/notify.ts';
import { withdrawNotifications } from '../src/platform/notify/readBefore.ts';
import { readNotifications } from '../src/platform/notify/schema.ts';
import { listenAs, patience } from './support/openStream.ts';
import { buy } from './support/purchases.ts';
import { reorg, startTestChain, type TestChain } from './support/testChain.ts';
import { ledgerContent, testDb } from './support/testDb.ts';
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

const root = () => ({ referrer: chain.deployment.root, isDirect: true });
const lower = ({ account }: Member) => account.address.toLowerCase() as `0x${string}`;

async function notificationsOf({ client, account }: Member) {
  return (await client.call('notifications', { params: { wallet: account.address }, query: {} })).data;
}

async function kindsToldTo(member: Member) {
  return (await notificationsOf(member)).map(({ kind }) => kind);
}

/** Runs `run` while the database refuses notifications of a kind. */
async function withoutTelling(kind: string, run: () => Promise<void>): Promise<void> {
  const check = sql.raw(`check (kind <> '${kind}') not valid`);
  await db.execute(sql`alter table notification add constraint refused ${check}`);
  try {
    await run();
  } finally {
    await db.execute(sql`alter table notification drop constraint refused`);
  }
}

test('withdraws notifications of a replaced block, and keeps those of a registration', async () => {
  const sponsor = await join(server);
  await buy(chain, sponsor.account, 1, root());
  const buyer = await join(server, sponsor.member.id);
  await catchUp(server.ledger);
  const before = await notificationsOf(sponsor);

  await buy(chain, buyer.account, 1, { referrer: sponsor.account.address, isDirect: true });
  await catchUp(server.ledger);
  expect((await notificationsOf(sponsor)).slice(1)).toEqual(before);
  expect(await kindsToldTo(buyer)).toEqual(['purchaseConfirmed', 'welcome']);

  await reorg(chain, 1);
  await catchUp(server.ledger);
  expect(await notificationsOf(sponsor)).toEqual(before);
  expect(await kindsToldTo(buyer)).toEqual(['welcome']);
});

test('publishes ledger and notifications to a member when a block that concerns both is replaced', async () => {
  const member = await join(server);
  const stream = await listenAs(member);
  await buy(chain, member.account, 1, root());
  await catchUp(server.ledger);
  await stream.brings('ledger');
  await stream.brings('notifications');
  const before = stream.topics();
  await reorg(chain, 1);
  await catchUp(server.ledger);
  await vi.waitFor(
    () => expect(stream.topics().slice(before.length).sort()).toEqual(['ledger', 'notifications']),
    patience,
  );
  await stream.close();
});

test('publishes ledger and figures when provisional income becomes final, and nothing for other blocks', async () => {
  const member = await join(server);
  await buy(chain, member.account, 1, root());
  await buy(chain, newAccount(), 1, { referrer: member.account.address, isDirect: true });
  await catchUp(server.ledger);
  const provisional = async () =>
    (await member.client.call('profile', { params: { userId: member.member.id } })).data.provisionalIncomes
      .referral;
  expect(await provisional()).not.toBe('0');
  const stream = await listenAs(member);
  await chain.client.mine({ blocks: 1 });
  await catchUp(server.ledger);
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await stream.brings('ledger');
  expect(await provisional()).toBe('0');
  await chain.client.mine({ blocks: 100 });
  await catchUp(server.ledger);
  await join(server, member.member.id);
  await stream.brings('notifications');
  expect(stream.topics().toSorted()).toEqual(['figures', 'ledger', 'notifications']);
  await stream.close();
});

test('notifies once after the chain is read again, and keeps welcomes', async () => {
  const member = await join(server);
  await buy(chain, member.account, 1, root());
  await catchUp(server.ledger);
  const [purchase, welcome] = await notificationsOf(member);
  await forgetLedger(db);
  expect(await notificationsOf(member)).toEqual([welcome]);
  await catchUp(server.ledger);
  const again = { id: expect.any(String), _id: expect.any(String) };
  expect(await notificationsOf(member)).toEqual([{ ...purchase, ...again }, welcome]);
});

test('writes nothing of a block whose notification fails, and continues when it succeeds', async () => {
  const member = await join(server);
  await buy(chain, member.account, 1, root());
  const stood = [await readCheckpoint(db, chain.deployment), await ledgerContent(db)];
  await withoutTelling('purchaseConfirmed', async () => {
    await expect(server.ledger.step()).rejects.toThrow();
    expect([await readCheckpoint(db, chain.deployment), await ledgerContent(db)]).toEqual(stood);
  });
  await catchUp(server.ledger);
  expect(await kindsToldTo(member)).toEqual(['purchaseConfirmed', 'welcome']);
});

test.each(['welcome', 'placeUnrecorded'])('registers nobody if the notification %s fails', async (kind) => {
  const sponsor = await join(server);
  const newcomer = visit(server);
  const signature = await signMessage(newcomer);
  const { address } = newcomer.account;
  const body = { walletId: address, signature, uplineId: sponsor.member.id };
  await withoutTelling(kind, async () => {
    const refusal = await newcomer.client.call('register', { body }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ApiError);
    expect(refusal).toMatchObject({ status: 500 });
  });
  expect(await findMember(db, { wallet: address.toLowerCase() as `0x${string}` })).toBeNull();
  expect(await kindsToldTo(sponsor)).toEqual(['welcome']);
});

test('keeps notifications of purchases from before the registration', async () => {
  const account = newAccount();
  await buy(chain, account, 1, root());
  await catchUp(server.ledger);
  const member = await join(server, undefined, account);
  expect((await kindsToldTo(member)).sort()).toEqual(['purchaseConfirmed', 'welcome']);
});

test('lists the newest 500 notifications in the order in which they were written', async () => {
  const member = await join(server);
  const at = new Date(Date.now() + 60_000);
  const facts = (subject: string) => ({ kind: 'supportReplied', subject }) as const;
  const many = Array.from({ length: 510 }, (_, one) => ({
    wallet: lower(member),
    at,
    facts: facts(`${one}.`),
  }));
  await db.transaction((tx) => notify(tx, many));
  await db.transaction((tx) =>
    notify(tx, [{ wallet: lower(member), at: new Date(0), facts: facts('long ago') }]),
  );
  const told = await notificationsOf(member);
  expect(told).toHaveLength(500);
  expect([told[0]?.message, told.at(-1)?.message]).toEqual([
    'Support replied to “509.”.',
    'Support replied to “10.”.',
  ]);
});

test('restores which notifications were read when the chain is read again', async () => {
  const sponsor = await join(server);
  await buy(chain, sponsor.account, 1, root());
  const buyer = await join(server, sponsor.member.id);
  await catchUp(server.ledger);
  const [purchase] = await notificationsOf(sponsor);
  await sponsor.client.call('markNotificationRead', { params: { id: purchase?.id ?? '' } });
  await buy(chain, buyer.account, 1, { referrer: sponsor.account.address, isDirect: true });
  await catchUp(server.ledger);
  const marks = async () => (await notificationsOf(sponsor)).map(({ kind, isRead }) => [kind, isRead]);
  const before = await marks();
  expect(before).toEqual(
    expect.arrayContaining([
      ['incomeReceived', false],
      ['purchaseConfirmed', true],
    ]),
  );

  for (let again = 0; again < 2; again++) {
    await forgetLedger(db);
    await catchUp(server.ledger);
    expect(await marks()).toEqual(before);
  }

  const from = await readCheckpoint(db, chain.deployment);
  if (from === null) throw new Error('Nothing was read yet.');
  const [fork] = await db.select().from(blocks).where(lt(blocks.number, from.number)).orderBy(blocks.number);
  if (fork === undefined) throw new Error('No block is kept.');
  const { number, hash, time: at } = fork;
  await rollBack(db, from, { number, hash, at, finalized: number }, ledgerPorts);
  expect(await kindsToldTo(sponsor)).not.toContain('purchaseConfirmed');
  await catchUp(server.ledger);
  expect(await marks()).toEqual(before);
});

test('restores the read state of each notification of a transaction', async () => {
  const member = await join(server);
  const wallet = lower(member);
  const origin = { transaction: `0x${'5'.repeat(64)}`, block: server.ledger.reached() + 1n };
  const at = new Date(0);
  const own = { wallet, at, origin, facts: { kind: 'purchaseConfirmed', position: 1, amount: 1n } } as const;
  const other = { ...own, facts: { kind: 'purchaseConfirmed', position: 2, amount: 1n } } as const;
  const publicOne = { at, origin, facts: { kind: 'pauseEnded', position: 3 } } as const;
  const tellAll = async () => {
    await db.transaction(async (tx) => {
      for (const one of [own, other]) await notify(tx, [one]);
      await ledgerPorts.notifyMembers(tx, [publicOne]);
    });
  };
  await tellAll();
  await member.client.call('markAllNotificationsRead', {});
  for (let again = 0; again < 2; again++) {
    await db.transaction((tx) => withdrawNotifications(tx, sql`wallet = ${wallet} and block is not null`));
    await tellAll();
    const ofChain = (await notificationsOf(member)).filter(({ kind }) => kind !== 'welcome');
    expect(ofChain.map(({ kind, isRead }) => [kind, isRead])).toEqual([
      ['pauseEnded', true],
      ['purchaseConfirmed', true],
      ['purchaseConfirmed', true],
    ]);
  }
});

test('forgets the read state of a dropped transaction once its block is final', async () => {
  const member = await join(server);
  await buy(chain, member.account, 1, root());
  await catchUp(server.ledger);
  await member.client.call('markAllNotificationsRead', {});
  await reorg(chain, 1);
  await catchUp(server.ledger);
  const kept = () =>
    db
      .select()
      .from(readNotifications)
      .where(eq(readNotifications.wallet, lower(member)));
  expect(await kept()).toHaveLength(1);
  await chain.client.mine({ blocks: 70 });
  for (let steps = 0; steps < 6; steps++) await server.ledger.step();
  expect(await kept()).toEqual([]);
});
