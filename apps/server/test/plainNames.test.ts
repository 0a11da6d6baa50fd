import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { members } from '../src/accounts/members/schema.ts';
import { profileHandlers } from '../src/accounts/profile/handlers.ts';
import { type OpenDb, openDb } from '../src/platform/db/openDb.ts';
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
  ['Upline Support', ''],
  ['Ѕuррοrt', ''],
  ['A\u200bda', 'Ada'],
  ['Jessup Porter', 'Jessup Porter'],
])(
  'shows the name %j, stored before the rule or by a release without it, to others as %j',
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
