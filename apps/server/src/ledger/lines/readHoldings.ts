import { levels } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { asksFor, instantOf, type LineFilter } from './lineFilter.ts';

const globalPositions = levels.filter(({ kind }) => kind === 'global').map(({ position }) => position);

const wallet = z.templateLiteral(['0x', z.string()]);
const units = z.string().transform(BigInt);
const figures = z.object({ index: z.number(), acc: units, payouts: z.number() });

/** A row of `heldBy`: the wallet's own join, the pool's newest, and its last in a final block. */
export const heldRow = z.object({ pool: wallet, own: figures, newest: figures, final: figures.nullable() });

type Held = z.output<typeof heldRow>;

/** State of a pool at a join. */
type Mark = z.output<typeof figures>;

/** A wallet's share of a global pool, and the range of later purchases: `after < index <= upTo`. */
export interface Holding {
  pool: Address;
  after: Mark;
  upTo: Mark;
  /** The pool's last join in a final block; `null` for none. */
  final: Mark | null;
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

/** The places of a wallet in the global pools that a filter asks for, as JSON. */
export function heldBy({ wallet, position }: LineFilter, finalized: SQL): SQL {
  const asked = globalPositions.filter((global) => position === null || position === global);
  const mark = (index: string, acc: string, payouts: string) =>
    sql.raw(`json_build_object('index', ${index}, 'acc', ${acc}::text, 'payouts', ${payouts})`);
  return sql`(
    select coalesce(json_agg(held), '[]') from (
      select own.pool, ${mark('own.index', 'own.acc', 'own.payouts')} as own,
        ${mark('p.places', 'p.acc', 'p.payouts')} as newest,
        (
          select ${mark('s.index', 's.acc', 's.payouts')} from place s
          where s.pool = own.pool and s.block <= ${finalized} order by s.block desc, s.index desc limit 1
        ) as final
      from place own join pool p on p.pool = own.pool
      where own.wallet = ${wallet} and p.position = any (${`{${asked.join()}}`}::int[])
      order by p.position, p.bit
    ) held
  )`;
}

/**
 * The global pools of a wallet, as far as the filter includes their shared income.
 * @param db A transaction with one snapshot.
 */
export async function holdingsOf(db: Db, filter: LineFilter, held: readonly Held[]): Promise<Holding[]> {
  if (!asksFor(filter, 'global')) return [];
  const { from, to } = filter;
  const holdings: Holding[] = [];
  for (const { pool, own, newest, final } of held) {
    const after = from === null ? own : await markBefore(db, pool, [own, newest], from);
    const upTo = to === null ? newest : await markBefore(db, pool, [after, newest], to);
    if (after.index <= upTo.index) holdings.push({ pool, after, upTo, final });
  }
  return holdings;
}
