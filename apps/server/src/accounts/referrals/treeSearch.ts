import type { ReplyData } from '@upline/api/contract';
import { treeLookedAtMost, treeMatchesAtMost } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { startsWith } from '../../platform/db/startsWith.ts';
import { linesUp, type Top } from './matrixPath.ts';
import { isWalletStart, memberIdIn, nameStartsWith } from './memberSearch.ts';
import { personRow, treeNodeOf, walletColumn } from './treeNode.ts';

type Found = NonNullable<ReplyData<'treeSearch'>>;

/** Candidates read at most, anywhere in the pool, and candidates followed upwards at most. */
const lookedAt = 1000;
const followed = 100;

const placeRow = z.object({ wallet: walletColumn, upline: walletColumn, generation: z.number() });
type Place = z.output<typeof placeRow>;

/** The conditions of a search by table: `name_start n`, `place p` and `member m`. */
interface Conditions {
  name: SQL | null;
  wallet: SQL | null;
  id: SQL | null;
}

function conditionsOf(search: string): Conditions {
  const id = memberIdIn(search);
  return {
    name: nameStartsWith(search),
    wallet: isWalletStart(search) ? startsWith(sql`p.wallet`, search) : null,
    id: id === null ? null : sql`m.id = ${id}`,
  };
}

const union = (parts: readonly (SQL | null)[]) =>
  sql.join(
    parts.filter((part) => part !== null),
    sql` union all `,
  );

const candidatesRow = z.object({
  index: z.number(),
  /** Number of candidates read. */
  looked: z.number(),
  matches: z.array(walletColumn),
});

/** The wallet's seat and some of the matches that joined after it, anywhere in the pool. */
async function findCandidates(
  db: Db,
  pool: Address,
  wallet: Address,
  { name, wallet: start, id }: Conditions,
) {
  const enough = sql`limit ${lookedAt + 1}`;
  const named = union([
    name && sql`(select n.wallet from name_start n where ${name} ${enough})`,
    start && sql`(select p.wallet from place p where p.pool = ${pool} and ${start} ${enough})`,
    id && sql`(select m.wallet from member m where ${id})`,
  ]);
  const [answer] = await rows(
    db,
    sql`
      with named (wallet) as materialized (${named})
      select top.index, (select count(*)::int from named) as looked, (
        select coalesce(json_agg(few.wallet), '[]') from (
          select distinct match.wallet from named cross join lateral (
            select p.wallet, p.index from place p where p.pool = ${pool} and p.wallet = named.wallet offset 0
          ) match
          where match.index > top.index limit ${followed + 1}
        ) few
      ) as matches
      from place top where top.pool = ${pool} and top.wallet = ${wallet}`,
    candidatesRow,
  );
  return answer;
}

/** The wallets below the top, nearest first. */
async function belowTop(db: Db, top: Top, wallets: readonly Address[]): Promise<Place[]> {
  if (wallets.length === 0) return [];
  return rows(
    db,
    sql`${linesUp(top, wallets)}
      select match as wallet, first.upline, depth as generation from line cross join lateral (
        select p.upline from place p where p.pool = ${top.pool} and p.wallet = line.match offset 0
      ) first
      where line.wallet = ${top.wallet} and depth > 0 order by depth, joined`,
    placeRow,
  );
}

const walkRow = z.object({ seen: z.number(), matches: z.array(placeRow) });

/** Matches among the nearest wallets below the top, generation by generation. */
async function nearestBelow(db: Db, { pool, wallet }: Top, { name, wallet: start, id }: Conditions) {
  const isMatch = sql.join(
    [
      name && sql`exists (select from name_start n where n.wallet = p.wallet and ${name})`,
      start && sql`(${start})`,
      id && sql`exists (select from member m where m.wallet = p.wallet and ${id})`,
    ].filter((part) => part !== null),
    sql` or `,
  );
  const [answer] = await rows(
    db,
    sql`
      with recursive below (wallet, upline, generation) as (
        select ${wallet}::text collate "C", null::text collate "C", 0
        union all
        select child.wallet, child.upline, below.generation + 1 from below cross join lateral (
          select p.wallet, p.upline from place p where p.pool = ${pool} and p.upline = below.wallet offset 0
        ) child
      ), nearest as materialized (select * from below limit ${treeLookedAtMost + 1})
      select (select count(*)::int from nearest) as seen, (
        select coalesce(json_agg(p), '[]') from nearest p where p.generation > 0 and (${isMatch})
      ) as matches`,
    walkRow,
  );
  return answer ?? { seen: 0, matches: [] };
}

/** Matches below the top, nearest first; `isAll` is false if more may exist. */
async function matchesBelow(
  db: Db,
  top: Top,
  conditions: Conditions,
  looked: number,
  some: readonly Address[],
) {
  const followable = some.slice(0, followed);
  if (looked <= lookedAt && some.length <= followed) {
    return { places: await belowTop(db, top, followable), isAll: true };
  }
  const { seen, matches } = await nearestBelow(db, top, conditions);
  if (seen <= treeLookedAtMost) return { places: matches, isAll: true };
  const met = new Set(matches.map(({ wallet }) => wallet));
  const others = (await belowTop(db, top, followable)).filter(({ wallet }) => !met.has(wallet));
  const places = [...matches, ...others].toSorted((a, b) => a.generation - b.generation);
  return { places, isAll: false };
}

async function readPeople(db: Db, wallets: readonly Address[]) {
  const found = await rows(
    db,
    sql`
      select asked.wallet, m.id, m.name, m.photo
      from json_array_elements_text(${JSON.stringify(wallets)}::json) as asked (wallet)
      left join member m on m.wallet = asked.wallet`,
    personRow,
  );
  return new Map(found.map((person) => [person.wallet, treeNodeOf(person)]));
}

/**
 * Searches the members below a wallet's seat by the start of a word of their name, their ID or the
 * start of their wallet, nearest first. With very many matches, it finds the nearest and sets
 * `isAtLeast`.
 * @returns `null` if the wallet has no seat.
 */
export async function searchTree(
  db: Db,
  { pool, wallet, search }: { pool: Address; wallet: Address; search: string },
): Promise<Found | null> {
  const conditions = conditionsOf(search);
  const isAsked = Object.values(conditions).some((condition) => condition !== null);
  if (!isAsked) return { matches: [], totalCount: 0 };
  const candidates = await findCandidates(db, pool, wallet, conditions);
  if (candidates === undefined) return null;
  const { index, looked, matches: some } = candidates;
  const { places, isAll } = await matchesBelow(db, { pool, wallet, index }, conditions, looked, some);
  const listed = places.slice(0, treeMatchesAtMost);
  const people = await readPeople(db, [...new Set(listed.flatMap((place) => [place.wallet, place.upline]))]);
  return {
    matches: listed.flatMap(({ wallet: found, upline, generation }) => {
      const [person, under] = [people.get(found), people.get(upline)];
      return person && under ? [{ ...person, generation, under }] : [];
    }),
    totalCount: places.length,
    ...(!isAll && { isAtLeast: true as const }),
  };
}
