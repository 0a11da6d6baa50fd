import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDb, openDb } from '../src/platform/db/openDb.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

let postgres: TestPostgres | null = null;
let opened: OpenDb | null = null;

beforeAll(async () => {
  postgres = await startPostgres();
  opened = postgres && (await openDb(postgres.url));
});

afterAll(async () => {
  await opened?.close();
  await postgres?.stop();
});

/** Cuts a connection as a restart of the database does: the next query on it fails. */
function cut(client: pg.ClientBase): void {
  const { connection } = client as unknown as { connection: { stream: { destroy(): void } } };
  connection.stream.destroy();
}

test('frees the pool slot of a transaction whose connection breaks before the transaction begins', async ({
  skip,
}) => {
  if (opened?.driver.kind !== 'server') return skip('PostgreSQL is not on this machine.');
  const { db, driver } = opened;
  driver.pool.on('acquire', cut);
  const places = driver.pool.options.max;
  for (let broken = 0; broken < places; broken += 1) {
    await expect(db.transaction(async () => {})).rejects.toThrow();
  }
  driver.pool.off('acquire', cut);
  const rows = Array.from({ length: places }, () => db.transaction((tx) => tx.execute(sql`select 1`)));
  expect(await Promise.all(rows)).toHaveLength(places);
});

test('times out while all connections are busy, and serves queries after they are free', async ({ skip }) => {
  if (opened?.driver.kind !== 'server') return skip('PostgreSQL is not on this machine.');
  const { db, driver } = opened;
  const { promise: end, resolve } = Promise.withResolvers<void>();
  const busy = Array.from({ length: driver.pool.options.max }, () => db.transaction(() => end));
  await expect(db.execute(sql`select 1`)).rejects.toMatchObject({
    cause: { message: expect.stringContaining('timeout') },
  });
  resolve();
  await Promise.all(busy);
  await expect(db.execute(sql`select 1`)).resolves.toMatchObject({ rowCount: 1 });
});
