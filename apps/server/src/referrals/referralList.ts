import { eq, sql } from 'drizzle-orm';
import type { Db } from '../db/openDb.ts';
import { directCounts } from '../members/schema.ts';
import {
  isAnybody,
  type ListPage,
  type ListParts,
  type ListTable,
  listPlaceholders,
  listReply,
  listValues,
  matchesOf,
  pageOf,
} from './listPage.ts';

/** So far from the newest a list is simply read. */
const shallow = 1000;

const directs: ListTable = { table: sql`member`, list: sql`l.sponsor`, number: sql`l.number` };

/** How many members stand directly under a wallet. */
export async function countReferrals(db: Db, sponsor: `0x${string}`): Promise<number> {
  const [found] = await db
    .select({ count: directCounts.count })
    .from(directCounts)
    .where(eq(directCounts.sponsor, sponsor));
  return found?.count ?? 0;
}

/** A row as the reply has it. */
const person = sql`m.id, m.name, m.wallet, m.photo, m.registered_at as "joinedAt"`;

const count = sql`coalesce((select d.count from direct_count d where d.sponsor = ${listPlaceholders.list}), 0)`;

/** The first pages, which nearly everybody asks for: the plainest statement, since planning it costs most. */
function selectFirst(db: Db) {
  const { list, limit, offset } = listPlaceholders;
  // A range for the reason that `pageOf` has.
  const page = sql`
    select ${person} from member m where m.sponsor between ${list} and ${list}
    order by m.sponsor desc, m.number desc limit ${limit} offset ${offset}`;
  return db
    .select({ total: count, rows: sql`coalesce(json_agg(person), '[]')` })
    .from(sql`(${page}) person`)
    .prepare('referrals_first');
}

/** The total and the page at once; `offset 0` has each row looked up by its key, and the total once. */
function select(db: Db, { total, page }: ListParts) {
  return db
    .select({
      total: sql`asked.total`,
      rows: sql`(
        select coalesce(json_agg(person order by page.number desc), '[]')
        from (${page}) page
        cross join lateral (select ${person} from member m where m.number = page.number offset 0) person)`,
    })
    .from(sql`(select ${total} as total offset 0) asked`);
}

/**
 * Prepares the list of the members directly under a wallet, newest first.
 * @returns A reader of one page and of how many there are, or match; a page past the end is empty.
 */
export function prepareReferralList(db: Db) {
  const firstPages = selectFirst(db);
  const pages = select(db, { total: count, page: pageOf(directs, listPlaceholders) }).prepare('referrals');
  return async (sponsor: `0x${string}`, asked: ListPage) => {
    const values = listValues(sponsor, asked);
    // A search is planned for its text each time: how best to find it depends on how many match.
    const [found] = !isAnybody(asked.search)
      ? await select(db, matchesOf(directs, values, asked.search))
      : await (values.offset < shallow ? firstPages : pages).execute({ ...values });
    return listReply.parse(found);
  };
}
