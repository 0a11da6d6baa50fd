import type { ReplyData } from '@upline/api/contract';
import { poolTypeAt, toDecimal } from '@upline/domain';
import { getAddress } from 'viem';
import type { ParticipationRow } from './readParticipations.ts';

type Participation = ReplyData<'profile'>['poolParticipations'][number];

/** A participation in wire format. Spec §3. */
export function participationOf(row: ParticipationRow): Participation {
  return {
    position: row.position,
    contractAddress: getAddress(row.pool),
    poolType: poolTypeAt(row.position),
    isActive: row.isActive,
    isUserActivatedThisPool: row.index !== null,
    levelIncome: toDecimal(row.incomes.level),
    productFund: toDecimal(row.product),
    referralFund: toDecimal(row.incomes.referral),
    globalIncome: toDecimal(row.incomes.global),
    lossIncome: toDecimal(row.incomes.loss),
    lastUpdated: row.lastUpdated.toISOString(),
  };
}
