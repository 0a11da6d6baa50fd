import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deploymentPath } from '@upline/operate/node';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../../tools/shared/postgres.ts';
import { watchDatabase } from '../src/platform/db/databaseWatch.ts';
import { locks } from '../src/platform/db/locks.ts';
import { type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { takeTime } from '../src/platform/db/takeTime.ts';
import type { Listening } from '../src/platform/system/listen.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';

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

/** Tenths of a second, counted as the server's watch counts: both are slower on a slow machine. */
let tenths = 0;
setInterval(() => {
  tenths += 1;
}, 100).unref();

/** Fetches a path. @returns The reply and its duration in tenths of a second. */
async function timed(path: string) {
  const began = tenths;
  const reply = await fetch(`${url}${path}`);
  const body = await reply.text();
  return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body, took: tenths - began };
}

const call = () => timed('/api/users/signin-message');
const refused = {
  status: 503,
  retryAfter: '2',
  body: expect.stringContaining('not available at the moment'),
};

test('while the database stands still, answers calls within 2 s and readiness checks within 1 s', async ({
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
  expect(ready?.took).toBeLessThanOrEqual(10);
  for (const reply of calls) {
    expect(reply).toMatchObject(refused);
    expect(reply.took).toBeLessThanOrEqual(20);
  }
  // The server knows the failure by now: calls fail before one query could time out.
  const later = await call();
  expect(later).toMatchObject(refused);
  expect(later.took).toBeLessThan(7);
  expect((await timed('/health/live')).status).toBe(200);

  await postgres.thaw();
  await expect.poll(async () => (await timed('/health/ready')).status).toBe(200);
  expect((await call()).status).toBe(200);
});

/** A database with its own watch, which counts how often it cuts the connections. */
async function watched(at: string) {
  const opened = await openDb(at);
  const { driver } = opened;
  if (driver.kind !== 'server') throw new TypeError('An embedded database is not watched.');
  let cuts = 0;
  const cut = () => {
    cuts += 1;
    driver.cut();
  };
  const watch = watchDatabase({ ...driver, cut });
  const close = async () => {
    await watch.close();
    await opened.close();
  };
  expect(await watch.answers()).toBe(true);
  return { ...opened, driver, watch, cuts: () => cuts, close };
}

async function connected(to: PostgresServer): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: to.url('upline') });
  await client.connect();
  return client;
}

const waiters = "select 1 from pg_stat_activity where wait_event_type = 'Lock'";

test('reports a slow database to the waiting caller, and lets the running statement complete', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const { db, watch, cuts, close } = await watched(postgres.url('upline'));
  const holder = await connected(postgres);
  await holder.query('select pg_advisory_lock(1)');
  const under = db.execute(sql`select pg_advisory_xact_lock(1)`).then(() => 'done');
  const waited = expect(watch.whileAnswering(() => under)).rejects.toThrow('The database does not answer.');
  await expect.poll(async () => (await holder.query(waiters)).rows).toHaveLength(1);
  await postgres.freeze();
  await waited;
  expect(watch.isAnswering()).toBe(false);
  await postgres.thaw();
  await holder.end();
  expect(await under).toBe('done');
  await expect.poll(() => watch.isAnswering()).toBe(true);
  expect(cuts()).toBe(0);
  await close();
});

test('cuts the connections of a database that stands still for long, and rolls back the open change', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const { db, driver, watch, cuts, close } = await watched(postgres.url('upline'));
  await db.execute(sql`create table kept (words text)`);
  await db.execute(sql`insert into kept values ('as it was')`);
  // Another transaction locks the row, so that the change waits when the database freezes.
  const holder = await connected(postgres);
  await holder.query('begin');
  await holder.query('select * from kept for update');
  const change = watch.whileAnswering(() =>
    db.transaction((tx) => tx.execute(sql`update kept set words = 'never'`)),
  );
  const told = expect(change).rejects.toThrow('The database does not answer.');
  await expect.poll(async () => (await holder.query(waiters)).rows).toHaveLength(1);
  await postgres.freeze();
  await told;
  await expect.poll(cuts).toBe(1);
  await postgres.thaw();
  await holder.query('rollback');
  await holder.end();
  await expect.poll(() => watch.answers()).toBe(true);
  // `for update` waits until the other transaction has ended.
  const { rows } = await driver.pool.query('select words from kept for update');
  expect(rows).toEqual([{ words: 'as it was' }]);
  expect(cuts()).toBe(1);
  await close();
});

/** A proxy to a database that delays each connection before it passes data. */
async function slowWay(to: URL, standsStill: number) {
  const sockets = new Set<Socket>();
  const server = createServer(async (socket) => {
    socket.on('error', () => {}).pause();
    sockets.add(socket);
    await pause(standsStill);
    const there = connect(Number(to.port), to.hostname).on('error', () => {});
    sockets.add(there);
    there.on('close', () => socket.destroy());
    socket.pipe(there).pipe(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: Object.assign(new URL(to), { host: `127.0.0.1:${port}` }).href,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

test('recovers if a login to the database takes longer than a second', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const opened = await openDb(postgres.url('upline'));
  if (opened.driver.kind !== 'server') throw new TypeError('An embedded database is not watched.');
  const way = await slowWay(new URL(postgres.url('upline')), 1500);
  const watch = watchDatabase({ ...opened.driver, url: way.url });
  await expect.poll(() => watch.isAnswering()).toBe(false);
  await expect.poll(() => watch.answers()).toBe(true);
  await watch.close();
  await way.close();
  await opened.close();
});

async function setting({ driver }: OpenDb, name: string): Promise<string | undefined> {
  if (driver.kind !== 'server') throw new TypeError('An embedded database has none.');
  return (await driver.pool.query(`show ${name}`)).rows[0]?.[name];
}

test('limits statements, locks and idle transactions, and lets a long transaction extend its limit', async ({
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

test('reports the PostgreSQL process that it waits for while another server migrates the tables', async ({
  skip,
}) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const admin = new pg.Client({ connectionString: postgres.url('upline') });
  await admin.connect();
  await admin.query('create database without_tables');
  await admin.end();
  const other = new pg.Client({ connectionString: postgres.url('without_tables') });
  await other.connect();
  const { rows } = await other.query('select pg_backend_pid() as pid, pg_advisory_lock($1)', [
    locks.migrations,
  ]);
  const said: string[] = [];
  const opening = openDb(postgres.url('without_tables'), { onProgress: (message) => said.push(message) });
  await expect.poll(() => said.length).toBeGreaterThan(0);
  expect(said[0]).toContain(
    `Another server brings the tables up to date (its process in PostgreSQL: ${rows[0].pid}`,
  );
  const ended = once(other, 'end');
  await other.end();
  await ended;
  await (await opening).close();
});
