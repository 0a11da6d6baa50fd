import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';

/** Totals of all pools, up to the server's latest block. Units of 10⁻⁶. */
export interface FirstFigures {
  /** Number of members with Level 1, the first purchase of everyone. */
  members: number;
  in: bigint;
  out: bigint;
  held: bigint;
  /** Sum of all shortfalls. */
  missing: bigint;
  /** True if every pool holds exactly its debt. */
  isEqual: boolean;
  /** Block number of the figures. */
  block: string;
  /** True if that block is final. */
  isFinal: boolean;
  /** The coin of the fees; `null` if the server does not know it. */
  coin: ReplyData<'poolStatistics'>['coin'];
}

/** Totals of the pools' figures. A surplus never offsets another pool's shortfall. */
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
