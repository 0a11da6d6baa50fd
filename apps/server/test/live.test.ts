import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { createClient, routes } from '@upline/api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { sessions } from '../src/accounts/auth/schema.ts';
import { tokenHash } from '../src/accounts/auth/tokens.ts';
import { type Db, type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { publish, publishAll } from '../src/platform/live/publish.ts';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { later } from './support/later.ts';
import { listenAs, patience } from './support/openStream.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { baseUrl, join, type Visitor, visit } from './support/visitor.ts';

let db: Db;
let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  db = await testDb();
  chain = await startTestChain();
  server = createTestServer({ db, chain });
});

afterAll(() => chain.chain.stop());

const minute = 60_000;

const walletOf = ({ account }: Visitor) => account.address.toLowerCase() as `0x${string}`;

/** The same member at another server. */
function at(other: TestServer, { account, token }: Visitor): Visitor {
  const visitor = visit(other, account);
  visitor.token = token;
  return visitor;
}

test('sends a heartbeat at once, and forbids caching and compression', async () => {
  const stream = await listenAs(await join(server));
  await stream.beats(1);
  expect(stream.text()).toBe(':\n\n');
  expect(Object.fromEntries(stream.reply.headers)).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
  });
  expect(stream.reply.headers.has('content-encoding')).toBe(false);
  await stream.close();
  await vi.waitFor(() => expect(server.live.size()).toBe(0), patience);
});

test('publishes a change to every server after the commit, and only to its wallet', async () => {
  const second = createTestServer({ db, chain });
  const [member, other] = [await join(server), await join(second)];
  const streams = await Promise.all([member, at(second, member), other].map(listenAs));
  const [here, there, foreign] = streams;
  if (!here || !there || !foreign) throw new Error('There are three.');
  const wallet = walletOf(member);
  await db.transaction(async (tx) => {
    await publishAll(tx, [{ wallet, topic: 'notifications' }, { topic: 'ledger' }]);
    await tx.execute(sql`select pg_sleep(0.3)`);
    expect(streams.flatMap((stream) => stream.topics())).toEqual([]);
  });
  await Promise.all([here.brings('ledger'), there.brings('ledger'), foreign.brings('ledger')]);
  await db.transaction((tx) => publish(tx, { wallet, topic: 'ticket:1' }));
  await Promise.all([here.brings('ticket:1'), there.brings('ticket:1')]);
  await db.transaction((tx) => publish(tx, { wallet: walletOf(other), topic: 'ticket:2' }));
  await foreign.brings('ticket:2');
  expect(here.topics()).toEqual(['notifications', 'ledger', 'ticket:1']);
  expect(there.topics()).toEqual(['notifications', 'ledger', 'ticket:1']);
  expect(foreign.topics()).toEqual(['ledger', 'ticket:2']);
  await Promise.all(streams.map((stream) => stream.close()));
});

test('publishes every ticket to support, and no notifications of others', async () => {
  const member = await join(server);
  const staffServer = createTestServer({ db, chain, config: { staffWallets: [walletOf(member)] } });
  const desk = await listenAs(at(staffServer, member));
  const other = walletOf(await join(server));
  await db.transaction((tx) =>
    publishAll(tx, [
      { wallet: other, topic: 'notifications' },
      { wallet: other, topic: 'ticket:1' },
      { wallet: walletOf(member), topic: 'ticket:2' },
    ]),
  );
  await desk.brings('ticket:2');
  expect(desk.topics()).toEqual(['ticket:1', 'ticket:2']);
  await desk.close();
});

test('ignores malformed payloads', async () => {
  const stream = await listenAs(await join(server));
  for (const payload of ['{}', 'null', '{"topic":"two\\nlines"}', '{"topic":1}', 'no JSON']) {
    await db.execute(sql`select pg_notify('live', ${payload})`);
  }
  await db.transaction((tx) => publish(tx, { topic: 'ledger' }));
  await stream.brings('ledger');
  expect(stream.topics()).toEqual(['ledger']);
  await stream.close();
});

test('sends heartbeats while nothing changes', async () => {
  const quick = createTestServer({ db, chain, heartbeat: 20 });
  const stream = await listenAs(await join(quick));
  await stream.beats(5);
  expect(stream.text().replaceAll(':\n\n', '')).toBe('');
  await stream.close();
});

test('ends a stream when any server ends its session, and keeps other streams', async () => {
  const second = createTestServer({ db, chain });
  const [member, other] = [await join(server), await join(second)];
  const [own, foreign] = [await listenAs(at(second, member)), await listenAs(other)];
  await member.client.call('logout', {});
  await own.ended;
  await db.transaction((tx) => publish(tx, { topic: 'ledger' }));
  await foreign.brings('ledger');
  expect(own.topics()).toEqual([]);
  await foreign.close();
});

test('ends a stream when its session expires, unless the session was extended', async () => {
  const quick = createTestServer({ db, chain, heartbeat: 20 });
  const [idle, busy] = [await join(quick), await join(quick)];
  const expire = ({ token }: Visitor, expiresAt: Date) =>
    db
      .update(sessions)
      .set({ expiresAt })
      .where(eq(sessions.token, tokenHash(token ?? '')));
  await expire(idle, new Date(Date.now() + minute));
  await expire(busy, new Date(Date.now() + minute));
  const [ending, going] = [await listenAs(idle), await listenAs(busy)];
  await expire(busy, new Date(Date.now() + 3 * minute));
  later(minute + 1);
  onTestFinished(() => void vi.useRealTimers());
  await ending.ended;
  await db.transaction((tx) => publish(tx, { topic: 'ledger' }));
  await going.brings('ledger');
  await going.close();
});

