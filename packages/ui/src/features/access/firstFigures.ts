import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';

/** What all pools took, gave and hold, as far as the server has read the chain. Money in units of 10⁻⁶. */
export interface FirstFigures {
  /** How many have a place at Level 1, with which everybody begins. */
  members: number;
  in: bigint;
  out: bigint;
  held: bigint;
  /** What those pools lack that hold less than they owe. */
  missing: bigint;
  /** Whether every pool holds exactly what it owes. */
  isEqual: boolean;
  /** The block that the figures reach. */
  block: string;
  /** Whether that block can no longer be replaced. */
  isFinal: boolean;
  /** The coin in which fees are paid, where the server knows it. */
  coin: ReplyData<'poolStatistics'>['coin'];
}

/** The pools' figures as one. A pool's surplus covers no other pool's lack. */
export function firstFiguresOf({
  pools,
  block,
  finalizedBlock,
  coin,
}: ReplyData<'poolStatistics'>): FirstFigures {
  const figures: FirstFigures = {
    members: pools.find(({ position }) => position === 1)?.members ?? 0,
    in: 0n,
    out: 0n,
    held: 0n,
    missing: 0n,
    isEqual: true,
    block,
    isFinal: BigInt(block) <= BigInt(finalizedBlock),
    coin,
  };
  for (const pool of pools) {
    const [held, owed] = [fromDecimal(pool.held), fromDecimal(pool.owed)];
    figures.in += fromDecimal(pool.in);
    figures.out += fromDecimal(pool.out);
    figures.held += held;
    if (held < owed) figures.missing += owed - held;
    if (held !== owed) figures.isEqual = false;
  }
  return figures;
}
