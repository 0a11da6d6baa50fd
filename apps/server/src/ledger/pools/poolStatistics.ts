import type { ReplyData } from '@upline/api/contract';
import { poolTypeAt, toDecimal } from '@upline/domain';
import { asc } from 'drizzle-orm';
import { getAddress } from 'viem';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { checkpoints, pools } from '../chainFacts/schema.ts';

type PoolRow = typeof pools.$inferSelect;

/** Unclaimed amounts of members and fund receivers, from their credits. */
function owedBy({ places, acc, debts, carry, credited, claimed, fundEarned, fundClaimed }: PoolRow): bigint {
  const shared = BigInt(places) * acc - debts + carry;
  return credited + shared - claimed + (fundEarned - fundClaimed);
}

function figuresOf(pool: PoolRow): ReplyData<'poolStatistics'>['pools'][number] {
  const { position, places, paidIn, claimed, fundClaimed } = pool;
  const paidOut = claimed + fundClaimed;
  return {
    position,
    contractAddress: getAddress(pool.pool),
    poolType: poolTypeAt(position),
    members: places,
    in: toDecimal(paidIn),
    out: toDecimal(paidOut),
    held: toDecimal(paidIn - paidOut),
    owed: toDecimal(owedBy(pool)),
  };
}

/**
 * Income, payments, balance and debts of every pool at the ledger's block. `held` follows from fees
 * and claims, `owed` from the credited lines: a difference between the two reveals a wrong line.
 * @throws HttpFailure 503 before the first read of the chain.
 */
export function poolStatistics(db: Db): Promise<ReplyData<'poolStatistics'>> {
  return inOneMoment(db, async (tx) => {
    const [checkpoint] = await tx.select().from(checkpoints);
    if (checkpoint === undefined) throw new HttpFailure(503, 'server.chainDown');
    const found = await tx.select().from(pools).orderBy(asc(pools.position), asc(pools.bit));
    return {
      pools: found.map(figuresOf),
      block: checkpoint.number.toString(),
      finalizedBlock: checkpoint.finalized.toString(),
      at: checkpoint.at.toISOString(),
    };
  });
}