test('limits a wallet to ten streams: the eleventh ends the oldest', async () => {
  const member = await join(server);
  const other = await listenAs(await join(server));
  const streams = [];
  for (let count = 0; count < 11; count++) streams.push(await listenAs(member));
  await streams[0]?.ended;
  expect(server.live.size()).toBe(11);
  await db.transaction((tx) => publish(tx, { topic: 'ledger' }));
  await Promise.all([other, ...streams.slice(1)].map((stream) => stream.brings('ledger')));
  await Promise.all([other, ...streams].map((stream) => stream.close()));
  expect(server.live.size()).toBe(0);
});

test('queues each topic once for a slow reader, and drops the reader above 100 topics', async () => {
  const reply = await (await join(server)).client.open('live', {});
  for (let times = 0; times < 1000; times++) server.live.hear('{"topic":"ledger"}');
  for (let ticket = 1; ticket < 100; ticket++) server.live.hear(`{"topic":"ticket:${ticket}"}`);
  expect(server.live.size()).toBe(1);
  const reader = reply.body?.getReader();
  const first = new TextDecoder().decode((await reader?.read())?.value);
  expect(first.match(/data: /g)).toHaveLength(100);
  for (let ticket = 0; ticket < 101; ticket++) server.live.hear(`{"topic":"ticket:${ticket}"}`);
  expect(server.live.size()).toBe(0);
});

test('drops a stream that accepts no heartbeats', async () => {
  const quick = createTestServer({ db, chain, heartbeat: 20 });
  await (await join(quick)).client.open('live', {});
  await vi.waitFor(() => expect(quick.live.size()).toBe(0), patience);
});

test('opens no stream for a HEAD request', async () => {
  const member = await join(server);
  const headers = { authorization: `Bearer ${member.token}` };
  const reply = await server.fetch(new Request(baseUrl + routes.live.path, { method: 'HEAD', headers }));
  expect(reply.status).toBe(200);
  expect(server.live.size()).toBe(0);
});

describe('over the network', () => {
  let listening: Listening;
  let member: Visitor;

  beforeAll(async () => {
    listening = await listen(server, { host: '127.0.0.1', port: 0 });
    const joined = await join(server);
    const { url } = listening;
    const client = createClient({ baseUrl: url, token: () => joined.token });
    member = { ...joined, client };
  });

  test('releases the streams of fifty clients that connect and leave', async () => {
    for (let round = 0; round < 5; round++) {
      const goings = Array.from({ length: 10 }, () => new AbortController());
      await Promise.all(goings.map(({ signal }) => member.client.open('live', {}, { signal })));
      expect(server.live.size()).toBe(10);
      for (const going of goings) going.abort();
      await vi.waitFor(() => expect(server.live.size()).toBe(0), patience);
    }
  });

  test('cuts the connection of a client that does not read', async () => {
    const { port, hostname } = new URL(listening.url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    const head = [`GET ${routes.live.path} HTTP/1.1`, 'Host: x', `Authorization: Bearer ${member.token}`];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await vi.waitFor(() => expect(server.live.size()).toBe(1), patience);
    const filler = 'x'.repeat(1000);
    for (let ticket = 0; server.live.size() > 0 && ticket < 1_000_000; ticket++) {
      server.live.hear(JSON.stringify({ topic: `ticket:${ticket}${filler}` }));
      if (ticket % 50 === 0) await turn();
    }
    expect(server.live.size()).toBe(0);
    socket.on('error', () => {});
    const closed = once(socket, 'close');
    let tail = '';
    socket.on('data', (chunk: Buffer) => {
      tail = `${tail}${chunk}`.slice(-100);
    });
    await closed;
    expect(tail).toContain('x');
    // An orderly end would send the last chunk.
    expect(tail.endsWith('0\r\n\r\n')).toBe(false);
  });

  test('ends the streams before the server stops', async () => {
    const streams = [await listenAs(member), await listenAs(member)];
    server.live.close();
    await listening.close();
    // A cut stream would reject instead of ending.
    await Promise.all(streams.map(({ ended }) => ended));
    // A stream that is opened after the close ends at once.
    await (await listenAs(at(server, member))).ended;
  });
});

const postgres = await startPostgres();

describe.runIf(postgres)('two servers on one PostgreSQL', () => {
  let store: TestPostgres;
  let opened: OpenDb[];
  let here: TestServer;
  let there: TestServer;

  beforeAll(async () => {
    store = postgres as TestPostgres;
    opened = [await openDb(store.url), await openDb(store.url)];
    [here, there] = opened.map(({ db }) => createTestServer({ db, chain })) as [TestServer, TestServer];
  });

  afterAll(async () => {
    for (const { close } of opened) await close();
    await store.stop();
  });

  test('delivers a topic to the other server', async () => {
    const member = await join(here);
    const stream = await listenAs(at(there, member));
    await join(here, member.member.id);
    await stream.brings('notifications');
    await stream.close();
  });

  test('refuses a session at the other server within a second after its end', async () => {
    const member = await join(here);
    const elsewhere = at(there, member);
    await elsewhere.client.call('sessions', {});
    const stream = await listenAs(elsewhere);
    await member.client.call('logout', {});
    await stream.ended;
    await expect(elsewhere.client.call('sessions', {})).rejects.toMatchObject({ status: 401 });
  });

  test('ends streams and drops cached sessions after a loss of the listening connection', async () => {
    const member = await join(here);
    const elsewhere = at(there, member);
    const stream = await listenAs(elsewhere);
    await elsewhere.client.call('sessions', {});
    await opened[0]?.db.delete(sessions);
    await opened[0]?.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'
    `);
    await stream.ended;
    await expect(elsewhere.client.call('sessions', {})).rejects.toMatchObject({ status: 401 });
  });
});
