import { shortAddress } from '@upline/domain';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createInvitations } from '../src/accounts/auth/invitations.ts';
import { readConfig } from '../src/platform/config/config.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import type { Variables } from '../src/platform/http/handlers.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer } from './support/testServer.ts';
import { join } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let member: Awaited<ReturnType<typeof join>>;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  member = await join(createTestServer({ db, chain }));
  await member.client.call('update', { body: { name: 'Ada Lindqvist' } });
});

afterAll(() => chain.chain.stop());

/** Requests the titles of links in turn, all from one address. */
function titles(...uplines: readonly string[]): Promise<unknown[]> {
  return titlesOf(uplines);
}

/** The same with a limit of links per minute. */
async function titlesOf(uplines: readonly string[], config = readConfig({})): Promise<unknown[]> {
  const invite = createInvitations(db, config);
  const app = new Hono<{ Variables: Variables }>();
  app.get('*', async (context) => context.json(await invite(context, context.req.query('upline') ?? '')));
  const found: unknown[] = [];
  for (const upline of uplines) {
    const reply = await app.request(`/?${new URLSearchParams({ upline })}`);
    found.push(await reply.json());
  }
  return found;
}

test('a link with an ID names its member, a link with a wallet only the wallet', async () => {
  const { address } = member.account;
  expect(await titles(`@/${member.member.id}`, address)).toEqual([
    'Ada Lindqvist invited you to Upline',
    `${shortAddress(address)} invited you to Upline`,
  ]);
});

test('a link that is nobody’s has no title', async () => {
  expect(await titles('@/ZZZZ-9999', '@/UP-1', '')).toEqual([null, null, null]);
});

test('guesses from one address are counted, found members are not', async () => {
  const known = `@/${member.member.id}`;
  const before = await titles(...Array.from({ length: 30 }, () => known));
  expect(before.at(-1)).toBe('Ada Lindqvist invited you to Upline');
  const after = await titles(...Array.from({ length: 25 }, () => '@/ZZZZ-9999'), known);
  expect(after.at(-1)).toBeNull();
});

test('links from one address are named up to the limit of calls', async () => {
  const known = `@/${member.member.id}`;
  const found = await titlesOf([known, known, known], readConfig({ UPLINE_RATE_LIMIT: '2' }));
  expect(found).toEqual([...Array(2).fill('Ada Lindqvist invited you to Upline'), null]);
});
