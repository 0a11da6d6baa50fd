import type { Position } from '@upline/domain';

/** Paid in, paid out, held and owed amounts of a pool. Units of 10⁻⁶. */
export interface PoolBooks {
  position: Position;
  contract: string;
  in: bigint;
  out: bigint;
  held: bigint;
  owed: bigint;
  members: number;
}

/** Coverage of the debt by the held amount. */
export type Coverage =
  | { status: 'nothingOwed' }
  /** `ratio` in basis points, rounded down. */
  | { status: 'covered'; ratio: bigint }
  /** `missing` in units of 10⁻⁶: the debt that cannot be paid. */
  | { status: 'short'; ratio: bigint; missing: bigint };

const whole = 10_000n;

/** The coverage of a debt. Without debt there is no ratio. */
export function coverageOf({ held, owed }: Pick<PoolBooks, 'held' | 'owed'>): Coverage {
  if (owed <= 0n)
    return held < owed ? { status: 'short', ratio: 0n, missing: owed - held } : { status: 'nothingOwed' };
  const ratio = held > 0n ? (held * whole) / owed : 0n;
  return held < owed ? { status: 'short', ratio, missing: owed - held } : { status: 'covered', ratio };
}

/** True if every pool has a debt and covers it. */
export function isAllCovered(pools: readonly PoolBooks[]): boolean {
  return pools.every((pool) => coverageOf(pool).status === 'covered');
}

/** The sum of all pools. */
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
