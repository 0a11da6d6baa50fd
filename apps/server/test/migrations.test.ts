import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, onTestFinished, test } from 'vitest';
import { openDb } from '../src/platform/db/openDb.ts';
import { contractionsOf } from './support/contractions.ts';
import { putEmptyDatabase } from './support/emptyDatabase.ts';

const migrations = new URL('../src/platform/db/migrations/', import.meta.url);

test.for([
  ['alter table "member" drop column "photo"', 'drops a column', 'member.photo'],
  ['DROP TABLE "ticket" CASCADE', 'drops a table', 'ticket'],
  ['ALTER TABLE "member" RENAME COLUMN "name" TO "title"', 'renames', 'member.name'],
  ['ALTER TABLE "member" RENAME TO "person"', 'renames', 'member.person'],
  ['ALTER TABLE "place" ALTER COLUMN "paid" SET DATA TYPE numeric', 'changes a type', 'place.paid'],
  ['ALTER TABLE public.place ALTER COLUMN paid TYPE numeric', 'changes a type', 'place.paid'],
  ['ALTER TABLE "member" ALTER COLUMN "photo" SET NOT NULL', 'asks for a value', 'member.photo'],
  ['ALTER TABLE "member" ALTER COLUMN "photo" DROP DEFAULT', 'takes a default away', 'member.photo'],
  ['ALTER TABLE "member" ADD COLUMN "country" text NOT NULL', 'asks for a value', 'member.country'],
  [
    'ALTER TABLE "m" ADD COLUMN "a" text DEFAULT \'\' NOT NULL, ADD COLUMN "b" text NOT NULL',
    'asks for a value',
    'm.b',
  ],
  [
    'ALTER TABLE "member" ADD CONSTRAINT "name_length" CHECK (length(name) < 9)',
    'asks for what may not hold',
    'member.name_length',
  ],
  ['CREATE UNIQUE INDEX "one_name" ON "member" ("name")', 'asks for what may not hold', 'member'],
] as const)('%s: %s', ([sql, what, of]) => {
  expect(contractionsOf(`CREATE TABLE "new" ("id" text);--> statement-breakpoint\n${sql};`)).toEqual([
    { what, of },
  ]);
});

test.for([
  'ALTER TABLE "member" ADD COLUMN "country" text',
  'ALTER TABLE "member" ADD COLUMN "seen" integer DEFAULT 0 NOT NULL',
  'CREATE TABLE "new" ("id" text NOT NULL); ALTER TABLE "new" ADD CONSTRAINT "known" FOREIGN KEY ("id") REFERENCES "a" ("b")',
  'CREATE INDEX "by_name" ON "member" ("name"); DROP INDEX "by_photo"',
  'CREATE FUNCTION f() RETURNS trigger AS $$ BEGIN ALTER TABLE "member" DROP COLUMN "photo"; END $$ LANGUAGE plpgsql',
  '-- ALTER TABLE "member" DROP COLUMN "photo"',
])('allows %s', (sql) => {
  expect(contractionsOf(sql)).toEqual([]);
});

test('allows a contraction if the file names the release since which the column is unused', () => {
  const sql = 'ALTER TABLE "member" DROP COLUMN "photo";\nALTER TABLE "member" DROP COLUMN "name";';
  expect(contractionsOf(`-- unused since 1.4.0: member.photo\n${sql}`)).toEqual([
    { what: 'drops a column', of: 'member.name' },
  ]);
});

test('no migration breaks the previous release', async () => {
  for (const file of (await readdir(migrations)).filter((name) => name.endsWith('.sql'))) {
    const sql = await readFile(new URL(file, migrations), 'utf8');
    expect([file, contractionsOf(sql)]).toEqual([file, []]);
  }
});

test('keeps one snapshot of the tables, the base of the next migration', async () => {
  const names = await readdir(new URL('meta/', migrations));
  const files = (await readdir(migrations)).filter((name) => name.endsWith('.sql')).toSorted();
  const newest = `${files.at(-1)?.slice(0, 4)}_snapshot.json`;
  expect(names.toSorted()).toEqual([newest, '_journal.json']);
});

/** Time of the last migration in the baseline; databases with it have the baseline's tables. */
const baseline = 1_795_654_721_505;

/** Creates a database of the baseline with a row in each table. @returns Its row counts. */
async function putOldDatabase(folder: string): Promise<Record<string, number>> {
  const client = await PGlite.create(folder);
  await client.exec(await readFile(new URL('0000_baseline.sql', migrations), 'utf8'));
  // Loads the rows without triggers, as pg_dump does.
  await client.exec("set session_replication_role = 'replica'");
  await client.exec(await readFile(new URL('support/baselineRows.sql', import.meta.url), 'utf8'));
  await client.exec(`
    create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint);
    insert into drizzle.__drizzle_migrations (hash, created_at) values ('', ${baseline})`);
  const counts = await countRows(client);
  await client.close();
  return counts;
}

async function countRows(client: PGlite): Promise<Record<string, number>> {
  const ask = async (query: string) => (await client.query<{ name: string; rows: number }>(query)).rows;
  const tables = await ask("select tablename as name, 0 as rows from pg_tables where schemaname = 'public'");
  const each = tables.map(({ name }) => `select '${name}' as name, count(*)::int as rows from "${name}"`);
  return Object.fromEntries((await ask(each.join(' union all '))).map(({ name, rows }) => [name, rows]));
}

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'upline-old-')), 'database');

test('keeps the rows of each table of the baseline', async () => {
  const folder = await newFolder();
  const before = await putOldDatabase(folder);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  const { driver, close } = await openDb(`file:${folder}`);
  onTestFinished(close);
  if (driver.kind !== 'embedded') throw new Error('A folder is an embedded database.');
  expect(await countRows(driver.client)).toMatchObject(before);
});

test('refuses a database with only some of the migrations that the baseline replaces', async () => {
  const folder = await newFolder();
  await putEmptyDatabase(folder);
  const client = await PGlite.create(folder);
  await client.exec(`update drizzle.__drizzle_migrations set created_at = ${baseline - 1}`);
  await client.close();
  await expect(openDb(`file:${folder}`)).rejects.toThrow(/^The tables of this database are too old/);
});
