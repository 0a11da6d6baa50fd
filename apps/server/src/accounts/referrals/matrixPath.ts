import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import { places } from '../../ledger/chainFacts/schema.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { startsWith } from '../../platform/db/startsWith.ts';

/**
 * Up to so many matches are each followed upwards. Where more match, one is soon met by walking down: addresses
 * are spread evenly, and as many are passed by on the way as there are places for each match.
 */
const fewMatches = 100;

const walletRow = z.object({ wallet: z.templateLiteral(['0x', z.string()]) });

/** A wallet's place in a pool's matrix, below which is searched. */
export interface Top {
  pool: Address;
  wallet: Address;
  /** Everybody below has a higher one. */
  index: number;
}

async function walletsOf(db: Db, query: SQL): Promise<Address[]> {
  return (await rows(db, query, walletRow)).map(({ wallet }) => wallet);
}

const matchesRow = z.object({ index: z.number(), matches: z.array(z.templateLiteral(['0x', z.string()])) });

async function hasPlace(db: Db, pool: Address, wallet: Address): Promise<boolean> {
  const query = sql`select p.wallet from place p where p.pool = ${pool} and p.wallet = ${wallet}`;
  return (await walletsOf(db, query)).length > 0;
}

/**
 * A wallet's place, and those who joined after it and start with a text: one more at most than are followed upwards.
 * In one statement, since a search by one caller mostly waits for statements to go there and back.
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
 * The lines from some wallets upwards, no further than to the top; `match` is where each began, `joined` its
 * place. Here as below `offset 0` has each place looked up by its key: a database without statistics, as an
 * embedded one is, would rather read a whole pool.
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

/** The way from the top to the nearest of some matches; empty when none of them is below it. */
async function wayToNearest(db: Db, top: Top, matches: readonly Address[]): Promise<Address[]> {
  return walletsOf(
    db,
    sql`${linesUp(top, matches)}, nearest as (
      select match from line where wallet = ${top.wallet} order by depth, joined limit 1
    )
    select line.wallet from line join nearest on line.match = nearest.match order by line.depth desc`,
  );
}

/** The nearest match, or none. Generation by generation, and no further: what is not fetched is not walked. */
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
 * The way from a wallet down to the nearest in its part of a matrix, itself first, that starts with a text.
 * @param search The start of a wallet, in any case; the wallet itself is found when it is empty.
 * @returns The wallets on the way, both among them; `null` when the wallet has no place or nobody matches.
 */
export async function matrixPath(
  db: Db,
  { pool, wallet, search }: { pool: Address; wallet: Address; search: string },
): Promise<Address[] | null> {
  const start = search.toLowerCase();
  if (wallet.startsWith(start)) return (await hasPlace(db, pool, wallet)) ? [wallet] : null;
  const near = await findMatches(db, pool, wallet, start);
  if (near === undefined || near.matches.length === 0) return null;
  const { top, matches } = near;
  const isCrowd = matches.length > fewMatches;
  const path = await wayToNearest(db, top, isCrowd ? await nearestDownwards(db, top, start) : matches);
  // The chain may have been replaced between two statements.
  return path[0] === wallet ? path : null;
}
