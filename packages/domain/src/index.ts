export {
  type AttachmentFault,
  acceptedAttachments,
  attachmentFault,
  attachmentName,
  isImageName,
  maximumAttachmentBytes,
  maximumAttachments,
} from './attachments.ts';
export { blotSecrets } from './blotSecrets.ts';
export { type BrowserName, browserName } from './browserName.ts';
export { chainId, gasCoin } from './chainIdentity.ts';
export { advanceClaim, type ClaimEvent, type ClaimState, type PoolClaim, startClaim } from './claim.ts';
export { formatCoin } from './coinAmount.ts';
export { utcDate, utcTime } from './dates.ts';
export { defaultPorts } from './defaultPorts.ts';
export {
  type EnrolmentText,
  enrolmentLifetime,
  enrolmentMargin,
  enrolmentRenewal,
  enrolmentTypedData,
  type PlaceState,
  placeStates,
} from './enrolment.ts';
export { formatFileSize } from './fileSize.ts';
export {
  type IncomeDays,
  type IncomePeriod,
  type IncomePeriods,
  type IncomeSeries,
  type IncomeSums,
  incomePeriods,
  incomeSeries,
  type PeriodUnit,
  withLine,
} from './incomePeriods.ts';
export {
  type BonusClaimed,
  type EntryKind,
  type GlobalInvested,
  type GlobalShare,
  globalShareEntry,
  globalShareLeg,
  type LedgerEntry,
  type LedgerEvent,
  type LedgerKind,
  type LostIncome,
  ledgerEntries,
  ledgerKinds,
  type RaceInvested,
  type SharedPurchase,
} from './ledger.ts';
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
export { localDay, localDayStart } from './localDay.ts';
export { memberIdBytes, memberIdFrom, parseMemberId } from './memberId.ts';
export { type MessageId, messages, type Notice, visitorMessages } from './messages/catalogue.ts';
export { formatMoney, formatPrice, fromDecimal, moneyDecimals, toDecimal } from './money.ts';
export { type FeeTerms, type NoticeFacts, type NoticeKind, noticeKinds, noticeText } from './notices.ts';
export {
  dashboardReferrals,
  defaultPageSize,
  globalUsersPageSize,
  listPageSize,
  matchesAtMost,
  maximumPageSize,
  notificationsAtOnce,
  staffActsAtOnce,
  ticketPageSize,
  totalPages,
} from './pagination.ts';
export {
  globalPoolUsersPath,
  type LedgerPart,
  ledgerPath,
  memberPath,
  notificationPath,
  paths,
  poolPaths,
  ticketAboutPath,
  ticketPath,
} from './paths.ts';
export { plainName, readableText } from './plainText.ts';
export { type PortName, portOf, portVariables } from './portOf.ts';
export {
  byProfileText,
  lostIncomeFallback,
  maximumNameLength,
  maximumPhotoBytes,
  noProfileTexts,
  type ProfileText,
  type ProfileTexts,
  photoFault,
  photoTypes,
  profileTextNames,
  profileTextsOf,
} from './profileRules.ts';
export {
  advancePurchase,
  currentStep,
  type Failure,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  type PurchaseWay,
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
export { beginningOfPhrase, longestRun, possibleKeys, shortestPhrase } from './secrets.ts';
export { shortAddress, shortSponsor } from './shortAddress.ts';
export { signinStatement } from './signinStatement.ts';
export { posesAsStaff, shownName } from './staffName.ts';
export { storageKeys } from './storageKeys.ts';
export { type GlobalSplit, generations, type RaceSplit, splitGlobalFee, splitRaceFee } from './terms.ts';
export { currentTerms, termsTextOf } from './termsTexts.ts';
export { riskMessages, type TermsText, termsMessages, termsVersion } from './termsVersion.ts';
export {
  canSend,
  maximumMessageLength,
  maximumSubjectLength,
  maximumTicketMessages,
  noTopic,
  type TicketStatus,
  type TicketTopic,
  ticketStatuses,
  topicOf,
} from './tickets.ts';
export {
  bonusRefreshDelay,
  conversationRefetchDelay,
  rehydrationTimeout,
  searchDebounce,
  toastDuration,
  tokenCardInterval,
} from './timing.ts';
export { formatTokenCount } from './tokenCount.ts';
export { uploadProgress, uploadTick } from './uploadProgress.ts';
