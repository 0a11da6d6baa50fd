export { chainId, gasCoin } from './chainIdentity.ts';
export { utcDate, utcTime } from './dates.ts';
export { defaultPorts } from './defaultPorts.ts';
export {
  type BonusClaimed,
  type GlobalInvested,
  type LedgerEntry,
  type LedgerEvent,
  type LedgerKind,
  type LostIncome,
  ledgerEntries,
  type RaceInvested,
} from './ledger.ts';
export { type LevelCardState, type LevelProgress, levelCardState, requiredPosition } from './levelCard.ts';
export {
  globalLevels,
  highestPosition,
  isPosition,
  type Level,
  levelAt,
  levels,
  nextPosition,
  type PoolKind,
  type PoolType,
  type Position,
  poolTypeAt,
  raceLevels,
} from './levels.ts';
export { memberIdBytes, memberIdFrom, parseMemberId } from './memberId.ts';
export { type MessageId, messages, type Notice } from './messages/catalogue.ts';
export { formatMoney, formatPrice, fromDecimal, moneyDecimals, toDecimal } from './money.ts';
export {
  dashboardReferrals,
  defaultPageSize,
  listPageSize,
  maximumPageSize,
  totalPages,
} from './pagination.ts';
export { paths } from './paths.ts';
export { type PortName, portOf, portVariables } from './portOf.ts';
export { lostIncomeFallback, maximumNameLength } from './profileRules.ts';
export {
  advancePurchase,
  currentStep,
  type Failure,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseSteps,
  type StepStatus,
  startPurchase,
} from './purchase.ts';
export {
  isWallet,
  parseUpline,
  prefilledReferral,
  profileLinkOf,
  referralUrl,
  type UplineReference,
} from './referral.ts';
export { shortAddress, shortSponsor } from './shortAddress.ts';
export { storageKeys } from './storageKeys.ts';
export { type GlobalSplit, generations, type RaceSplit, splitGlobalFee, splitRaceFee } from './terms.ts';
export { termsVersion } from './termsVersion.ts';
export { rehydrationTimeout, toastDuration, tokenCardInterval } from './timing.ts';
export { formatTokenCount } from './tokenCount.ts';
