import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { directCounts } from '../members/schema.ts';
import {
  isAnybody,
  isoOf,
  type ListPage,
  type ListParts,
  type ListTable,
  listPlaceholders,
  listReply,
  listValues,
  matchesOf,
  pageOf,
} from './listPage.ts';

const directs: ListTable = { table: sql`member`, list: sql`l.sponsor`, number: sql`l.number` };

/** How many members stand directly under a wallet. */
export async function countReferrals(db: Db, sponsor: `0x${string}`): Promise<number> {
  const [found] = await db
    .select({ count: directCounts.count })
    .from(directCounts)
    .where(eq(directCounts.sponsor, sponsor));
  return found?.count ?? 0;
}

const everybody: ListParts = {
  total: sql`coalesce((select d.count from direct_count d where d.sponsor = ${listPlaceholders.list}), 0)`,
  page: pageOf(directs, listPlaceholders),
};

/** The total and the page at once; `offset 0` has each row looked up by its key, and the total once. */
function select(db: Db, { total, page }: ListParts) {
  return db
    .select({
      total: sql`asked.total`,
      rows: sql`(
        select coalesce(json_agg(json_build_object(
          'id', m.id, 'name', m.name, 'wallet', m.wallet, 'photo', m.photo, 'joinedAt', ${isoOf(sql`m.registered_at`)}
        ) order by page.number desc), '[]')
        from (${page}) page
        cross join lateral (select * from member m where m.number = page.number offset 0) m)`,
    })
    .from(sql`(select ${total} as total offset 0) asked`);
}

/**
 * Prepares the list of the members directly under a wallet, newest first.
 * @returns A reader of one page and of how many there are, or match; a page past the end is empty.
 */
export function prepareReferralList(db: Db) {
  const pages = select(db, everybody).prepare('referrals');
  return async (sponsor: `0x${string}`, asked: ListPage) => {
    const values = listValues(sponsor, asked);
    // A search is planned for its text each time: how best to find it depends on how many match.
    const [found] = isAnybody(asked.search)
      ? await pages.execute({ ...values })
      : await select(db, matchesOf(directs, values, asked.search));
    return listReply.parse(found);
  };
}
