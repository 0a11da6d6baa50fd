import { levels } from '@upline/domain';
import { sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { asksFor, instantOf, type LineFilter } from './lineFilter.ts';

const globalPositions = levels.filter(({ kind }) => kind === 'global').map(({ position }) => position);

const units = z.string().transform(BigInt);
const figures = z.object({ index: z.number(), acc: units, payouts: z.number() });
const held = figures.extend({
  pool: z.templateLiteral(['0x', z.string()]),
  places: z.number(),
  pool_acc: units,
  pool_payouts: z.number(),
});

/** State of a pool at a join. */
type Mark = z.output<typeof figures>;

/** A wallet's share of a global pool, and the range of later purchases: `after < index <= upTo`. */
export interface Holding {
  pool: Address;
  after: Mark;
  upTo: Mark;
}

/**
 * The last join of a pool before an instant. Block times never decrease, so a binary search works
 * without an index on time: twenty steps in a pool of a million.
 * @param low The result if no later join qualifies.
 */
async function markBefore(
  db: Db,
  pool: Address,
  [low, high]: [low: Mark, high: Mark],
  at: Date,
): Promise<Mark> {
  const found = await rows(
    db,
    // `offset 0` keeps the planner, without statistics, from reading the whole pool at each step.
    sql`
      with recursive search (low, high) as (
        select ${low.index}::int, ${high.index}::int
        union all
        select case when s.is_before then s.index else search.low end,
          case when s.is_before then search.high else s.index - 1 end
        from search cross join lateral (
          select s.index, s.at < ${instantOf(at)} as is_before from place s
          where s.pool = ${pool} and s.index = (search.low + search.high + 1) / 2 offset 0
        ) s
        where search.low < search.high
      )
      select s.index, s.acc::text, s.payouts from place s
      where s.pool = ${pool} and s.index = (select low from search where low = high)`,
    figures,
  );
  return found[0] ?? low;
}

/** The last join of a pool up to a block. @param low The result if no later join qualifies. */
async function markUpTo(db: Db, pool: Address, low: Mark, block: bigint): Promise<Mark> {
  const [found] = await rows(
    db,
    sql`
      select s.index, s.acc::text, s.payouts from place s
      where s.pool = ${pool} and s.block <= ${block} order by s.block desc, s.index desc limit 1`,
    figures,
  );
  return found && found.index > low.index ? found : low;
}

/**
 * The global pools of a wallet, as far as the filter includes their shared income.
 * @param db A transaction with one snapshot.
 */
export async function readHoldings(db: Db, filter: LineFilter): Promise<Holding[]> {
  if (!asksFor(filter, 'global')) return [];
  const { wallet, position, from, to, above } = filter;
  const asked = globalPositions.filter((global) => position === null || position === global);
  if (asked.length === 0) return [];
  const found = await rows(
    db,
    sql`
      select own.pool, own.index, own.acc::text, own.payouts, p.places,
        p.acc::text as pool_acc, p.payouts as pool_payouts
      from place own join pool p on p.pool = own.pool
      where own.wallet = ${wallet} and p.position in (${sql.join(asked, sql`, `)})
      order by p.position, p.bit`,
    held,
  );
  const holdings: Holding[] = [];
  for (const { pool, index, acc, payouts, places, pool_acc, pool_payouts } of found) {
    const own: Mark = { index, acc, payouts };
    const newest: Mark = { index: places, acc: pool_acc, payouts: pool_payouts };
    const begun = from === null ? own : await markBefore(db, pool, [own, newest], from);
    const upTo = to === null ? newest : await markBefore(db, pool, [begun, newest], to);
    const after = above === null ? begun : await markUpTo(db, pool, begun, above);
    if (after.index <= upTo.index) holdings.push({ pool, after, upTo });
  }
  return holdings;
}
