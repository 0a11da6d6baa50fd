import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle as drizzlePg } from 'drizzle-orm/node-postgres';
import { migrate as migratePg } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { lockFolder } from './lockFolder.ts';
import { locks } from './locks.ts';
import { schema } from './schema.ts';

/**
 * A connection, or a transaction on one. Inside `db.transaction` use the transaction alone: the embedded
 * database has a single connection, and waiting for it from within would be for ever.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** What stands behind a connection, for what the query builder cannot do: listen, lock, dump. */
export type Driver = { kind: 'embedded'; client: PGlite } | { kind: 'server'; url: string; pool: pg.Pool };

export interface OpenDb {
  db: Db;
  driver: Driver;
  close(): Promise<void>;
}

/** What opening may say while it works: the first start of an embedded database takes seconds. */
export type Progress = (message: string) => void;

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const settings = { schema, casing: 'snake_case' } as const;

async function openEmbedded(folder: string | undefined, onProgress: Progress): Promise<OpenDb> {
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  const unlock = folder === undefined ? async () => {} : await lockFolder(folder, onProgress);
  try {
    onProgress('Opening the embedded database (some seconds the first time).');
    const client = await PGlite.create(folder);
    const db = drizzlePglite({ client, ...settings });
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

/** Why a statement failed: the database's own word, not the statement. */
function reasonOf(error: unknown): string {
  const cause = error instanceof DrizzleQueryError ? error.cause : error;
  if (cause instanceof AggregateError) return cause.errors.map(reasonOf).join(' ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** One process at a time: of two that are started at once on an empty database the second finds all done. */
async function migrateServer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock($1)', [locks.migrations]);
    await migratePg(drizzlePg({ client, ...settings }), { migrationsFolder });
  } finally {
    // With its connection the lock is gone.
    await client.end().catch(() => {});
  }
}

/** How long a statement waits for a connection, in milliseconds. */
const patience = 10_000;

function openPool(url: string): pg.Pool {
  // Statements here are short: compiling one, when a plan is thought dear, takes longer than any of them.
  const options = '-c jit=off';
  const pool = new pg.Pool({ connectionString: url, options, connectionTimeoutMillis: patience });
  const taken = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  // An idle connection that breaks is replaced by the pool; unheard, its event would end the process.
  pool.on('error', () => {});
  // One that is taken is given back here: drizzle keeps a connection on which a transaction could not begin.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (!taken.has(client)) return;
      client.release(error);
      // A second time would be an error in the place of the one that tells what broke.
      client.release = () => {};
    });
  });
  return pool;
}

async function openServer(url: string): Promise<OpenDb> {
  const pool = openPool(url);
  const db = drizzlePg({ client: pool, ...settings });
  try {
    await migrateServer(url);
  } catch (cause) {
    await pool.end();
    throw new Error(`The database of DATABASE_URL cannot be opened: ${reasonOf(cause)}`, { cause });
  }
  return { db, driver: { kind: 'server', url, pool }, close: () => pool.end() };
}

/**
 * Opens a database and brings its tables up to date.
 * @param url `memory:`, `file:{folder}` (both embedded), or `postgres://…`.
 * @throws Error when another process uses the folder, or the database cannot be opened.
 */
export async function openDb(url: string, onProgress: Progress = () => {}): Promise<OpenDb> {
  if (url === 'memory:') return openEmbedded(undefined, onProgress);
  if (url.startsWith('file:')) return openEmbedded(url.slice('file:'.length), onProgress);
  return openServer(url);
}
