export { planFundClaim } from './acts/funds.ts';
export { planAcceptHandover, planCancelHandover, planHandover } from './acts/handover.ts';
export { planModifier } from './acts/modifier.ts';
export { planPause, planUnpause } from './acts/pause.ts';
export {
  planAddPool,
  planCancelPool,
  planQueuePool,
  planSeal,
  planSeat,
  planStart,
} from './acts/pools.ts';
export { planAccept, planOffer } from './acts/receivers.ts';
export { planRescue } from './acts/rescue.ts';
export { planCancelRetirement, planQueueRetirement, planRetire } from './acts/retirement.ts';
export { planApplyTerms, planCancelTerms, planQueueTerms } from './acts/terms.ts';
export { type AnnouncedPools, readAnnouncedPools } from './announcedPools.ts';
export { runningClocks } from './clocks.ts';
export { moment } from './moment.ts';
export { type ActPlan, missingChanges } from './plan.ts';
export { type Rehearsal, rehearse } from './rehearse.ts';
export { requireDeployment } from './requireDeployment.ts';
export { type SentCall, sendByKey } from './send.ts';
export { type LookAt, readSituation, type Situation } from './situation.ts';
export { fingerprint, plainCalls, safeBatch, sendCallsRequest } from './ways.ts';
