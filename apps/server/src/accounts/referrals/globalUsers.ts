import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
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
} from './listPage.ts';

const holders: ListTable = { table: sql`place`, list: sql`l.pool`, number: sql`l.index` };

/** Seats are numbered without a gap, so that a page is found by its numbers at any depth. */
function everybody({ list, limit, offset }: ListValues): ListParts {
  return {
    total: sql`coalesce((select p.places from pool p where p.pool = ${list}), 0)`,
    page: sql`
      select asked.total - ${offset}::bigint - step as number
      from generate_series(0, ${limit}::int - 1) step where asked.total > ${offset}::bigint + step`,
  };
}

/**
 * Selects the total and the page together; `offset 0` looks each row up by its key and evaluates
 * the total once.
 */
function select(db: Db, { list }: ListValues, { total, page }: ListParts) {
  return db
    .select({
      total: sql`asked.total`,
      rows: sql`(
        select coalesce(json_agg(person order by page.number desc), '[]')
        from (${page}) page
        cross join lateral (
          select m.id, m.name, p.wallet, m.photo, p.at as "joinedAt" from place p
          left join lateral (select * from member m where m.wallet = p.wallet offset 0) m on true
          where p.pool = ${list} and p.index = page.number offset 0
        ) person)`,
    })
    .from(sql`(select ${total} as total offset 0) asked`);
}

/**
 * Prepares the list of a pool's members, newest first.
 * @returns A reader of one page and the total, or the number of matches; a page past the end is
 * empty.
 */
export function prepareGlobalUsers(db: Db) {
  const pages = select(db, listPlaceholders, everybody(listPlaceholders)).prepare('global_users');
  return async (pool: `0x${string}`, asked: ListPage) => {
    const values = listValues(pool, asked);
    // A search is planned for its text each time: the best plan depends on the number of matches.
    const [found] = isAnybody(asked.search)
      ? await pages.execute({ ...values })
      : await select(db, values, matchesOf(holders, values, asked.search));
    return listReply.parse(found);
  };
}
