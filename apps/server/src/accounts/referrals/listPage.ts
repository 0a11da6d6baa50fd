import { matchesAtMost } from '@upline/domain';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { endOf } from '../../platform/db/startsWith.ts';

/** Which part of a list of members is asked for. */
export interface ListPage {
  /** The start of a wallet; everybody when empty. */
  search: string;
  /** From 1. */
  page: number;
  limit: number;
}

/** So far down a search that matches many is found by walking the list. */
const walkedAtMost = 1000;

/** A table that holds lists; it stands in statements as `l`, and has a column `wallet`. */
export interface ListTable {
  table: SQL;
  /** Whose list a row is in. An index on it, `wallet` and `number` serves the search. */
  list: SQL;
  /** The order of joining. An index on `list` and it serves the pages. */
  number: SQL;
}

/** What a list's statement is given, or what stands for it in one that is prepared. */
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

/** Whether a search leaves nobody out: every wallet starts so. */
export function isAnybody(search: string): boolean {
  return '0x'.startsWith(search.toLowerCase());
}

/** Whether more may match than were counted. */
export function hasStoppedCounting({ search }: ListPage, total: number): boolean {
  return !isAnybody(search) && total >= matchesAtMost;
}

/** A total, and the numbers of those on a page: a query that knows the total as `asked.total`. */
export interface ListParts {
  total: SQL;
  page: SQL;
}

/**
 * The rows of one list, for walking in `order by {list}, {number}`: as a range, because of a list that is given
 * by `=` and holds many the database thinks that it meets them sooner by walking the whole table.
 */
function isListed({ list }: ListTable, values: ListValues): SQL {
  return sql`${list} between ${values.list} and ${values.list}`;
}

/**
 * A page of a list, newest first, from the index alone and from whichever end is nearer. The outermost limit
 * tells the database how few they are.
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
 * Those of a list whose wallets start with a text, newest first. Matches are put in order from the index alone;
 * but where many match, the first pages are soon met by walking the list from its newest, and `left` keeps the
 * index of wallets out of that.
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
  /** Null for a wallet that only the chain names; so are name and photo. */
  id: z.string().nullable(),
  name: z.string().nullable(),
  wallet: z.templateLiteral(['0x', z.string()]),
  photo: z.string().nullable(),
  joinedAt: z.string().transform((text) => new Date(text)),
});

/** A member in a list. */
export type Listed = z.output<typeof listed>;

/** A page and how long the whole list is. */
export const listReply = z.object({ total: z.number(), rows: z.array(listed) });
