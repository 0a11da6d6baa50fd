import type { HandlerInput } from '@upline/api/contract';
import type { LedgerKind, Position } from '@upline/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Address } from 'viem';

/** Which lines are asked for. */
export interface LineFilter {
  /** Whose ledger. */
  wallet: Address;
  /** Every kind when empty. */
  kinds: readonly LedgerKind[];
  position: Position | null;
  /** Included. */
  from: Date | null;
  /** Not included. */
  to: Date | null;
  /** Only what is in blocks above this one; `null` for all. */
  above: bigint | null;
}

/** What a query asks of a wallet's ledger. */
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
    above: null,
  };
}

/** Whether lines of a kind are asked for. */
export function asksFor({ kinds }: LineFilter, kind: LedgerKind): boolean {
  return kinds.length === 0 || kinds.includes(kind);
}

/** An instant in a statement: the database's own texts know no year 0, which a caller may name. */
export function instantOf(at: Date): SQL {
  return sql`to_timestamp(${at.getTime() / 1000}::float8)`;
}

/** Shares are no rows: a filter that asks for them alone lets no entry through. */
function isAskedKind({ kinds }: LineFilter): SQL {
  if (kinds.length === 0) return sql`true`;
  const stored = kinds.filter((kind) => kind !== 'global').map((kind) => sql`${kind}`);
  return stored.length === 0 ? sql`false` : sql`e.kind in (${sql.join(stored, sql`, `)})`;
}

/** Which rows of `entry e` are asked for. */
export function entriesOf(filter: LineFilter): SQL {
  const { wallet, position, from, to, above } = filter;
  const conditions = [sql`e.wallet = ${wallet}`, isAskedKind(filter)];
  if (position !== null) {
    conditions.push(sql`e.pool in (select p.pool from pool p where p.position = ${position})`);
  }
  if (from !== null) conditions.push(sql`e.at >= ${instantOf(from)}`);
  if (to !== null) conditions.push(sql`e.at < ${instantOf(to)}`);
  if (above !== null) conditions.push(sql`e.block > ${above}`);
  return sql.join(conditions, sql` and `);
}
