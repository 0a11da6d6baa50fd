import { eq, sql } from 'drizzle-orm';
import { gather } from '../../platform/db/gather.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { directCounts } from '../members/schema.ts';
import {
  isAnybody,
  type ListPage,
  type ListParts,
  type ListTable,
  type ListValues,
  listPlaceholders,
  listReply,
  listValues,
  matchesOf,
  pageOf,
} from './listPage.ts';
import { isWalletStart } from './memberSearch.ts';
import { searchReferrals } from './referralSearch.ts';

/** Offset up to which a list is simply scanned. */
const shallow = 1000;

const directs: ListTable = { table: sql`member`, list: sql`l.sponsor`, number: sql`l.number` };

/** Number of members directly under a wallet. */
export async function countReferrals(db: Db, sponsor: `0x${string}`): Promise<number> {
  const [found] = await db
    .select({ count: directCounts.count })
    .from(directCounts)
    .where(eq(directCounts.sponsor, sponsor));
  return found?.count ?? 0;
}

/** The columns of a row in the reply. */
const person = sql`m.id, m.name, m.wallet, m.photo, m.registered_at as "joinedAt"`;

const count = sql`coalesce((select d.count from direct_count d where d.sponsor = ${listPlaceholders.list}), 0)`;

/**
 * Reads the first pages of several lists, which most requests ask for, by the simplest statement.
 * `between` is a range for the reason given at `pageOf`.
 */
function prepareFirstPages(db: Db) {
  const page = sql`
    select ${person} from member m where m.sponsor between asked.list and asked.list
    order by m.sponsor desc, m.number desc limit asked.limit offset asked.offset`;
  const statement = db
    .select({
      total: sql`coalesce((select d.count from direct_count d where d.sponsor = asked.list), 0)`,
      rows: sql`(select coalesce(json_agg(person), '[]') from (${page}) person)`,
    })
    .from(sql`
      rows from (json_to_recordset(${sql.placeholder('asked')}) as (list text, "limit" int, "offset" int))
      with ordinality as asked (list, "limit", "offset", nth)`)
    .orderBy(sql`asked.nth`)
    .prepare('referrals_first');
  return gather((asked: readonly ListValues[]) => statement.execute({ asked: JSON.stringify(asked) }));
}

/**
 * Selects the total and the page together; `offset 0` looks each row up by its key and evaluates
 * the total once.
 */
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
 * @returns A reader of one page and the total, or the number of matches; a page past the end is
 * empty.
 */
export function prepareReferralList(db: Db) {
  const firstPage = prepareFirstPages(db);
  const pages = select(db, { total: count, page: pageOf(directs, listPlaceholders) }).prepare('referrals');
  return async (sponsor: `0x${string}`, asked: ListPage) => {
    const values = listValues(sponsor, asked);
    const isAll = isAnybody(asked.search);
    if (isAll && values.offset < shallow) return listReply.parse(await firstPage(values));
    if (!isAll && !isWalletStart(asked.search)) return searchReferrals(db, sponsor, asked, person);
    // A search is planned for its text each time: the best plan depends on the number of matches.
    const [found] = isAll
      ? await pages.execute({ ...values })
      : await select(db, matchesOf(directs, values, asked.search));
    return listReply.parse(found);
  };
}
