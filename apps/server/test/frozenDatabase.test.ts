import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from '@upline/api';
import { deploymentPath } from '@upline/chain/local';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../../tools/postgres.ts';
import { locks } from '../src/db/locks.ts';
import { type OpenDb, openDb } from '../src/db/openDb.ts';
import { takeTime } from '../src/db/takeTime.ts';
import type { Listening } from '../src/listen.ts';
import { createBrowser } from './support/browser.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { newAccount } from './support/visitor.ts';

let chain: TestChain;
let postgres: PostgresServer | null = null;
let server: Listening | null = null;
let url = '';

beforeAll(async () => {
  postgres = await startPostgresServer({ fsync: 'off' });
  if (postgres === null) return;
  chain = await startTestChain();
  await postgres.execute('create database upline');
  server = await serveWithin({
    UPLINE_DATA_DIR: await mkdtemp(join(tmpdir(), 'upline-frozen-')),
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    DATABASE_URL: postgres.url('upline'),
    RPC_URL: chain.rpcUrl,
    UPLINE_POLL_INTERVAL: '50',
    UPLINE_DATABASE_CONNECTIONS: '3',
  });
  ({ url } = server);
});

afterAll(async () => {
  await postgres?.thaw();
  await server?.close();
  await postgres?.stop();
  await chain?.chain.stop();
});

/** A reply, and how long it took, in milliseconds. */
async function timed(path: string) {
  const began = performance.now();
  const reply = await fetch(`${url}${path}`);
  const body = await reply.text();
  return {
    status: reply.status,
    retryAfter: reply.headers.get('retry-after'),
    body,
    took: performance.now() - began,
  };
}

const call = () => timed('/api/users/signin-message');
const refused = {
  status: 503,
  retryAfter: '2',
  body: expect.stringContaining('not available at the moment'),
};

test('a database that stands still is answered for: calls within 2 s, readiness within 1 s', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  await expect.poll(async () => (await timed('/health/ready')).status).toBe(200);
  await call();

  await postgres.freeze();
  const asked = [timed('/health/ready'), ...Array.from({ length: 8 }, call)];
  const [ready, ...calls] = await Promise.all(asked);
  expect(ready).toMatchObject({
    status: 503,
    body: expect.stringContaining('The database does not answer.'),
  });
  expect(ready?.took).toBeLessThan(1000);
  for (const reply of calls) {
    expect(reply).toMatchObject(refused);
    expect(reply.took).toBeLessThan(2000);
  }
  // Known by now: nobody waits for it.
  const later = await call();
  expect(later).toMatchObject(refused);
  expect(later.took).toBeLessThan(200);
  expect((await timed('/health/live')).status).toBe(200);

  await postgres.thaw();
  await expect.poll(async () => (await timed('/health/ready')).status).toBe(200);
  expect((await call()).status).toBe(200);
});

test('what was under way when the database stood still is not done behind the caller’s back', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  let token: string | null = null;
  const client = createClient({ baseUrl: url, fetch: createBrowser(fetch), token: () => token });
  const account = newAccount();
  const { data: message } = await client.call('signinMessage', {});
  const body = { walletId: account.address, signature: await account.signMessage({ message }) };
  ({ token } = (await client.call('register', { body })).data);

  // Somebody holds the member's row, so that the change has begun and waits when everything stops.
  const holder = new pg.Client({ connectionString: postgres.url('upline') });
  await holder.connect();
  await holder.query('begin');
  await holder.query('select * from member where wallet = $1 for update', [account.address.toLowerCase()]);
  const update = client.call('update', { body: { name: 'Never' } }).catch((error: unknown) => error);
  await pause(300);
  await postgres.freeze();
  expect(await update).toMatchObject({ status: 503 });
  await postgres.thaw();
  await holder.query('rollback');
  await holder.end();
  await expect.poll(async () => (await timed('/health/ready')).status).toBe(200);
  const { data } = await client.call('profile', { params: { userId: account.address } });
  expect(data.name).not.toBe('Never');
});

async function setting({ driver }: OpenDb, name: string): Promise<string | undefined> {
  if (driver.kind !== 'server') throw new TypeError('An embedded database has none.');
  return (await driver.pool.query(`show ${name}`)).rows[0]?.[name];
}

test('a statement, a lock and a forgotten transaction have their limits, and long work can ask for more', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const opened = await openDb(postgres.url('upline'), { connections: 4, longestStatement: 300 });
  const { db } = opened;
  expect(await setting(opened, 'lock_timeout')).toBe('10s');
  expect(await setting(opened, 'idle_in_transaction_session_timeout')).toBe('30s');
  expect(opened.driver.kind === 'server' && opened.driver.pool.options.max).toBe(4);
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  await db.transaction(async (tx) => {
    await takeTime(tx);
    await tx.execute(sql`select pg_sleep(0.5)`);
  });
  await expect(db.execute(sql`select pg_sleep(5)`)).rejects.toMatchObject({ cause: { code: '57014' } });
  await opened.close();
  const usual = await openDb(postgres.url('upline'));
  expect(await setting(usual, 'statement_timeout')).toBe('30s');
  await usual.close();
});

test('who waits for another to bring the tables up to date says so, and whom they wait for', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const other = new pg.Client({ connectionString: postgres.url('upline') });
  await other.connect();
  const { rows } = await other.query('select pg_backend_pid() as pid, pg_advisory_lock($1)', [
    locks.migrations,
  ]);
  const said: string[] = [];
  const opening = openDb(postgres.url('upline'), { onProgress: (message) => said.push(message) });
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(said[0]).toContain(
    `Another server brings the tables up to date (its process in PostgreSQL: ${rows[0].pid}`,
  );
  const ended = once(other, 'end');
  await other.end();
  await ended;
  await (await opening).close();
});
