import type { ReplyData } from '@upline/api';
import { fromDecimal, type Position } from '@upline/domain';

/** One pool that a member has activated or lost income at: money in units of 10⁻⁶. Spec §3. */
export interface Participation {
  position: Position;
  isActivated: boolean;
  productFund: bigint;
  referralFund: bigint;
  levelIncome: bigint;
  globalIncome: bigint;
  lossIncome: bigint;
  /** The instant of its latest entry, ISO 8601. */
  lastUpdated: string;
}

/** A participation as the wire carries it, with its money in units. */
export function participationOf(wire: ReplyData<'profile'>['poolParticipations'][number]): Participation {
  return {
    position: wire.position,
    isActivated: wire.isUserActivatedThisPool,
    productFund: fromDecimal(wire.productFund),
    referralFund: fromDecimal(wire.referralFund),
    levelIncome: fromDecimal(wire.levelIncome),
    globalIncome: fromDecimal(wire.globalIncome),
    lossIncome: fromDecimal(wire.lossIncome),
    lastUpdated: wire.lastUpdated,
  };
}
