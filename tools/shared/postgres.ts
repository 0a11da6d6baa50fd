import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from './freePort.ts';

const run = promisify(execFile);

/** A separate, empty PostgreSQL server. */
export interface PostgresServer {
  /** The URL of a database, which need not exist yet. */
  url(database: string): string;
  /** The main process, parent of all others. */
  pid(): number;
  /** Runs SQL statements as the superuser. */
  execute(sql: string): Promise<void>;
  /** Kills the server, as a crash would, and starts it again on the same data. */
  restart(): Promise<void>;
  /** Suspends all its processes: connections stay open without replies. */
  freeze(): Promise<void>;
  /** Resumes the processes. */
  thaw(): Promise<void>;
  /** Stops the server and deletes its data. */
  stop(): Promise<void>;
}

/** The account that runs the server, which refuses to run as root. */
interface Account {
  uid?: number;
  gid?: number;
}

const installations = '/usr/lib/postgresql';

/** The folder of the newest installed `initdb` and `postgres`; `null` if none is installed. */
export async function findPostgres(): Promise<string | null> {
  const versions = await readdir(installations).catch(() => []);
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0];
  if (newest !== undefined) return join(installations, newest, 'bin');
  return run('pg_config', ['--bindir']).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
}

async function accountOf(): Promise<Account> {
  if (process.getuid?.() !== 0) return {};
  const [uid, gid] = await Promise.all([run('id', ['-u', 'postgres']), run('id', ['-g', 'postgres'])]);
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

/**
 * Starts a separate PostgreSQL from the machine's installation.
 * @param settings Settings of `postgresql.conf`, by name.
 * @returns `null` if none is installed.
 */
export async function startPostgresServer(
  settings: Readonly<Record<string, string>> = {},
): Promise<PostgresServer | null> {
  const binaries = await findPostgres();
  if (binaries === null) return null;
  const account = await accountOf();
  const folder = await mkdtemp(join(tmpdir(), 'upline-postgres-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
  const data = join(folder, 'data');
  const asOwner = { ...account, cwd: folder };
  const initial = ['-D', data, '-U', 'upline', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(join(binaries, 'initdb'), initial, asOwner);
  const port = await freePort();
  const given = {
    listen_addresses: '127.0.0.1',
    port: `${port}`,
    // The path of a socket may have 107 bytes at most; temporary folders can be longer.
    unix_socket_directories: '',
    ...settings,
  };
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = (database: string) => `postgres://upline@127.0.0.1:${port}/${database}`;

  async function execute(sql: string): Promise<void> {
    await run(join(binaries ?? '', 'psql'), [url('postgres'), '-v', 'ON_ERROR_STOP=1', '-qc', sql]);
  }

  async function start() {
    const child = spawn(join(binaries ?? '', 'postgres'), ['-D', data, ...options], {
      ...asOwner,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let words = '';
    child.stderr.on('data', (chunk: Buffer) => {
      words = `${words}${chunk}`.slice(-4000);
    });
    for (;;) {
      if (child.exitCode !== null) throw new Error(`PostgreSQL does not start.\n${words}`);
      // Checks the server's own file: on the port another server could answer.
      const [pid, ...state] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
        '\n',
      );
      if (Number(pid) === child.pid && state.some((line) => line.trim() === 'ready')) return child;
      await pause(20);
    }
  }

  let child = await start();
  const orphaned = () => child.kill('SIGQUIT');
  process.once('exit', orphaned);

  async function end(): Promise<void> {
    const ended = once(child, 'exit');
    child.kill('SIGQUIT');
    await ended;
  }

  /** The main process first, so that it starts no child meanwhile. */
  async function signalAll(signal: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    child.kill(signal);
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=']);
    for (const line of stdout.split('\n')) {
      const [pid, parent] = line.trim().split(/\s+/).map(Number);
      if (parent === child.pid && pid !== undefined) process.kill(pid, signal);
    }
  }

  return {
    url,
    pid: () => child.pid ?? 0,
    execute,
    async restart() {
      await end();
      child = await start();
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    async stop() {
      process.off('exit', orphaned);
      await end();
      await rm(folder, { recursive: true });
    },
  };
}
