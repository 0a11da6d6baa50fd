import type { Position } from '@upline/domain';

/** What one pool took, gave, holds and owes. Units of 10⁻⁶. */
export interface PoolBooks {
  position: Position;
  contract: string;
  in: bigint;
  out: bigint;
  held: bigint;
  owed: bigint;
  members: number;
}

/** Whether what is held covers what is owed. */
export type Coverage =
  | { status: 'nothingOwed' }
  /** `ratio` in basis points, never rounded up. */
  | { status: 'covered'; ratio: bigint }
  /** `missing` in units of 10⁻⁶: so much cannot be paid. */
  | { status: 'short'; ratio: bigint; missing: bigint };

const whole = 10_000n;

/** What is held of what is owed. Nothing owed is no hundred percent. */
export function coverageOf({ held, owed }: Pick<PoolBooks, 'held' | 'owed'>): Coverage {
  if (owed <= 0n)
    return held < owed ? { status: 'short', ratio: 0n, missing: owed - held } : { status: 'nothingOwed' };
  const ratio = held > 0n ? (held * whole) / owed : 0n;
  return held < owed ? { status: 'short', ratio, missing: owed - held } : { status: 'covered', ratio };
}

/** Whether every pool owes something, and holds it. */
export function isAllCovered(pools: readonly PoolBooks[]): boolean {
  return pools.every((pool) => coverageOf(pool).status === 'covered');
}

/** All pools as one. */
export function totalOf(pools: readonly PoolBooks[]): Omit<PoolBooks, 'position' | 'contract' | 'members'> {
  const total = { in: 0n, out: 0n, held: 0n, owed: 0n };
  for (const pool of pools) {
    total.in += pool.in;
    total.out += pool.out;
    total.held += pool.held;
    total.owed += pool.owed;
  }
  return total;
}
