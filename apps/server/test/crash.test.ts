import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type PostgresServer, startPostgresServer } from '../../../tools/shared/postgres.ts';
import { openDb } from '../src/platform/db/openDb.ts';
import { startBuyers } from './support/buyers.ts';
import { chance } from './support/chance.ts';
import { count, isFull } from './support/counts.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { remoteServer } from './support/remoteServer.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { untilCaughtUp } from './support/untilCaughtUp.ts';
import { expectNothingLost, startWriters } from './support/writers.ts';

// A separate cluster, since a test restarts it.
const postgres = await startPostgresServer({ fsync: 'off' });

/** Longest time between an acknowledgement and the kill, milliseconds. */
const longestLife = 500;

/** Waits for the next acknowledgement, then for a random time. */
async function untilAtWork({ acknowledged, random }: Load, before: number): Promise<void> {
  while (acknowledged.length <= before) await pause(10);
  await pause(random() * longestLife);
}

let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
  await postgres?.execute('create database killed');
  await postgres?.execute('create database restarted');
});

afterAll(async () => {
  await chain.chain.stop();
  await postgres?.stop();
});

interface Storage {
  name: string;
  databaseUrl: () => string;
}

const storages: Storage[] = [
  { name: 'the embedded database', databaseUrl: () => `file:${chain.dataDir}/database` },
  ...(postgres && isFull ? [{ name: 'PostgreSQL', databaseUrl: () => postgres.url('killed') }] : []),
];

const environment = ({ databaseUrl }: Storage) => ({
  UPLINE_DATA_DIR: chain.dataDir,
  DATABASE_URL: databaseUrl(),
  RPC_URL: chain.rpcUrl,
  UPLINE_POLL_INTERVAL: '50',
});

type Load = ReturnType<typeof startLoad>;

/** Members who write and wallets that buy, until the test ends at the latest. */
function startLoad(url: () => string) {
  const random = chance();
  const writers = startWriters(remoteServer(url), 3);
  const buyers = startBuyers(chain, random);
  const stop = () => Promise.all([writers.stop(), buyers.stop()]);
  onTestFinished(async () => {
    await stop().catch(() => {});
  });
  return { acknowledged: writers.acknowledged, buyers, random, stop };
}

/** Expects that the ledger equals the chain. Requires that all writers have stopped. */
async function expectLedgerEqualsChain({ databaseUrl }: Storage): Promise<void> {
  const { db, close } = await openDb(databaseUrl());
  const { differences } = await differencesFromChain(db, chain);
  await close();
  expect(differences).toEqual([]);
}

const blows = count(50, storages.length) / storages.length;

describe.each(storages)('on $name', (storage) => {
  test(`loses no acknowledged write in ${Math.ceil(blows)} × kill -9`, async () => {
    let url = '';
    const load = startLoad(() => url);
    for (let blow = 0; blow < blows; blow++) {
      const server = await startServer(environment(storage));
      const before = load.acknowledged.length;
      url = server.url;
      load.buyers.goOn();
      await untilAtWork(load, before);
      await server.end('SIGKILL');
      // The next server has unread purchases already; more of them would prove nothing.
      load.buyers.rest();
    }
    await load.stop();
    const last = await startServer(environment(storage));
    await untilCaughtUp(last.url, chain);
    await expectNothingLost(last.url, load.acknowledged);
    await last.end('SIGTERM');
    await expectLedgerEqualsChain(storage);
  }, 900_000);
});

test.skipIf(postgres === null)(
  'loses no acknowledged write when PostgreSQL restarts under load, and continues',
  async () => {
    const cluster = postgres as PostgresServer;
    const storage: Storage = { name: 'PostgreSQL', databaseUrl: () => cluster.url('restarted') };
    const server = await startServer(environment(storage));
    const load = startLoad(() => server.url);
    for (let restart = 0; restart < count(10); restart++) {
      await untilAtWork(load, load.acknowledged.length);
      await cluster.restart();
    }
    await untilAtWork(load, load.acknowledged.length);
    await load.stop();
    await untilCaughtUp(server.url, chain);
    await expectNothingLost(server.url, load.acknowledged);
    expect(await server.end('SIGTERM')).toEqual({ code: 0, signal: null });
    await expectLedgerEqualsChain(storage);
  },
  300_000,
);
