import { asc } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { insertRows } from '../src/platform/db/insertRows.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { notifications } from '../src/platform/notify/schema.ts';
import { testDb } from './support/testDb.ts';

let db: Db;

beforeAll(async () => {
  db = await testDb();
});

/** Texts that are special to one of the database's input formats. */
const texts = [
  '',
  'null',
  'NULL',
  '\\N',
  '\\.',
  'a\tb',
  'a\nb',
  'a\r\nb',
  '\\',
  '\\\\t',
  '"',
  '{,}',
  '0x"',
  'ÄÖ 漢字 🙂',
];
const wallet = `0x${'5c'.repeat(20)}` as const;

function rowsOf(count: number): (typeof notifications.$inferInsert)[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `row ${at}`,
    wallet,
    kind: 'welcome',
    message: texts[at % texts.length] ?? '',
    position: at % 2 === 0 ? null : 3,
    transaction: at % 3 === 0 ? '0xab' : '0xAB',
    at: new Date(1_700_000_000_000 + at * 1000),
    block: at % 5 === 0 ? null : 2n ** 62n + BigInt(at),
  }));
}

const columns = ['id', 'wallet', 'kind', 'message', 'position', 'transaction', 'at', 'block'] as const;
const undo = new Error('Undone.');

async function written(rows: (typeof notifications.$inferInsert)[]) {
  let found: (typeof notifications.$inferSelect)[] = [];
  const writing = db.transaction(async (tx) => {
    await tx.delete(notifications);
    await insertRows(tx, notifications, rows, { columns });
    found = await tx.select().from(notifications).orderBy(asc(notifications.number));
    throw undo;
  });
  await expect(writing).rejects.toBe(undo);
  return found;
}

test.each([14, 99, 100, 5100])('stores %i rows unchanged and in order', async (count) => {
  const rows = rowsOf(count);
  const found = await written(rows);
  expect(found).toMatchObject(rows);
  expect(found).toHaveLength(count);
  expect(found.every(({ ticketId, isRead }) => ticketId === '' && !isRead)).toBe(true);
});

test.each([50, 500])(
  'stores none of %i rows if the database refuses one, and keeps the connection',
  async (count) => {
    const rows = rowsOf(count);
    const first = rows[0];
    if (first === undefined) throw new RangeError('There are no rows.');
    const writing = db.transaction((tx) => insertRows(tx, notifications, [...rows, first], { columns }));
    await expect(writing).rejects.toThrow();
    const left = await db.select().from(notifications);
    expect(left.filter(({ wallet: of }) => of === wallet)).toEqual([]);
    expect(await written(rows)).toHaveLength(count);
  },
);
