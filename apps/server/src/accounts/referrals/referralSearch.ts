import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { type ListPage, listReply, listValues } from './listPage.ts';
import { memberIdIn, nameStartsWith } from './memberSearch.ts';

/** Maximum number of matching names read on the platform. Above it, the search reads the sponsor's list. */
const named = 1000;

/** Maximum number of the newest referrals read where more names match. */
const lookedThrough = 10_000;

/**
 * Searches the members directly under a wallet by the start of a word of their name or by their ID,
 * newest first.
 * @param person The columns of a row, of `member m`.
 */
export async function searchReferrals(db: Db, sponsor: `0x${string}`, asked: ListPage, person: SQL) {
  const isNamed = nameStartsWith(asked.search);
  if (isNamed === null) return { total: 0, rows: [] };
  const { limit, offset } = listValues(sponsor, asked);
  const [found] = await rows(
    db,
    sql`
      with named (wallet) as materialized (
        select n.wallet from name_start n where ${isNamed} limit ${named + 1}
      ), looked (many) as materialized (
        select count(*) > ${named} from named
      ), found (number) as materialized (
        select match.number from named cross join lateral (
          select m.number from member m where m.wallet = named.wallet and m.sponsor = ${sponsor} offset 0
        ) match
        union
        select newest.number from (
          select m.number, m.wallet from member m where m.sponsor between ${sponsor} and ${sponsor}
          order by m.sponsor desc, m.number desc
          limit case when (select many from looked) then ${lookedThrough}::int else 0 end
        ) newest
        where exists (select from name_start n where n.wallet = newest.wallet and ${isNamed})
        union
        select m.number from member m where m.id = ${memberIdIn(asked.search)} and m.sponsor = ${sponsor}
      )
      select (select count(*)::int from found) as total,
        (select many from looked) and coalesce(
          (select d.count from direct_count d where d.sponsor = ${sponsor}), 0
        ) > ${lookedThrough} as "isAtLeast",
        (
          select coalesce(json_agg(person order by page.number desc), '[]')
          from (select number from found order by number desc limit ${limit} offset ${offset}) page
          cross join lateral (select ${person} from member m where m.number = page.number offset 0) person
        ) as rows`,
    listReply,
  );
  return found ?? { total: 0, rows: [] };
}
