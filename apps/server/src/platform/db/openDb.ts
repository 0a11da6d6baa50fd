import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder, type Progress } from './lockFolder.ts';
import { locks } from './locks.ts';
import { openPool, type Pool } from './openPool.ts';
import { requireFirstMigration } from './requireFirstMigration.ts';

/**
 * A database connection or transaction. Inside `db.transaction`, use only the transaction: the
 * embedded database has a single connection, and waiting for it would deadlock.
 */
export type Db = PgDatabase<PgQueryResultHKT>;

/**
 * A transaction: its locks last until its end, and its writes are atomic. A `Tx` is a `Db`; a
 * connection is not a `Tx`.
 */
export type Tx = Parameters<Parameters<Db['transaction']>[0]>[0];

/**
 * The driver behind a connection, for functions that the query builder lacks: listen, lock, dump.
 */
export type Driver =
  | { kind: 'embedded'; client: PGlite }
  | { kind: 'server'; url: string; pool: pg.Pool; cut: Pool['cut'] };

export interface OpenDb {
  db: Db;
  driver: Driver;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const settings = { casing: 'snake_case' } as const;

async function openEmbedded(folder: string | undefined, onProgress: Progress): Promise<OpenDb> {
  if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder, onProgress);
  try {
    onProgress('Opening the embedded database (some seconds the first time).');
    const client = await PGlite.create(folder);
    const db = drizzlePglite({ client, ...settings });
    await requireFirstMigration(db, migrationsFolder);
    await migratePglite(db, { migrationsFolder });
    return {
      db,
      driver: { kind: 'embedded', client },
      async close() {
        await client.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/** Reason of a failed statement: the database's message without the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(' ');
  return cause instanceof Error ? cause.message : String(cause);
}

/**
 * Milliseconds between two attempts to acquire the lock, and between two messages while waiting.
 */
const pauseOfLock = 250;
const silenceOfLock = 10_000;

/** The PostgreSQL session that has the lock. */
const holder = `
  select a.pid, a.application_name, a.client_addr::text as address
  from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'advisory' and l.granted and l.objid = $1
    and l.database = (select oid from pg_database where datname = current_database())`;

/** Waits without a limit, since migrations may take long, and reports the wait regularly. */
async function takeLock(client: pg.Client, onProgress: Progress): Promise<void> {
  const began = performance.now();
  for (let spoken = -silenceOfLock; ; await pause(pauseOfLock)) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [locks.migrations]);
    if (rows[0].held) return;
    const waited = performance.now() - began;
    if (waited - spoken < silenceOfLock) continue;
    spoken = waited;
    const [other] = (await client.query(holder, [locks.migrations])).rows;
    const who = other
      ? ` (its process in PostgreSQL: ${other.pid}, from ${other.address ?? 'this machine'})`
      : '';
    onProgress(
      `Another server brings the tables up to date${who}; waiting since ${Math.round(waited / 1000)} s.`,
    );
  }
}

/** True if all migrations of this version are applied. */
async function isUpToDate(client: pg.Client): Promise<boolean> {
  const { rows: named } = await client.query(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!named[0].known) return false;
  const newest = Math.max(
    ...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis),
  );
  const { rows } = await client.query('select max(created_at)::text as at from drizzle.__drizzle_migrations');
  return Number(rows[0].at) >= newest;
}

/** @throws Error if the role lacks the right to migrate. */
async function requireOwner(client: pg.Client): Promise<void> {
  const { rows } = await client.query(
    "select has_database_privilege(current_database(), 'CREATE') as may, current_user as role",
  );
  if (rows[0].may) return;
  throw new Error(
    `its tables are older than this version, and ${rows[0].role} may not change them. Run pnpm migrate as their owner.`,
  );
}

/**
 * Locked, so that of two processes started on an empty database the second finds all migrations
 * applied.
 */
async function migrateServer(url: string, onProgress: Progress): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    application_name: 'upline migrations',
  });
  client.on('error', () => {});
  try {
    await client.connect();
    if (await isUpToDate(client)) return;
    await requireOwner(client);
    await takeLock(client, onProgress);
    const db = drizzlePg({ client, ...settings });
    await requireFirstMigration(db, migrationsFolder);
    await migratePg(db, { migrationsFolder });
  } finally {
    // Closing the connection releases the lock.
    await client.end().catch(() => {});
  }
}

async function openServer(url: string, { onProgress, ...size }: Required<Opening>): Promise<OpenDb> {
  const { pool, cut } = openPool(url, size);
  const db = drizzlePg({ client: pool, ...settings });
  try {
    await migrateServer(url, onProgress);
  } catch (cause) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be opened: ${reasonOf(cause)}`, { cause });
  }
  return { db, driver: { kind: 'server', url, pool, cut }, close: () => pool.end() };
}

interface Opening {
  onProgress?: Progress;
  /** Maximum number of PostgreSQL connections. @default 10 */
  connections?: number;
  /**
   * Milliseconds until PostgreSQL cancels a statement, unless its transaction extends the limit
   * (`takeTime`); 0 for no limit. @default 30 s
   */
  longestStatement?: number;
}

/**
 * Opens a database and migrates it.
 * @param url `memory:`, `file:{folder}` (both embedded), or `postgres://…`.
 * @throws Error if another process uses the folder, or the database cannot be opened.
 */
export async function openDb(
  url: string,
  { onProgress = () => {}, connections = 10, longestStatement = 30_000 }: Opening = {},
): Promise<OpenDb> {
  if (url === 'memory:') return openEmbedded(undefined, onProgress);
  if (url.startsWith('file:')) return openEmbedded(url.slice('file:'.length), onProgress);
  return openServer(url, { onProgress, connections, longestStatement });
}
