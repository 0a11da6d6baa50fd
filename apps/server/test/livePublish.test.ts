import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { patience as longest } from '../../../tools/shared/patience.ts';
import { type Listener, openListener } from '../src/platform/db/listener.ts';
import { type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { liveChannel, publish, publishAll } from '../src/platform/live/publish.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

const patience = { timeout: longest, interval: 20 };

const wallet = `0x${'a1'.repeat(20)}` as const;

/** Collects the payloads of a channel in order. */
async function hearAll(listener: Listener, channel = liveChannel) {
  const heard: unknown[] = [];
  const end = await listener.listen(channel, (payload) => heard.push(JSON.parse(payload)));
  return { heard, end };
}

const postgres = await startPostgres();

afterAll(() => postgres?.stop());

describe.each(['memory:', ...(postgres ? [postgres.url] : [])])('on %s', (url) => {
  let opened: OpenDb;
  let listener: Listener;

  beforeAll(async () => {
    opened = await openDb(url);
    listener = await openListener(opened.driver);
  });

  afterAll(async () => {
    await listener.close();
    await opened.close();
  });

  test('delivers a topic once after the commit, and not after a rollback', async () => {
    const { db } = opened;
    const { heard, end } = await hearAll(listener);
    await expect(
      db.transaction(async (tx) => {
        await publish(tx, { topic: 'ticket:rolled-back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await db.transaction(async (tx) => {
      await publishAll(tx, [{ wallet, topic: 'notifications' }, { topic: 'ledger' }]);
      await publishAll(tx, [{ topic: 'ledger' }]);
      await publishAll(tx, []);
      await tx.execute(sql`select pg_sleep(0.3)`);
      expect(heard).toEqual([]);
    });
    await db.transaction((tx) => publish(tx, { topic: 'ticket:last' }));
    await vi.waitFor(() => expect(heard).toContainEqual({ topic: 'ticket:last' }), patience);
    expect(heard).toEqual([
      { wallet, topic: 'notifications' },
      { topic: 'ledger' },
      { topic: 'ticket:last' },
    ]);
    await end();
  });

  test('publishes ten thousand topics in one statement', async () => {
    const { heard, end } = await hearAll(listener);
    const topics = Array.from({ length: 10_000 }, (_, number) => ({
      wallet,
      topic: `ticket:${number}` as const,
    }));
    await opened.db.transaction((tx) => publishAll(tx, topics));
    await vi.waitFor(() => expect(heard).toHaveLength(10_000), patience);
    expect(heard).toEqual(topics);
    await end();
  });

  test('delivers nothing to an ended subscription, and continues with the others', async () => {
    const [first, second] = [await hearAll(listener), await hearAll(listener)];
    await first.end();
    await first.end();
    await opened.db.transaction((tx) => publish(tx, { topic: 'ledger' }));
    await vi.waitFor(() => expect(second.heard).toEqual([{ topic: 'ledger' }]), patience);
    expect(first.heard).toEqual([]);
    await second.end();
  });
});

/** A TCP proxy that can stop passing data without closing, as a firewall does. */
async function startLine(target: URL) {
  const sockets: Socket[] = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
    sockets.push(near, far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(target);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    cut() {
      for (const socket of sockets.splice(0)) socket.unpipe();
    },
    close: () => server.close(),
  };
}

describe.runIf(postgres)('when the connection to PostgreSQL is lost', () => {
  let server: TestPostgres;
  let opened: OpenDb;

  beforeAll(async () => {
    server = (await startPostgres()) as TestPostgres;
    opened = await openDb(server.url);
  });

  afterAll(async () => {
    await opened.close();
    await server.stop();
  });

  test('reconnects, reports the gap and listens to all its channels', async () => {
    const listener = await openListener(opened.driver);
    const [live, other] = [await hearAll(listener), await hearAll(listener, 'other')];
    const gap = vi.fn();
    listener.onGap(gap);
    for (const times of [1, 2]) {
      await opened.db.execute(sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and query ilike 'listen %'
      `);
      await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(times), patience);
    }
    await opened.db.transaction((tx) => publish(tx, { topic: 'ledger' }));
    await opened.db.execute(sql`select pg_notify('other', '1')`);
    await vi.waitFor(() => expect([live.heard, other.heard]).toEqual([[{ topic: 'ledger' }], [1]]), patience);
    await listener.close();
    const listening = sql`pg_stat_activity where datname = current_database() and query ilike 'listen %'`;
    await vi.waitFor(async () => expect(await opened.db.$count(listening)).toBe(0), patience);
  });

  test('reopens a silent connection', async () => {
    const line = await startLine(new URL(server.url));
    const driver = { ...opened.driver, url: line.url };
    const listener = await openListener(driver, { heartbeat: 50, silence: 1000 });
    const { heard } = await hearAll(listener);
    const gap = vi.fn();
    listener.onGap(gap);
    line.cut();
    await opened.db.transaction((tx) => publish(tx, { topic: 'ticket:lost' }));
    await vi.waitFor(() => expect(gap).toHaveBeenCalledTimes(1), patience);
    await opened.db.transaction((tx) => publish(tx, { topic: 'ledger' }));
    await vi.waitFor(() => expect(heard).toEqual([{ topic: 'ledger' }]), patience);
    await listener.close();
    line.close();
  });
});
