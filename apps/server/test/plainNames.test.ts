import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDb, openDb } from '../src/db/openDb.ts';
import { members } from '../src/members/schema.ts';
import { profileHandlers } from '../src/profile/handlers.ts';
import { startPostgres, type TestPostgres } from './support/postgres.ts';

let postgres: TestPostgres | null = null;
let opened: OpenDb;

beforeAll(async () => {
  postgres = await startPostgres();
  opened = await openDb(postgres?.url ?? 'memory:');
});

afterAll(async () => {
  await opened.close();
  await postgres?.stop();
});

test.each([
  ['Ada\u202egnp.exe', 'Adagnp.exe'],
  ['a\nb\u0007', 'a b'],
  ['\u3164', ''],
  ['A\u200dda\u{e0061}', 'Ada'],
  ['Support', 'Support'],
  ['Upline \u200bteam', 'Upline team'],
  ['Stafford', 'Stafford'],
  ['👩‍👩‍👧‍👦 Zoë O’Neil', '👩‍👩‍👧‍👦 Zoë O’Neil'],
  ['می\u200cخواهم', 'می\u200cخواهم'],
])('%j, kept before names were plain, is %j afterwards', async (name, plain) => {
  const { db } = opened;
  const wallet = `0x${'ab'.repeat(20)}` as const;
  await db.delete(members).where(eq(members.wallet, wallet));
  await db.insert(members).values({ id: 'OLD0-NAME', wallet, name, registeredAt: new Date() });
  const file = new URL('../src/db/migrations/0018_plain_names.sql', import.meta.url);
  const statements = (await readFile(file, 'utf8')).split('--> statement-breakpoint');
  for (const statement of statements) await db.execute(sql.raw(statement));
  const [member] = await db.select({ name: members.name }).from(members).where(eq(members.wallet, wallet));
  expect(member?.name).toBe(plain);
});

test.each([
  ['Upline Support', ''],
  ['Ѕuррοrt', ''],
  ['A\u200bda', 'Ada'],
  ['Jessup Porter', 'Jessup Porter'],
])(
  '%j, written before the rule or by a release without it, is shown to others as %j',
  async (name, shown) => {
    const { db } = opened;
    const wallet = `0x${'ac'.repeat(20)}` as const;
    await db.delete(members).where(eq(members.wallet, wallet));
    await db.insert(members).values({ id: 'OLDS-NAME', wallet, name, registeredAt: new Date() });
    const { profile } = profileHandlers({ db });
    const seenBy = async (reader: `0x${string}`) => {
      const call = { session: { wallet: reader } } as Parameters<typeof profile>[1];
      return (await profile({ params: { userId: wallet } }, call))?.name;
    };
    expect(await seenBy(`0x${'01'.repeat(20)}`)).toBe(shown);
    expect(await seenBy(wallet), 'nothing of it is lost').toBe(name);
  },
);
