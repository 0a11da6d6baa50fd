import { matchesAtMost } from '@upline/domain';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { prepareGlobalUsers } from '../src/accounts/referrals/globalUsers.ts';
import { referralHandlers } from '../src/accounts/referrals/handlers.ts';
import type { ListPage } from '../src/accounts/referrals/listPage.ts';
import { prepareReferralList } from '../src/accounts/referrals/referralList.ts';
import { forgetLedger } from '../src/forgetLedger.ts';
import type { ChainContext } from '../src/ledger/chain/chainContext.ts';
import type { Db } from '../src/platform/db/openDb.ts';
import { rows } from '../src/platform/db/rows.ts';
import { count } from './support/counts.ts';
import { testDb } from './support/testDb.ts';

/** The sponsor of many members, and the global pool of all of them. */
const whale = `0x${'e0'.repeat(20)}` as const;
const pool = `0x${'e1'.repeat(20)}` as const;
const size = 22_000;

let db: Db;
/** All members of the list, newest first. */
let crowd: { wallet: string; name: string; joinedAt: number }[];

/** More than half start with 0xeaa, so that a search for it exceeds the maximum of matches. */
const wallet = sql`'0xe' || left(case when i % 9 < 5 then 'aa' else '' end || md5(i::text) || md5('b' || i), 39)`;
const joinedAt = sql`timestamptz '2026-01-02 03:04:05.678Z' + i * interval '1 minute'`;

async function forgetCrowd() {
  await forgetLedger(db);
  await db.execute(sql`delete from name_start where key like 'crowd %'`);
  await db.execute(sql`delete from member where named_sponsor in (${whale}, ${pool})`);
}

beforeAll(async () => {
  db = await testDb();
  await forgetCrowd();
  // Every second member has another sponsor, so that the list has gaps.
  await db.execute(sql`
    insert into member (id, wallet, name, sponsor, named_sponsor, registered_at)
    select 'E' || i, ${wallet}, 'Name ' || i, above, above, ${joinedAt}
    from generate_series(1, ${size * 2}::int) i
    cross join lateral (select case when i % 2 = 0 then ${whale} else ${pool} end as above) sponsor`);
  await db.execute(sql`
    insert into name_start (wallet, key)
    select ${wallet}, 'crowd ' || i from generate_series(1, ${size * 2}::int) i`);
  await db.execute(sql`
    insert into place (pool, wallet, index, fee, product, fund, acc, carry, block, log_index, transaction, at)
    select ${pool}, ${wallet}, i / 2, 0, 0, 0, 0, 0, 1, i, '0x', ${joinedAt}
    from generate_series(2, ${size * 2}::int, 2) i`);
  await db.execute(sql`
    insert into pool (pool, position, bit, added_block, places, acc, carry, debts, paid_in, credited, claimed, fund_earned, fund_claimed)
    values (${pool}, 3, 0, 1, ${size}::int, 0, 0, 0, 0, 0, 0, 0, 0)`);
  const person = z.object({ wallet: z.string(), name: z.string(), joined: z.coerce.number() });
  const found = await rows(
    db,
    sql`select wallet, name, extract(epoch from registered_at) * 1000 as joined
      from member where sponsor = ${whale} order by number desc`,
    person,
  );
  crowd = found.map(({ joined, ...one }) => ({ ...one, joinedAt: Math.round(joined) }));
});

afterAll(forgetCrowd);

const lists = {
  'directs of a whale': () => {
    const read = prepareReferralList(db);
    return (asked: ListPage) => read(whale, asked);
  },
  'holders of a global pool': () => {
    const read = prepareGlobalUsers(db);
    return (asked: ListPage) => read(pool, asked);
  },
};

/** The expected page, computed by filtering all members. */
function expected({ search, page, limit }: ListPage) {
  const matching = crowd.filter(({ wallet }) => wallet.startsWith(search.toLowerCase()));
  const listed = '0x'.startsWith(search.toLowerCase()) ? matching : matching.slice(0, matchesAtMost);
  return { total: listed.length, rows: listed.slice((page - 1) * limit, page * limit) };
}

