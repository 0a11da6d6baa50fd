import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import { tokenHash } from '../src/accounts/auth/tokens.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { later } from './support/later.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join, type Visitor, visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  server = createTestServer({ db, chain });
});

afterAll(() => chain.chain.stop());
afterEach(() => vi.useRealTimers());

const minutes = 60_000;

const list = async ({ client }: Visitor) => (await client.call('sessions', {})).data;
const hashOf = ({ token }: Visitor) => tokenHash(token ?? '');
const signedOut = { status: 401 };

test('refuses a session at one server after another server ended it', async () => {
  const second = createTestServer({ db, chain });
  const member = await join(server);
  const elsewhere = visit(second, member.account);
  elsewhere.token = member.token;
  for (const end of ['logout', 'endSessions'] as const) {
    await list(elsewhere);
    await member.client.call(end, {});
    const outcome = () =>
      list(elsewhere).then(
        () => null,
        (error: unknown) => error,
      );
    await expect.poll(outcome).toMatchObject(signedOut);
    const again = await join(server);
    Object.assign(member, again);
    elsewhere.token = again.token;
  }
});

test('caches a session for half a minute, then notices its end', async () => {
  const member = await join(server);
  await list(member);
  await db.delete(sessions).where(eq(sessions.token, hashOf(member)));
  expect(await list(member)).toEqual([]);
  later(30_001);
  await expect(list(member)).rejects.toMatchObject(signedOut);
});

test('ends a session at its expiry, however recent its last use', async () => {
  const member = await join(server);
  const expiresAt = new Date(Date.now() + 5000);
  await db
    .update(sessions)
    .set({ expiresAt })
    .where(eq(sessions.token, hashOf(member)));
  await list(member);
  later(5001);
  await expect(list(member)).rejects.toMatchObject(signedOut);
});

test('stores the last use of a session once a minute', async () => {
  const member = await join(server);
  const [first] = await list(member);
  later(0.9 * minutes);
  expect(await list(member)).toEqual([first]);
  later(0.6 * minutes);
  const [moved] = await list(member);
  expect(moved?.createdAt).toBe(first?.createdAt);
  expect(Date.parse(moved?.lastUsedAt ?? '')).toBeGreaterThan(Date.parse(first?.lastUsedAt ?? '') + minutes);
  expect(Date.parse(moved?.expiresAt ?? '')).toBeGreaterThan(Date.parse(first?.expiresAt ?? '') + minutes);
});

test('lists no expired sessions', async () => {
  const member = await join(server);
  const other = visit(server, member.account);
  const { data: message } = await other.client.call('signinMessage', {});
  const signature = await member.account.signMessage({ message });
  const { data } = await other.client.call('login', {
    body: { walletId: member.account.address, signature },
  });
  await db
    .update(sessions)
    .set({ expiresAt: new Date(0) })
    .where(eq(sessions.token, tokenHash(data.userDetails.token)));
  expect(await list(member)).toHaveLength(1);
});
