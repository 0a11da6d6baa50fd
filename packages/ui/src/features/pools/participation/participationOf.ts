import type { ReplyData } from '@upline/api';
import { fromDecimal } from '@upline/domain';
import type { Participation } from './participation.ts';

/** Maps a participation from the API, with amounts in units of 10⁻⁶. */
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
