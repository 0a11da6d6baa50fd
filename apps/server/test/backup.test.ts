import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ApiError, createClient } from '@upline/api';
import { deploymentPath } from '@upline/operate/node';
import { create, extract } from 'tar';
import type { PrivateKeyAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../../tools/shared/patience.ts';
import { readConfig } from '../src/platform/config/config.ts';
import { openDb } from '../src/platform/db/openDb.ts';
import { createBackup } from '../src/platform/operations/createBackup.ts';
import { restoreBackup } from '../src/platform/operations/restoreBackup.ts';
import { createBrowser } from './support/browser.ts';
import { differencesFromChain } from './support/differencesFromChain.ts';
import { buy } from './support/purchases.ts';
import { startServer } from './support/serverProcess.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { untilCaughtUp } from './support/untilCaughtUp.ts';
import { newAccount } from './support/visitor.ts';

/** The timeout allows for several copies of a database. */
const long = { timeout: 480_000 + patience };

/** Pause between writes, milliseconds. More writes would only slow the comparison. */
const breath = 50;

let chain: TestChain;
let folder: string;

beforeAll(async () => {
  chain = await startTestChain();
  folder = await mkdtemp(join(tmpdir(), 'upline-backup-'));
});

afterAll(() => chain.chain.stop());

const environmentOf = (dataDir: string) => ({
  UPLINE_DATA_DIR: dataDir,
  UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
  RPC_URL: chain.rpcUrl,
  UPLINE_POLL_INTERVAL: '50',
});

/** Runs a command in a child process. @returns Its stdout, or its stderr if it fails. */
async function run(command: 'backup' | 'restore', file: string, dataDir: string): Promise<string> {
  const path = fileURLToPath(new URL(`../src/platform/operations/${command}.ts`, import.meta.url));
  const env = { PATH: process.env.PATH, ...environmentOf(dataDir) };
  try {
    return (await promisify(execFile)(process.execPath, [path, file], { env })).stdout;
  } catch (error) {
    if (error instanceof Error && 'stderr' in error) return String(error.stderr);
    throw error;
  }
}

/** Runs the same command within this process. */
async function runWithin(command: 'backup' | 'restore', file: string, dataDir: string): Promise<string> {
  const config = readConfig(environmentOf(dataDir));
  const done = command === 'backup' ? createBackup(config, file) : restoreBackup(config, file);
  return done.then(
    () => 'Done',
    (error: Error) => error.message,
  );
}

function connect(url: string) {
  let token: string | null = null;
  const client = createClient({ baseUrl: url, fetch: createBrowser(fetch), token: () => token });
  const sign = async (account: PrivateKeyAccount) => {
    const { data } = await client.call('signinMessage', {});
    return { walletId: account.address, signature: await account.signMessage({ message: data }) };
  };
  return {
    client,
    async register(account: PrivateKeyAccount) {
      ({ token } = (await client.call('register', { body: await sign(account) })).data);
    },
    async login(account: PrivateKeyAccount) {
      const { data } = await client.call('login', { body: await sign(account) });
      ({ token } = data.userDetails);
      return data.userDetails;
    },
  };
}

test(
  'backs up a busy server without stopping it, and restores every write acknowledged before',
  long,
  async () => {
    const origin = join(folder, 'origin');
    const server = await startServer(environmentOf(origin));
    const file = join(folder, 'busy.backup');
    const photo = Buffer.from('the bytes of a picture');
    await mkdir(join(origin, 'uploads', 'ab'), { recursive: true });
    await writeFile(join(origin, 'uploads', 'ab', 'photo'), photo);

    const registered: PrivateKeyAccount[] = [];
    let acknowledged: PrivateKeyAccount[] = [];
    let isOver = false;
    const writing = (async () => {
      while (!isOver) {
        const account = newAccount();
        await connect(server.url).register(account);
        registered.push(account);
        await pause(breath);
      }
    })();
    let bought = 0;
    const buying = (async () => {
      const unbound = { referrer: chain.deployment.root, isDirect: true };
      for (; !isOver; bought += 1) {
        await buy(chain, newAccount(), 1, unbound);
        await pause(breath);
      }
    })();
    await expect.poll(() => Math.min(registered.length, bought)).toBeGreaterThan(3);
    acknowledged = registered.slice(-20);
    // Within this process: during the start of another one, the server would only write more.
    expect(await runWithin('backup', file, origin)).toBe('Done');
    const before = [registered.length, bought] as const;
    await expect.poll(() => registered.length).toBeGreaterThan(before[0]);
    await expect.poll(() => bought).toBeGreaterThan(before[1]);
    isOver = true;
    await Promise.all([writing, buying]);
    await server.end('SIGTERM');
    expect((await stat(file)).mode & 0o077).toBe(0);

    const restored = join(folder, 'restored');
    expect(await runWithin('restore', file, restored)).toBe('Done');
    expect(await readFile(join(restored, 'uploads', 'ab', 'photo'))).toEqual(photo);
    expect(await readdir(restored)).not.toContain(expect.stringContaining('restoring'));

    const next = await serveWithin(environmentOf(restored));
    for (const account of acknowledged) {
      expect(await connect(next.url).login(account)).toMatchObject({ walletId: account.address });
    }
    const late = registered.at(-1) ?? newAccount();
    await expect(connect(next.url).login(late)).rejects.toThrow(ApiError);
    await connect(next.url).register(late);
    await untilCaughtUp(next.url, chain);
    await next.close();

    const { db, close } = await openDb(`file:${join(restored, 'database')}`);
    const { differences, wallets } = await differencesFromChain(db, chain);
    await close();
    expect(differences).toEqual([]);
    expect(wallets).toBeGreaterThan(bought);
  },
);

test('backs up and restores a stopped server', long, async () => {
  const origin = join(folder, 'origin');
  const file = join(folder, 'stopped.backup');
  expect(await run('backup', file, origin)).toContain('holds the database and 1 uploads');
  expect(await runWithin('backup', file, origin)).toContain('is there already');
  const restored = join(folder, 'restored from stopped');
  expect(await run('restore', file, restored)).toContain('Restored to');
  const next = await serveWithin(environmentOf(restored));
  await untilCaughtUp(next.url, chain);
  await next.close();
});

test(
  'removes the files of a stopped or killed backup, at the latest with the next backup',
  long,
  async () => {
    const origin = join(folder, 'origin');
    const target = join(folder, 'killed');
    await mkdir(target);
    const script = fileURLToPath(new URL('../src/platform/operations/backup.ts', import.meta.url));
    const env = { PATH: process.env.PATH, ...environmentOf(origin) };
    const beside = () => readdir(origin);
    const before = await beside();
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const child = spawn(process.execPath, [script, join(target, `${signal}.backup`)], {
        env,
        stdio: 'ignore',
      });
      const ended = once(child, 'exit');
      const isCopying = async () =>
        (await beside()).some(
          (name) => name.endsWith('.upline-copy') && existsSync(join(origin, name, 'alive')),
        );
      await expect.poll(isCopying).toBe(true);
      expect(await readdir(target)).toHaveLength(1);
      child.kill(signal);
      expect(await ended).toEqual(signal === 'SIGTERM' ? [143, null] : [null, 'SIGKILL']);
      if (signal === 'SIGTERM') expect([await readdir(target), await beside()]).toEqual([[], before]);
    }
    expect((await readdir(target)).length).toBeGreaterThan(0);
    // Makes the signs of life 20 s old, past their limit. The database's lock must still expire.
    const past = new Date(Date.now() - 20_000);
    for (const place of [target, origin]) {
      const left = (await readdir(place)).filter((name) => name.includes('.upline-'));
      for (const name of left) await utimes(join(place, name, 'alive'), past, past);
    }
    expect(await runWithin('backup', join(target, 'next.backup'), origin)).toBe('Done');
    expect(await readdir(target)).toEqual(['next.backup']);
    expect(await beside()).toEqual(before);
  },
);

