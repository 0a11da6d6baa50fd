import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@upline/api';
import { deploymentPath } from '@upline/operate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDb } from '../src/platform/db/openDb.ts';
import { createBrowser } from './support/browser.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import {
  newestMigrationIn,
  type PreviousRelease,
  previousRelease,
  thisRelease,
} from './support/previousRelease.ts';
import { buy } from './support/purchases.ts';
import { spawnServer } from './support/serverProcess.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { newAccount } from './support/visitor.ts';

let chain: TestChain;
let postgres: TestPostgres | null = null;
let previous: PreviousRelease;

beforeAll(async () => {
  previous = await previousRelease();
  postgres = await startPostgres();
  chain = await startTestChain();
});

afterAll(async () => {
  await chain.chain.stop();
  await postgres?.stop();
});

function connect(url: string) {
  let token: string | null = null;
  const client = createClient({ baseUrl: url, fetch: createBrowser(fetch), token: () => token });
  return {
    client,
    async enter(call: 'register' | 'login', account: ReturnType<typeof newAccount>) {
      const { data: message } = await client.call('signinMessage', {});
      const body = { walletId: account.address, signature: await account.signMessage({ message }) };
      if (call === 'register') ({ token } = (await client.call('register', { body })).data);
      else ({ token } = (await client.call('login', { body })).data.userDetails);
    },
  };
}

test('a server of the previous release works on the new tables during an update', async ({ skip }) => {
  if ('reason' in previous) return skip(previous.reason);
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  // Covers all migrations that the previous release lacks; none right after a release.
  const known = await newestMigrationIn(previous.folder);
  expect(known).toBeLessThanOrEqual(await newestMigrationIn(thisRelease));
  await openDb(postgres.url).then(({ close }) => close());

  const environment = {
    DATABASE_URL: postgres.url,
    UPLINE_DATA_DIR: await mkdtemp(join(tmpdir(), 'upline-older-')),
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    RPC_URL: chain.rpcUrl,
    UPLINE_POLL_INTERVAL: '50',
  };
  const member = newAccount();
  await buy(chain, member, 1, { referrer: chain.deployment.root, isDirect: true });
  const older = spawnServer(environment, join(previous.folder, 'apps/server/src/main.ts'));
  const url = await older.ready;
  const { client, enter } = connect(url);
  await enter('register', member);
  await enter('login', member);
  const lines = async (by: typeof client) =>
    (await by.call('ledger', { params: { wallet: member.address }, query: {} })).data.lines;
  // The older server writes the chain to the new tables, and reads it from them.
  await expect.poll(() => lines(client)).toMatchObject([{ position: 1 }]);
  const newer = await serveWithin(environment);
  await client.call('update', { body: { name: 'Ada' } });
  const opened = await client.call('createTicket', {
    body: { subject: 'Hello', message: 'From the older one' },
  });
  const ticketId = opened.data.id;
  await expect.poll(async () => (await fetch(`${url}/health/ready`)).status).toBe(200);

  // The newer server reads rows of the older one, and the older one those of the newer.
  const there = connect(newer.url);
  await there.enter('login', member);
  const read = await there.client.call('ticket', { params: { ticketId } });
  // The newer server may add fields to a line.
  expect(await lines(there.client)).toMatchObject(await lines(client));
  expect(read.data.ticket.messages).toMatchObject([{ message: 'From the older one' }]);
  await there.client.call('replyToTicket', { params: { ticketId }, body: { message: 'From the newer one' } });
  const again = await client.call('ticket', { params: { ticketId } });
  expect(again.data.ticket.messages.map(({ message }) => message)).toEqual([
    'From the older one',
    'From the newer one',
  ]);
  expect((await client.call('profile', { params: { userId: member.address } })).data).toMatchObject({
    name: 'Ada',
  });
  await newer.close();
  expect(await older.end('SIGTERM')).toEqual({ code: 0, signal: null });
});
