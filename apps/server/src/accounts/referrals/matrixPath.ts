import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import { places } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { startsWith } from '../../platform/db/startsWith.ts';

/**
 * Up to this many matches are each followed upwards. With more matches, walking down soon finds
 * one: addresses are evenly distributed, so that about as many seats are visited as there are seats
 * per match.
 */
const fewMatches = 100;

const walletRow = z.object({ wallet: z.templateLiteral(['0x', z.string()]) });

/** A wallet's seat in a pool's matrix, the root of a search. */
export interface Top {
  pool: Address;
  wallet: Address;
  /** Everyone below has a higher index. */
  index: number;
}

async function walletsOf(db: Db, query: SQL): Promise<Address[]> {
  return (await rows(db, query, walletRow)).map(({ wallet }) => wallet);
}

const matchesRow = z.object({ index: z.number(), matches: z.array(z.templateLiteral(['0x', z.string()])) });

/**
 * A wallet's seat and the wallets that joined after it and start with a text, up to `fewMatches +
 * 1`. One statement, since round trips take most of a search's time.
 */
async function findMatches(db: Db, pool: Address, wallet: Address, start: string) {
  const matches = sql`
    select match.wallet from (
      select ${places.wallet}, ${places.index} from ${places}
      where ${places.pool} = ${pool} and ${startsWith(places.wallet, start)} offset 0
    ) match
    where match.index > top.index limit ${fewMatches + 1}`;
  const query = sql`
    select top.index, (select coalesce(json_agg(few.wallet), '[]') from (${matches}) few) as matches
    from place top where top.pool = ${pool} and top.wallet = ${wallet}`;
  const [answer] = await rows(db, query, matchesRow);
  return answer && { top: { pool, wallet, index: answer.index }, matches: answer.matches };
}

/**
 * The paths from some wallets upwards to the top; `match` is the wallet where a path begins,
 * `joined` its index. `offset 0`, here and below, makes the planner look each seat up by its key:
 * without statistics, as in the embedded database, it would read the whole pool.
 */
export function linesUp({ pool, index }: Top, from: readonly Address[]): SQL {
  return sql`
    with recursive line (match, joined, wallet, upline, depth) as (
      select first.wallet, first.index, first.wallet, first.upline, 0
      from json_array_elements_text(${JSON.stringify(from)}::json) as asked (wallet)
      cross join lateral (
        select p.wallet, p.upline, p.index from place p
        where p.pool = ${pool} and p.wallet = asked.wallet offset 0
      ) first
      union all
      select line.match, line.joined, above.wallet, above.upline, line.depth + 1
      from line cross join lateral (
        select p.wallet, p.upline, p.index from place p
        where p.pool = ${pool} and p.wallet = line.upline offset 0
      ) above
      where above.index >= ${index}
    )`;
}

/** The path from the top to the nearest match; empty if no match is below the top. */
async function wayToNearest(db: Db, top: Top, matches: readonly Address[]): Promise<Address[]> {
  return walletsOf(
    db,
    sql`${linesUp(top, matches)}, nearest as (
      select match from line where wallet = ${top.wallet} order by depth, joined limit 1
    )
    select line.wallet from line join nearest on line.match = nearest.match order by line.depth desc`,
  );
}

/** The nearest match, or none, generation by generation. The walk stops at the limit. */
async function nearestDownwards(db: Db, { pool, wallet }: Top, start: string): Promise<Address[]> {
  const query = sql`
    with recursive below (wallet) as (
      select ${wallet}::text collate "C"
      union all
      select child.wallet from below cross join lateral (
        select p.wallet from place p where p.pool = ${pool} and p.upline = below.wallet offset 0
      ) child
    )
    select wallet from below where starts_with(wallet, ${start}) limit 1`;
  return walletsOf(db, query);
}

/**
 * The path from a wallet down to the nearest wallet in its part of a matrix, itself included, that
 * starts with a text.
 * @param search Start of a wallet in any case; `''` finds the wallet itself.
 * @returns The wallets on the path, both ends included; `null` if no wallet matches. The path to the
 * wallet itself does not prove that it has a seat: reading the part does.
 */
export async function matrixPath(
  db: Db,
  { pool, wallet, search }: { pool: Address; wallet: Address; search: string },
): Promise<Address[] | null> {
  const start = search.toLowerCase();
  if (wallet.startsWith(start)) return [wallet];
  const near = await findMatches(db, pool, wallet, start);
  if (near === undefined || near.matches.length === 0) return null;
  const { top, matches } = near;
  const isCrowd = matches.length > fewMatches;
  const path = await wayToNearest(db, top, isCrowd ? await nearestDownwards(db, top, start) : matches);
  // The chain may have been replaced between the two statements.
  return path[0] === wallet ? path : null;
}
