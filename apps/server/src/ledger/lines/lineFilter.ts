import type { HandlerInput } from '@upline/api/contract';
import type { LedgerKind, Position } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';

export interface LineFilter {
  wallet: Address;
  /** Kinds of lines; empty for all. */
  kinds: readonly LedgerKind[];
  position: Position | null;
  /** Inclusive. */
  from: Date | null;
  /** Exclusive. */
  to: Date | null;
}

export function lineFilterOf(
  wallet: Address,
  { kind, position, from, to }: Pick<HandlerInput<'ledger'>['query'], 'kind' | 'position' | 'from' | 'to'>,
): LineFilter {
  return {
    wallet,
    kinds: kind,
    position: position ?? null,
    from: from === undefined ? null : new Date(from),
    to: to === undefined ? null : new Date(to),
  };
}

/** True if the filter includes a kind of line. */
export function asksFor({ kinds }: LineFilter, kind: LedgerKind): boolean {
  return kinds.length === 0 || kinds.includes(kind);
}

/** An instant in SQL: text literals do not support the year 0, which a caller may send. */
export function instantOf(at: Date): SQL {
  return sql`to_timestamp(${at.getTime() / 1000}::float8)`;
}

/** Shares are not stored as entries, so a filter for shares alone matches none. */
function isAskedKind({ kinds }: LineFilter): SQL {
  if (kinds.length === 0) return sql`true`;
  const stored = kinds.filter((kind) => kind !== 'global').map((kind) => sql`${kind}`);
  return stored.length === 0 ? sql`false` : sql`e.kind in (${sql.join(stored, sql`, `)})`;
}

/** SQL condition of the filter on `entry e`. */
export function entriesOf(filter: LineFilter): SQL {
  const { wallet, position, from, to } = filter;
  const conditions = [sql`e.wallet = ${wallet}`, isAskedKind(filter)];
  if (position !== null) {
    conditions.push(sql`e.pool in (select p.pool from pool p where p.position = ${position})`);
  }
  if (from !== null) conditions.push(sql`e.at >= ${instantOf(from)}`);
  if (to !== null) conditions.push(sql`e.at < ${instantOf(to)}`);
  return sql.join(conditions, sql` and `);
}
