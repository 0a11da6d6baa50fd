import { matchesAtMost } from '@upline/domain';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { isoOf } from '../../platform/db/isoOf.ts';
import { endOf } from '../../platform/db/startsWith.ts';

export interface ListPage {
  /** Start of a wallet address, or for referrals a part of a name or an ID; `''` matches all. */
  search: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** Deepest row up to which a search with many matches is answered by scanning the list. */
const walkedAtMost = 1000;

/** A table of lists, aliased `l` in statements, with a column `wallet`. */
export interface ListTable {
  table: SQL;
  /**
   * The column that identifies a row's list. An index on it, `wallet` and `number` serves the
   * search.
   */
  list: SQL;
  /** The order of joining. An index on `list` and this column serves the pages. */
  number: SQL;
}

/** The values of a list's statement, or their placeholders in a prepared one. */
export interface ListValues<T = unknown> {
  list: T;
  limit: T;
  offset: T;
}

export const listPlaceholders: ListValues<Placeholder> = {
  list: sql.placeholder('list'),
  limit: sql.placeholder('limit'),
  offset: sql.placeholder('offset'),
};

export function listValues(list: string, { page, limit }: ListPage) {
  return { list, limit, offset: (page - 1) * limit };
}

/** True if the search matches every wallet. */
export function isAnybody(search: string): boolean {
  return '0x'.startsWith(search.toLowerCase());
}

/** True if the count stopped at its limit, so that more may match. */
export function hasStoppedCounting({ search }: ListPage, total: number): boolean {
  return !isAnybody(search) && total >= matchesAtMost;
}

/** The total, and a query for the numbers on a page, which can use the total as `asked.total`. */
export interface ListParts {
  total: SQL;
  page: SQL;
}

/**
 * The rows of one list, for a scan in `order by {list}, {number}`. Written as a range: with `=` on
 * a long list, the planner expects to find the rows sooner by scanning the whole table.
 */
function isListed({ list }: ListTable, values: ListValues): SQL {
  return sql`${list} between ${values.list} and ${values.list}`;
}

/**
 * A page of a list, newest first, by an index-only scan from the nearer end. The outermost limit
 * tells the planner how few rows there are.
 */
export function pageOf(of: ListTable, values: ListValues): SQL {
  const { table, list, number } = of;
  const limit = sql`${values.limit}::bigint`;
  const offset = sql`${values.offset}::bigint`;
  return sql`
    select number from ((
      select ${number} as number from ${table} l
      where ${isListed(of, values)} and ${offset} <= asked.total / 2
      order by ${list} desc, ${number} desc limit ${limit} offset ${offset}
    ) union all (
      select ${number} from ${table} l
      where ${isListed(of, values)} and ${offset} > asked.total / 2
      order by ${list}, ${number} limit greatest(least(${limit}, asked.total - ${offset}), 0)
      offset greatest(asked.total - ${offset} - ${limit}, 0)
    )) side limit ${limit}`;
}

/**
 * Rows of a list whose wallets start with a text, newest first. Matches are sorted from the index
 * alone. With many matches, scanning the list from its newest row finds the first pages sooner;
 * `left` prevents the planner from using the index on wallets for that.
 */
export function matchesOf(of: ListTable, values: ListValues, search: string): ListParts {
  const { table, list, number } = of;
  const start = search.toLowerCase();
  const limit = sql`greatest(least(${values.limit}::bigint, ${matchesAtMost} - ${values.offset}::bigint), 0)`;
  const offset = sql`${values.offset}::bigint`;
  const isMatch = sql`${list} = ${values.list} and l.wallet >= ${start} and l.wallet < ${endOf(start)}`;
  const isWalked = sql`asked.total >= ${matchesAtMost} and ${offset} < ${walkedAtMost}`;
  return {
    total: sql`(
      select count(*)::int from (select from ${table} l where ${isMatch} limit ${matchesAtMost}) match)`,
    page: sql`
      select number from ((
        select match.number from (
          select ${number} as number from ${table} l where ${isMatch} offset 0
        ) match
        where not (${isWalked}) order by match.number desc limit ${limit} offset ${offset}
      ) union all (
        select ${number} from ${table} l
        where ${isListed(of, values)} and left(l.wallet, ${start.length}::int) = ${start} and ${isWalked}
        order by ${list} desc, ${number} desc limit ${limit} offset ${offset}
      )) way limit ${values.limit}::bigint`,
  };
}

const listed = z.object({
  /** Null for a wallet known only from the chain; so are name and photo. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  wallet: z.templateLiteral(['0x', z.string()]),
  photo: z.string().nullable(),
  joinedAt: z.string().transform(isoOf),
});

export type Listed = z.output<typeof listed>;

/** A page, and the length of the whole list. */
export const listReply = z.object({
  total: z.number(),
  rows: z.array(listed),
  /** True if a search left out a part of the list. */
  isAtLeast: z.boolean().optional(),
});
