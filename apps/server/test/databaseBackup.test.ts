import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createClient } from '@upline/api';
import { deploymentPath } from '@upline/operate/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPostgres } from '../../../tools/shared/postgres.ts';
import { createBrowser } from './support/browser.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { newAccount } from './support/visitor.ts';

const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url));

let chain: TestChain;
let folder: string;
let origin: TestPostgres | null = null;
let target: TestPostgres | null = null;

beforeAll(async () => {
  origin = await startPostgres();
  target = await startPostgres();
  if (origin === null) return;
  chain = await startTestChain();
  folder = await mkdtemp(join(tmpdir(), 'upline-database-backup-'));
  await mkdir(join(folder, 'backups'));
});

afterAll(async () => {
  await chain?.chain.stop();
  await origin?.stop();
  await target?.stop();
});

/** Environment of libpq and of the scripts, for a database and its uploads. */
async function environmentOf({ url }: TestPostgres, dataDir: string) {
  const { hostname, port, username, pathname } = new URL(url);
  return {
    PATH: [await findPostgres(), process.env.PATH].join(delimiter),
    PGHOST: hostname,
    PGPORT: port,
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
    BACKUPS_DIR: join(folder, 'backups'),
    UPLINE_UPLOADS_DIR: join(folder, dataDir, 'uploads'),
  };
}

/** Runs a script. @returns Its stdout, or its stderr if it fails. */
async function run(script: 'backup.sh' | 'restore.sh', word: string, env: Record<string, string>) {
  const ran = promisify(execFile)('sh', [`${deploy}${script}`, word], { env });
  return ran.then(
    ({ stdout }) => stdout.trim(),
    (error: { stderr: string }) => error.stderr.trim() || 'It failed without a word.',
  );
}

const serve = (database: TestPostgres, dataDir: string) =>
  serveWithin({
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    UPLINE_UPLOADS_DIR: join(folder, dataDir, 'uploads'),
    DATABASE_URL: database.url,
    RPC_URL: chain.rpcUrl,
  });

function enter(url: string, call: 'register' | 'login', account: ReturnType<typeof newAccount>) {
  const client = createClient({ baseUrl: url, fetch: createBrowser(fetch), token: () => null });
  return client.call('signinMessage', {}).then(async ({ data: message }) => {
    const body = { walletId: account.address, signature: await account.signMessage({ message }) };
    return call === 'register' ? client.call(call, { body }) : client.call(call, { body });
  });
}

test('backs up a PostgreSQL and its uploads while the server runs, and restores them elsewhere', async ({
  skip,
}) => {
  if (origin === null || target === null) return skip('PostgreSQL is not on this machine.');
  const member = newAccount();
  const late = newAccount();
  const server = await serve(origin, 'origin');
  await enter(server.url, 'register', member);
  await mkdir(join(folder, 'origin', 'uploads', 'ab'), { recursive: true });
  await writeFile(join(folder, 'origin', 'uploads', 'ab', 'photo'), 'the bytes of a picture');
  await mkdir(join(folder, 'origin', 'uploads', 'staging'), { recursive: true });
  await writeFile(join(folder, 'origin', 'uploads', 'staging', 'half'), 'half a picture');

  const from = await environmentOf(origin, 'origin');
  expect(await run('backup.sh', 'healthy', from)).not.toBe('');
  const place = await run('backup.sh', 'once', from);
  expect(place).toMatch(/\/backups\/20\S+Z$/);
  expect((await stat(place)).mode & 0o077).toBe(0);
  expect(await run('backup.sh', 'healthy', from)).toBe('');
  await enter(server.url, 'register', late);
  await server.close();

  const to = await environmentOf(target, 'target');
  expect(await run('restore.sh', place, to)).toBe(`Restored from ${place}.`);
  expect(await readdir(join(folder, 'target', 'uploads'))).toEqual(['ab']);
  expect(await readFile(join(folder, 'target', 'uploads', 'ab', 'photo'), 'utf8')).toBe(
    'the bytes of a picture',
  );
  const restored = await serve(target, 'target');
  await expect(enter(restored.url, 'login', member)).resolves.toMatchObject({ result: 'Success' });
  await expect(enter(restored.url, 'login', late)).rejects.toThrow();
  await restored.close();

  expect(await run('restore.sh', place, to)).toContain('is not empty');
  const dump = await readFile(join(place, 'database.dump'));
  dump[dump.length >> 1] = (dump[dump.length >> 1] ?? 0) ^ 1;
  await writeFile(join(place, 'database.dump'), dump);
  expect(await run('restore.sh', place, to)).toContain('The backup is damaged');
});

test('removes the partial backup when stopped, and that of a killed backup with the next one', async ({
  skip,
}) => {
  if (origin === null) return skip('PostgreSQL is not on this machine.');
  const env = await environmentOf(origin, 'origin');
  const tools = join(folder, 'tools');
  await mkdir(tools);
  // A `pg_dump` that waits for a file.
  const script = '#!/bin/sh\nuntil [ -e "$GO" ]; do sleep 0.1; done\n';
  await writeFile(join(tools, 'pg_dump'), script, { mode: 0o755 });
  const slow = { ...env, PATH: [tools, env.PATH].join(delimiter) };
  const go = (signal: string) => join(tools, `${signal}.go`);
  const left = async () => (await readdir(env.BACKUPS_DIR)).filter((name) => name.startsWith('.partial'));
  for (const [signal, remains] of [
    ['SIGTERM', 0],
    ['SIGKILL', 1],
  ] as const) {
    const child = spawn('sh', [`${deploy}backup.sh`, 'once'], { env: { ...slow, GO: go(signal) } });
    await expect.poll(left).toHaveLength(1);
    const ended = once(child, 'exit');
    child.kill(signal);
    await writeFile(go(signal), '');
    await ended;
    expect([signal, await left()]).toEqual([signal, expect.objectContaining({ length: remains })]);
  }
  await run('backup.sh', 'once', env);
  expect(await left()).toEqual([]);
});

test('waits for another backup that is already running, and then makes a complete one as well', async ({
  skip,
}) => {
  if (origin === null) return skip('PostgreSQL is not on this machine.');
  const env = await environmentOf(origin, 'origin');
  const tools = join(folder, 'waiting');
  await mkdir(tools);
  // A `pg_dump` that waits for a file.
  const script = `#!/bin/sh\nuntil [ -e ${tools}/go ]; do sleep 0.1; done\nPATH=${env.PATH}\nexec pg_dump "$@"\n`;
  await writeFile(join(tools, 'pg_dump'), script, { mode: 0o755 });
  const first = run('backup.sh', 'once', { ...env, PATH: [tools, env.PATH].join(delimiter) });
  await expect
    .poll(async () => (await readdir(env.BACKUPS_DIR)).filter((name) => name.startsWith('.partial')))
    .toHaveLength(1);
  const lock = join(folder, 'lock');
  await mkdir(lock);
  const telling = `#!/bin/sh\n: >${lock}/asked\nPATH=${env.PATH}\nexec flock "$@"\n`;
  await writeFile(join(lock, 'flock'), telling, { mode: 0o755 });
  const second = run('backup.sh', 'once', { ...env, PATH: [lock, env.PATH].join(delimiter) });
  await Promise.race([second, expect.poll(() => readdir(lock)).toContain('asked')]);
  await writeFile(join(tools, 'go'), '');
  const places = await Promise.all([first, second]);
  for (const place of places) {
    expect(place).toMatch(/\/backups\/20\S+Z$/);
    expect((await readdir(place)).toSorted()).toEqual(['SHA256SUMS', 'database.dump', 'uploads.tar']);
  }
});
