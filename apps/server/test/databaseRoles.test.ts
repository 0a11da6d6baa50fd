import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join as pathOf } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { deploymentPath } from '@upline/operate/node';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../tools/shared/freePort.ts';
import { findPostgres } from '../../../tools/shared/postgres.ts';
import { openDb } from '../src/platform/db/openDb.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { remoteServer } from './support/remoteServer.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { join, newAccount } from './support/visitor.ts';

const script = fileURLToPath(new URL('../src/platform/operations/migrate.ts', import.meta.url));

let postgres: TestPostgres | null = null;
let chain: TestChain;

beforeAll(async () => {
  postgres = await startPostgres();
  if (postgres) await makeOwner(postgres);
  chain = await startTestChain();
});

afterAll(async () => {
  await chain.chain.stop();
  await postgres?.stop();
});

/** URL of the database with another role. */
function as(role: string, { url }: TestPostgres): string {
  const other = new URL(url);
  other.username = role;
  return other.href;
}

const ownerPassword = "an owner's";
/** The cluster of the tests has a superuser of the usual name. */
const owner = 'upline_owner';

/** Makes the owner as a new cluster of compose.yaml does. */
async function makeOwner(of: TestPostgres): Promise<void> {
  const { hostname, port, username, pathname } = new URL(of.url);
  const env = {
    PATH: [await findPostgres(), process.env.PATH].join(delimiter),
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
    POSTGRES_DB: pathname.slice(1),
    UPLINE_OWNER_PASSWORD: ownerPassword,
  };
  const script = fileURLToPath(new URL('../../../deploy/database-owner.sh', import.meta.url));
  await promisify(execFile)('sh', [script, owner], { env });
}

async function migrate(of: TestPostgres): Promise<string> {
  const env = {
    PATH: process.env.PATH,
    DATABASE_URL: as(owner, of),
    UPLINE_SERVER_PASSWORD: "it's a password",
    UPLINE_BACKUP_PASSWORD: 'another',
  };
  return (await promisify(execFile)(process.execPath, [script], { env })).stdout;
}

async function execute(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ran = client.query(statement).then(
    () => 'done',
    (error: Error) => error.message,
  );
  return ran.finally(() => client.end());
}

const environment = async (databaseUrl: string, staff = newAccount()) => {
  const port = await freePort();
  return {
    UPLINE_API_PORT: `${port}`,
    UPLINE_DATA_DIR: await mkdtemp(pathOf(tmpdir(), 'upline-roles-')),
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    DATABASE_URL: databaseUrl,
    RPC_URL: chain.rpcUrl,
    STAFF_WALLETS: staff.address,
    NODE_ENV: 'production',
    UPLINE_HOST: '127.0.0.1',
    WEB_ORIGIN: `http://localhost:${port}`,
    DESK_ORIGIN: `http://127.0.0.1:${port}`,
  };
};

test('runs the server with a role that can change neither tables nor the audit', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  const said = await migrate(postgres);
  expect(said).toContain(
    'The tables are up to date. upline_server has its rights. upline_backup has its rights.',
  );
  expect(await migrate(postgres)).toBe(
    'The tables are up to date. upline_server has its rights. upline_backup has its rights.\n',
  );

  const url = as('upline_server', postgres);
  const staff = newAccount();
  const server = await serveWithin(await environment(url, staff));
  const network = remoteServer(() => server.url);
  const member = await join(network);
  const desk = await join(network, undefined, staff);
  const body = { subject: 'A question', message: 'How does it work?' };
  const params = { ticketId: (await member.client.call('createTicket', { body })).data.id };
  await desk.client.call('deskTicket', { params });
  await desk.client.call('deskReply', { params, body: { message: 'Like this.' } });
  await desk.client.call('deskGrant', { body: { wallet: member.account.address, role: 'agent' } });
  expect((await desk.client.call('deskVerifyAudit', {})).data).toMatchObject({ isWhole: true });
  await server.close();

  const refused = /must be owner|permission denied|must be superuser/;
  for (const statement of [
    'alter table audit_entry disable trigger audit_entry_stays',
    'update audit_entry set staff = staff',
    'delete from audit_entry',
    'truncate audit_entry',
    'update staff_role_change set at = at',
    'delete from staff_act',
    'delete from macro_version',
    'delete from support_hours',
    'create table more (id text)',
    'drop table ticket',
    'set session_replication_role = replica',
    "copy (select 1) to program 'true'",
  ]) {
    expect([statement, await execute(url, statement)]).toEqual([statement, expect.stringMatching(refused)]);
  }
});

test('the owner of the tables is no superuser', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  await migrate(postgres);
  const refused = /permission denied|must be superuser/;
  for (const statement of ["copy (select 1) to program 'true'", `alter role ${owner} superuser`]) {
    expect([statement, await execute(as(owner, postgres), statement)]).toEqual([
      statement,
      expect.stringMatching(refused),
    ]);
  }
});

test('the backup role reads all tables and writes none', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  await migrate(postgres);
  const url = as('upline_backup', postgres);
  const env = { PATH: [await findPostgres(), process.env.PATH].join(delimiter) };
  const { stdout } = await promisify(execFile)('pg_dump', ['--schema-only', url], { env });
  expect(stdout).toContain('CREATE TABLE public.audit_entry');
  expect(await execute(url, 'select * from audit_entry')).toBe('done');
  expect(await execute(url, 'delete from ticket')).toMatch(/permission denied/);
});

test('refuses a superuser in production', async ({ skip }) => {
  if (postgres === null) return skip('PostgreSQL is not on this machine.');
  await expect(serveWithin(await environment(postgres.url))).rejects.toThrow(
    /^DATABASE_URL names a superuser of PostgreSQL/,
  );
});

test('names the command for the owner if its role may not change tables', async ({ skip }) => {
  const empty = await startPostgres();
  if (postgres === null || empty === null) return skip('PostgreSQL is not on this machine.');
  await migrate(postgres);
  try {
    await expect(openDb(as('upline_server', empty))).rejects.toThrow(
      'its tables are older than this version, and upline_server may not change them. Run pnpm migrate as their owner.',
    );
  } finally {
    await empty.stop();
  }
});
