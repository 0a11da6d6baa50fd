import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import type { Participation } from './participation.ts';

/** A participation as the wire carries it, with its money in units. */
export function participationOf(wire: ReplyData<'profile'>['poolParticipations'][number]): Participation {
  return {
    position: wire.position,
    poolType: wire.poolType,
    isActivated: wire.isUserActivatedThisPool,
    productFund: fromDecimal(wire.productFund),
    referralFund: fromDecimal(wire.referralFund),
    levelIncome: fromDecimal(wire.levelIncome),
    globalIncome: fromDecimal(wire.globalIncome),
    lossIncome: fromDecimal(wire.lossIncome),
    lastUpdated: wire.lastUpdated,
  };
}