test(
  'refuses to restore over data, from a damaged file or from a later version, and writes nothing',
  long,
  async () => {
    const file = join(folder, 'stopped.backup');
    expect(await runWithin('restore', file, join(folder, 'origin'))).toContain('is not empty');

    const unpacked = join(folder, 'unpacked');
    await mkdir(unpacked);
    await extract({ file, cwd: unpacked });
    const changed = async (name: string, change: (folder: string) => Promise<void>) => {
      const copy = join(folder, name);
      await cp(unpacked, copy, { recursive: true });
      await change(copy);
      const target = `${copy}.backup`;
      await create({ file: target, cwd: copy, gzip: { level: 1 } }, await readdir(copy));
      return runWithin('restore', target, join(folder, `restored ${name}`));
    };
    const flipped = changed('flipped', async (copy) => {
      const database = await readFile(join(copy, 'database.tar'));
      database[database.length >> 1] = (database[database.length >> 1] ?? 0) ^ 1;
      await writeFile(join(copy, 'database.tar'), database);
    });
    expect(await flipped).toContain('The backup is damaged: database.tar.');
    const smuggled = changed('smuggled', (copy) => writeFile(join(copy, 'uploads', 'more'), 'more'));
    expect(await smuggled).toContain('The backup is damaged: uploads/more.');
    const later = changed('later', async (copy) => {
      const manifest = JSON.parse(await readFile(join(copy, 'manifest.json'), 'utf8'));
      manifest.database.migration = Date.now() * 2;
      await writeFile(join(copy, 'manifest.json'), JSON.stringify(manifest));
    });
    expect(await later).toContain('made by a later Upline');
    await writeFile(join(folder, 'text.backup'), 'no archive');
    expect(await runWithin('restore', join(folder, 'text.backup'), join(folder, 'restored text'))).not.toBe(
      'Done',
    );
    for (const name of ['flipped', 'smuggled', 'later', 'text']) {
      const left = await readdir(join(folder, `restored ${name}`)).catch(() => []);
      expect(left).toEqual([]);
    }
  },
);
