import { globalShareLeg, isPosition, type LedgerKind, type Position } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';
import * as z from 'zod';
import type { Db } from '../../platform/db/openDb.ts';
import { rows } from '../../platform/db/rows.ts';
import { entriesOf, type LineFilter } from './lineFilter.ts';
import type { Holding } from './readHoldings.ts';

const wallet = z.templateLiteral(['0x', z.string()]);

const lineRow = z
  .object({
    block: z.string().transform(BigInt),
    log_index: z.number(),
    leg: z.number(),
    kind: z.custom<LedgerKind>((kind) => typeof kind === 'string'),
    position: z.custom<Position>(isPosition),
    pool: wallet,
    amount: z.string().transform(BigInt),
    from: wallet,
    from_id: z.string(),
    from_name: z.string(),
    receiver: wallet.nullable(),
    receiver_id: z.string(),
    receiver_name: z.string(),
    transaction: z.string(),
    at: z.string().transform((text) => new Date(text)),
    index: z.number().nullable(),
  })
  .transform(({ log_index, from_id, from_name, receiver_id, receiver_name, ...row }) => ({
    ...row,
    logIndex: log_index,
    fromId: from_id,
    fromName: from_name,
    receiverId: receiver_id,
    receiverName: receiver_name,
  }));

/** A ledger line. `index` is the purchase that a share comes from; null for stored lines. */
export type LineRow = z.output<typeof lineRow>;

interface Part {
  filter: LineFilter;
  holdings: readonly Holding[];
  order: SQL;
  /** Row limit of each source: no part contains more rows of one source, in either order. */
  most: number;
  /** Limit and offset of the merged sources. */
  part: SQL;
  /** A further condition on entries. */
  entries?: SQL;
}

const newestFirst = sql.raw('desc');
const oldestFirst = sql.raw('asc');

/**
 * The stored and the derived lines in one order. Each source reads at most as many rows as the part
 * contains, along an index, so that the cost of a page does not grow with later purchases.
 */
function linesOf({ filter, holdings, order, most, part, entries = sql`true` }: Part): SQL {
  const asked = holdings.map(({ pool, after, upTo }) => ({ pool, after: after.index, up_to: upTo.index }));
  return sql`
    with line as (
      (
        select e.block, e.log_index, e.leg, e.kind, e.pool, e.amount, e."from", e.receiver, e.transaction, e.at,
          null::int as index
        from entry e
        where ${entriesOf(filter)} and ${entries}
        order by e.block ${order}, e.log_index ${order}, e.leg ${order}
        limit ${most}
      )
      union all
      select share.*
      from json_to_recordset(${JSON.stringify(asked)}::json) as held (pool text, after int, up_to int)
      cross join lateral (
        select s.block, s.log_index, ${globalShareLeg}::smallint, 'global', s.pool, s.acc - before.acc, s.wallet,
          null, s.transaction, s.at, s.index
        from place s
        cross join lateral (
          -- Fenced: without statistics the whole pool would be joined with itself.
          select b.acc from place b where b.pool = s.pool and b.index = s.index - 1 offset 0
        ) before
        where s.pool = held.pool and s.index > held.after and s.index <= held.up_to and s.acc > before.acc
        order by s.index ${order}
        limit ${most}
      ) share
    ),
    part as (
      select * from line order by block ${order}, log_index ${order}, leg ${order} ${part}
    )
    select part.block::text, part.log_index, part.leg, part.kind, p.position, part.pool, part.amount::text,
      part."from", coalesce(m.id, '') as from_id, coalesce(m.name, '') as from_name, part.receiver,
      coalesce(r.id, '') as receiver_id, coalesce(r.name, '') as receiver_name,
      part.transaction, part.at::text, part.index
    from part
    join pool p on p.pool = part.pool
    left join member m on m.wallet = part."from"
    left join member r on r.wallet = part.receiver
    order by part.block ${order}, part.log_index ${order}, part.leg ${order}`;
}

export function readNewest(
  db: Db,
  filter: LineFilter,
  holdings: readonly Holding[],
  { limit, offset }: { limit: number; offset: number },
): Promise<LineRow[]> {
  const part = sql`limit ${limit} offset ${offset}`;
  const query = linesOf({ filter, holdings, order: newestFirst, most: offset + limit, part });
  return rows(db, query, lineRow);
}

/**
 * Stored lines of a ledger, newest first, without shares.
 * @param before The line that follows them; `null` for the newest.
 * @param transaction Only lines of this transaction. @default all
 */
export function readBefore(
  db: Db,
  filter: LineFilter,
  { before, limit, transaction }: { before: Cursor | null; limit: number; transaction?: string },
): Promise<LineRow[]> {
  const isOf = transaction === undefined ? sql`true` : sql`e.transaction = ${transaction}`;
  const entries =
    before === null
      ? isOf
      : sql`${isOf} and (e.block, e.log_index, e.leg) < (${before.block}::bigint, ${before.logIndex}::int, ${before.leg}::smallint)`;
  const part = sql`limit ${limit}`;
  return rows(db, linesOf({ filter, holdings: [], order: newestFirst, most: limit, part, entries }), lineRow);
}

/** Position in a ledger: the last line read. */
export type Cursor = Pick<LineRow, 'block' | 'logIndex' | 'leg'>;

/**
 * Lines of a ledger, oldest first.
 * @param after The line before them; `null` for the first. Shares begin after each holding's own
 * mark.
 * @param bound The last block to read.
 */
export function readOldest(
  db: Db,
  filter: LineFilter,
  holdings: readonly Holding[],
  { after, bound, limit }: { after: Cursor | null; bound: bigint; limit: number },
): Promise<LineRow[]> {
  const isBelow = sql`e.block <= ${bound}::bigint`;
  const entries =
    after === null
      ? isBelow
      : sql`${isBelow} and (e.block, e.log_index, e.leg) > (${after.block}::bigint, ${after.logIndex}::int, ${after.leg}::smallint)`;
  const part = sql`limit ${limit}`;
  return rows(db, linesOf({ filter, holdings, order: oldestFirst, most: limit, part, entries }), lineRow);
}

/** Advances the holdings past the shares already read. */
export function holdingsAfter(holdings: readonly Holding[], read: readonly LineRow[]): Holding[] {
  const newest = new Map<Address, number>();
  for (const { pool, index } of read) if (index !== null) newest.set(pool, index);
  return holdings.map((holding) => {
    const index = newest.get(holding.pool) ?? holding.after.index;
    return { ...holding, after: { ...holding.after, index } };
  });
}
