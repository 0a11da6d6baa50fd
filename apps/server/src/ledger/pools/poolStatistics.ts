import type { ReplyData } from '@upline/api/contract';
import { poolTypeAt, toDecimal } from '@upline/domain';
import { asc } from 'drizzle-orm';
import { getAddress } from 'viem';
import { inOneMoment } from '../../platform/db/inOneMoment.ts';
import type { Db } from '../../platform/db/openDb.ts';
import { HttpFailure } from '../../platform/http/httpFailure.ts';
import { checkpoints, pools } from '../chainFacts/schema.ts';

type PoolRow = typeof pools.$inferSelect;

/** What members and the receivers of the fund have not taken yet, from what each of them was credited with. */
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
 * What every pool took, gave, holds and owes at the block that the ledger has reached. `held` follows from what came
 * in and went out, `owed` from the members' and the fund's own lines: where the two differ, a line is wrong.
 * @throws HttpFailure 503 before the chain was read for the first time.
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
