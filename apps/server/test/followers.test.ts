import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../tools/shared/patience.ts';
import { connectChain } from '../src/ledger/chain/chainContext.ts';
import { createLedger, type Ledger } from '../src/ledger/follower/createLedger.ts';
import { createFollowerLock } from '../src/ledger/follower/followerLock.ts';
import { ledgerPorts } from '../src/ledgerPorts.ts';
import { type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { buy } from './support/purchases.ts';
import { spawnServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { untilCaughtUp } from './support/untilCaughtUp.ts';
import { newAccount } from './support/visitor.ts';

let chain: TestChain;
let postgres: TestPostgres | null;
let opened: OpenDb[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
  chain = await startTestChain();
});

afterAll(async () => {
  for (const { close } of opened) await close();
  await postgres?.stop();
  await chain.chain.stop();
});

async function until(holds: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await pause(20))
    if (await holds()) return;
  throw new Error(`It never came about that ${what}.`);
}

function follow({ db, driver }: OpenDb): Ledger {
  const log = pino({ level: 'silent' });
  const context = connectChain([chain.rpcUrl], chain.deployment, log);
  return createLedger({
    db,
    chain: context,
    log,
    ports: ledgerPorts,
    pollInterval: 50,
    patience: 0,
    lock: createFollowerLock(driver),
  });
}

async function reach(ledgers: readonly Ledger[]): Promise<void> {
  const head = await chain.client.getBlockNumber();
  await until(() => ledgers.every((ledger) => ledger.reached() >= head), `all have reached block ${head}`);
}

test('two servers that start together on an empty database are both ready, and one of them follows', async ({
  skip,
}) => {
  if (postgres === null) return skip('This machine has no PostgreSQL.');
  const { url } = postgres;
  opened = await Promise.all([openDb(url), openDb(url)]);
  const ledgers = opened.map(follow);
  for (const ledger of ledgers) await ledger.prepare();
  for (const ledger of ledgers) ledger.start();
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  await reach(ledgers);
  expect(ledgers.filter((ledger) => ledger.isFollower())).toHaveLength(1);
  const idle = ledgers.find((ledger) => !ledger.isFollower());
  expect(idle?.health()).toMatchObject({ state: 'following', message: 'Another process follows the chain.' });
  await until(() => idle?.lag() === 0n, 'the other knows that it is not behind');

  // Cuts the connection that holds the lock. Either server may follow afterwards.
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and pid <> pg_backend_pid()`,
  );
  await client.end();
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  await reach(ledgers);
  await until(() => ledgers.filter((one) => one.isFollower()).length === 1, 'one follows again');

  const holder = ledgers.find((ledger) => ledger.isFollower());
  const heir = ledgers.find((ledger) => ledger !== holder);
  await holder?.stop();
  await until(() => heir?.isFollower() === true, 'the other has taken over');
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  if (heir) await reach([heir]);
  await heir?.stop();
  const [first] = opened;
  if (first) expect((await differencesFromChain(first.db, chain)).differences).toEqual([]);
});

test('the other process continues at the same block after the follower is killed', async ({ skip }) => {
  if (postgres === null) return skip('This machine has no PostgreSQL.');
  const environment = {
    UPLINE_DATA_DIR: chain.dataDir,
    DATABASE_URL: postgres.url,
    RPC_URL: chain.rpcUrl,
    UPLINE_POLL_INTERVAL: '50',
  };
  const servers = [spawnServer(environment), spawnServer(environment)];
  const urls = await Promise.all(servers.map(({ ready }) => ready));
  const follows = (lines: readonly string[]) => lines.some((line) => line.includes('This process follows'));
  await until(() => servers.some(({ lines }) => follows(lines)), 'one follows');
  const holder = servers.findIndex(({ lines }) => follows(lines));
  await Promise.all(urls.map((url) => untilCaughtUp(url, chain)));
  await servers[holder]?.end('SIGKILL');
  await buy(chain, newAccount(), 1, { referrer: chain.deployment.root, isDirect: true });
  const heir = 1 - holder;
  await untilCaughtUp(urls[heir] ?? '', chain);
  expect(follows(servers[heir]?.lines ?? [])).toBe(true);
  expect(await servers[heir]?.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const [first] = opened;
  if (first) expect((await differencesFromChain(first.db, chain)).differences).toEqual([]);
});
