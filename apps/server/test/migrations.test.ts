import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { contractionsOf } from './support/contractions.ts';

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
])('%s may be', (sql) => {
  expect(contractionsOf(sql)).toEqual([]);
});

test('what nobody uses any more may go once the file says since when', () => {
  const sql = 'ALTER TABLE "member" DROP COLUMN "photo";\nALTER TABLE "member" DROP COLUMN "name";';
  expect(contractionsOf(`-- unused since 1.4.0: member.photo\n${sql}`)).toEqual([
    { what: 'drops a column', of: 'member.name' },
  ]);
});

/** Written before servers were replaced one after the other. */
const before = '0016';

test('no migration takes from the release before what it needs', async () => {
  const folder = new URL('../src/db/migrations/', import.meta.url);
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql') && file >= before);
  for (const file of files) {
    const sql = await readFile(new URL(file, folder), 'utf8');
    expect([file, contractionsOf(sql)]).toEqual([file, []]);
  }
});