async function seen(
  read: (asked: ListPage) => ReturnType<ReturnType<typeof prepareReferralList>>,
  asked: ListPage,
) {
  const { total, rows } = await read(asked);
  return {
    total,
    rows: rows.map(({ wallet, name, joinedAt }) => ({ wallet, name, joinedAt: Date.parse(joinedAt) })),
  };
}

const searches = [
  '',
  '0',
  '0X',
  '0xe',
  '0xEAA',
  '0xeaa1',
  '0xeaa12',
  '0xe1',
  '0xe123',
  '0xf',
  '0y',
  '%',
  '_',
  '~',
  '\\',
  'é',
];

test.each(Object.entries(lists))(
  'lists the %s newest first on every page, for every search',
  async (_, list) => {
    const read = list();
    const last = Math.ceil(size / 10);
    for (const page of [1, 2, last / 2, last / 2 + 1, last - 1, last, last + 1, Number.MAX_SAFE_INTEGER]) {
      const asked = { search: '', page, limit: 10 };
      expect(await seen(read, asked), `page ${page}`).toEqual(expected(asked));
    }
    for (const search of searches) {
      // Pages of 100 rows: walked (1, 10), not walked (11), the last listed, the first beyond.
      for (const page of [1, 10, 11, matchesAtMost / 100, matchesAtMost / 100 + 1]) {
        const asked = { search, page, limit: 100 };
        expect(await seen(read, asked), `${search} ${page}`).toEqual(expected(asked));
      }
    }
    const anyPage = fc.record({
      search: fc.constantFrom(...searches),
      page: fc.integer({ min: 1, max: 1200 }),
      limit: fc.integer({ min: 1, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(anyPage, async (asked) => {
        expect(await seen(read, asked)).toEqual(expected(asked));
      }),
      { numRuns: count(300) },
    );
  },
);

test('finds referrals by name, also by a start that very many names have', async () => {
  const read = prepareReferralList(db);
  const named = (search: string) => read(whale, { search, page: 1, limit: 10 });
  const few = await named('Crowd 4399');
  expect(few.rows.map(({ name }) => name)).toEqual([8, 6, 4, 2, 0].map((last) => `Name 4399${last}`));
  expect([few.total, few.isAtLeast]).toEqual([5, false]);
  const many = await named('crowd');
  expect(many.rows.map(({ name }) => name)).toEqual(crowd.slice(0, 10).map(({ name }) => name));
  expect(many.total).toBeGreaterThanOrEqual(10_000);
  expect(many.isAtLeast).toBe(true);
});

test('marks the total of a capped search as a minimum, and the total of a list as exact', async () => {
  const chain = { deployment: { pools: { 3: { address: pool } } } } as unknown as ChainContext;
  const { referrals, globalPoolUsers } = referralHandlers({ db, chain });
  const told = async (search: string) => {
    const query = { search, page: 1, limit: 10 };
    const call = {} as never;
    const lists = [
      await referrals({ params: { wallet: whale }, query }, call),
      await globalPoolUsers({ params: { wallet: whale, position: 3 }, query }, call),
    ];
    return lists.map(({ pagination: { totalCount, isAtLeast } }) => [totalCount, isAtLeast]);
  };
  expect(await told('0xe')).toEqual([
    [matchesAtMost, true],
    [matchesAtMost, true],
  ]);
  expect(await told('')).toEqual([
    [size, undefined],
    [size, undefined],
  ]);
  for (const [total, isAtLeast] of await told('0xeaa12')) {
    expect([Number(total) < matchesAtMost, isAtLeast]).toEqual([true, undefined]);
  }
});

test('returns an empty list for an unknown sponsor or pool', async () => {
  const nobody = `0x${'e2'.repeat(20)}` as const;
  for (const search of ['', '0xe']) {
    const asked = { search, page: 1, limit: 10 };
    expect(await prepareReferralList(db)(nobody, asked)).toEqual({ total: 0, rows: [] });
    expect(await prepareGlobalUsers(db)(nobody, asked)).toEqual({ total: 0, rows: [] });
  }
});
