export { chainId, gasCoin, gasCoinBothNames } from './chainIdentity.ts';
export { advanceClaim, type ClaimEvent, type ClaimState, type PoolClaim, startClaim } from './claim.ts';
export { type LevelCardState, type LevelProgress, levelCardState, requiredPosition } from './levelCard.ts';
export {
  byPosition,
  globalLevels,
  highestPosition,
  isPosition,
  type Level,
  lastPosition,
  levelAt,
  levels,
  nextPosition,
  type PoolKind,
  type PoolType,
  type Position,
  poolTypeAt,
  raceLevels,
  treeLevels,
} from './levels.ts';
export {
  type ActField,
  type ActKind,
  type ActValues,
  actFields,
  actForm,
  actKindOf,
  actKinds,
  actsOf,
  isOperatorAct,
  type OperatorAct,
  operatorActs,
} from './operatorActs.ts';
export {
  advancePurchase,
  currentStep,
  type Failure,
  type PurchaseEvent,
  type PurchasePlan,
  type PurchaseState,
  type PurchaseStep,
  type PurchaseWay,
  purchaseSteps,
  type ShownStep,
  type StepStatus,
  shownSteps,
  startPurchase,
} from './purchase.ts';
export {
  firstShares,
  type GlobalSplit,
  generations,
  type RaceSplit,
  splitGlobalFee,
  splitRaceFee,
} from './terms.ts';
