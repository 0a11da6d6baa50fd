export { maximumReasonLength, reasonWaits } from './announcements.ts';
export {
  type AttachmentFault,
  acceptedAttachments,
  attachmentFault,
  attachmentName,
  fileLinkLifetime,
  isImageName,
  maximumAttachmentBytes,
  maximumAttachments,
} from './attachments.ts';
export {
  type ActWay,
  type AuditAct,
  type AuditHead,
  type AuditKind,
  AuditTimes,
  actsSeenByMember,
  actWays,
  auditActs,
  auditHeadText,
  auditKinds,
  firstHash,
  kindOfAct,
  olderSeenActs,
  readAuditHead,
  type SealedEntry,
  sealedText,
} from './audit.ts';
export { blotSecrets } from './blotSecrets.ts';
export { type BrowserName, browserName } from './browserName.ts';
export { chainId, gasCoin, gasCoinBothNames } from './chainIdentity.ts';
export {
  type ChainEventKind,
  type ChainMark,
  type ChainMarkKind,
  chainEventKinds,
  chainMarkOf,
  chainMarks,
  type MarkLine,
  type MarkOutcome,
  openMarks,
  tagOfMark,
} from './chainMarks.ts';
export { advanceClaim, type ClaimEvent, type ClaimState, type PoolClaim, startClaim } from './claim.ts';
export { formatCoin } from './coinAmount.ts';
export {
  type DataRequestKind,
  type DataRequestState,
  dataRequestKinds,
  dataRequestStates,
  dataRequestTime,
  erasedText,
  maximumRefusalReason,
  type Retention,
  type RetentionKind,
  usualRetention,
} from './dataRequests.ts';
export { utcDate, utcTime } from './dates.ts';
export { defaultPorts } from './defaultPorts.ts';
export {
  type EnrolmentText,
  enrolmentLifetime,
  enrolmentMargin,
  enrolmentRenewal,
  enrolmentTypedData,
  longestLine,
  type PlaceState,
  placeLapses,
  placeStates,
} from './enrolment.ts';
export {
  type FeeLeg,
  type FeePlace,
  type FeeSplit,
  feeLegs,
  feeReceivers,
  splitFee,
} from './feeLegs.ts';
export { formatFileSize } from './fileSize.ts';
export {
  type IncidentSeverity,
  incidentSeverities,
  isIncidentLink,
  isUnderWay,
  maximumIncidentLength,
  maximumIncidentLink,
} from './incident.ts';
export {
  type Income,
  type IncomeDays,
  type IncomePeriod,
  type IncomePeriods,
  type IncomeSeries,
  type IncomeSums,
  incomePeriods,
  incomeSeries,
  lastDays,
  type PeriodUnit,
  withLine,
} from './incomePeriods.ts';
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
  type OtherLanguage,
} from './languages.ts';
export { leadsElsewhere, leadsElsewhereOrCalls } from './leadsElsewhere.ts';
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
export { maximumMacroNameLength, maximumMacros } from './macros.ts';
export {
  fillVariables,
  type MacroValues,
  type MacroVariable,
  macroStandsIn,
  macroVariables,
  unknownVariables,
  unresolvedVariables,
} from './macroText.ts';
export { memberIdBytes, memberIdFrom, parseMemberId } from './memberId.ts';
export { type Mention, mentionBegun, mentionName, mentionsIn } from './mentions.ts';
export { type BenchMessageId, benchMessages } from './messages/bench.ts';
export {
  type MessageId,
  messages,
  type Notice,
  type ServerMessageId,
  type ServerText,
  visitorMessages,
} from './messages/catalogue.ts';
export { contractErrorMessages } from './messages/contractErrors.ts';
export { type DeskMessageId, deskMessages } from './messages/desk.ts';
export {
  dollarsAndCents,
  formatMoney,
  formatPrice,
  fromDecimal,
  type MoneyParts,
  moneyDecimals,
  toDecimal,
} from './money.ts';
export { nameKeys, searchKey } from './nameSearch.ts';
export { type NoticeData, noticeData, noticeFacts } from './noticeData.ts';
export {
  countedKinds,
  type FeeTerms,
  type NoticeFacts,
  type NoticeKind,
  type NoticeWords,
  noticeGaps,
  noticeKinds,
  noticeText,
  type OperatorNotice,
} from './notices.ts';
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
  type AfterReply,
  afterReply,
  leavesAt,
  longestDelay,
  presenceInterval,
  presenceLifetime,
  typingInterval,
  typingLifetime,
  undoTime,
} from './outbox.ts';
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
  treeLookedAtMost,
  treeMatchesAtMost,
} from './pagination.ts';
export {
  globalPoolUsersPath,
  helpPath,
  type LedgerPart,
  ledgerPath,
  memberPath,
  notificationPath,
  paths,
  poolPaths,
  ticketAboutPath,
  ticketPath,
} from './paths.ts';
export { isBlank, plainName, readableText } from './plainText.ts';
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
  addOpenTime,
  arePeriods,
  dayMinutes,
  isTimeZone,
  maximumHolidays,
  maximumPeriods,
  type Office,
  type OpeningHours,
  type OpenPeriod,
  officeAt,
  openTimeBetween,
} from './promises/openingHours.ts';
export {
  type Dues,
  duesOf,
  newClock,
  type PromiseClock,
  type Settled,
  type Turn,
  turnClock,
} from './promises/promiseClock.ts';
export { type Rating, ratingPeriod, ratingReminder, ratings } from './promises/rating.ts';
export {
  type Compared,
  dayIn,
  fewestRatings,
  longestReport,
  type Report,
  type ReportFacts,
  type ReportPeriod,
  reportBounds,
  reportOf,
  type Share,
} from './promises/report.ts';
export { type SplitWaits, splitWaits } from './promises/splitWaits.ts';
export {
  areTargets,
  breachWarning,
  longestTarget,
  type PromiseKind,
  promiseKinds,
  type SupportHours,
  type Targets,
  usualHours,
} from './promises/supportHours.ts';
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
  isWallet,
  parseUpline,
  prefilledReferral,
  profileLinkOf,
  referralUrl,
  type UplineReference,
} from './referral.ts';
export { beginningOfPhrase, longestRun, possibleKeys, shortestPhrase } from './secrets.ts';
export { shortAddress, shortSponsor } from './shortAddress.ts';
export {
  isSigninText,
  type SigninExpected,
  signinLifetime,
  signinSite,
  signinText,
} from './signinText.ts';
export { withReturns } from './snooze.ts';
export {
  areasOf,
  byItself,
  isSupport,
  ownName,
  type StaffArea,
  type StaffRole,
  staffAreas,
  staffRoles,
  staffSessionLifetime,
} from './staff.ts';
export { posesAsStaff, shownName } from './staffName.ts';
export { storageKeys } from './storageKeys.ts';
export {
  firstShares,
  type GlobalSplit,
  generations,
  type RaceSplit,
  splitGlobalFee,
  splitRaceFee,
} from './terms.ts';
export { currentTerms, termsTextOf } from './termsTexts.ts';
export { riskMessages, type TermsText, termsMessages, termsVersion } from './termsVersion.ts';
export {
  changedFields,
  excerptLength,
  isTag,
  isTicketView,
  maximumBulk,
  maximumLinks,
  maximumTagLength,
  maximumTags,
  noFacts,
  type TicketFacts,
  type TicketPriority,
  type TicketSort,
  type TicketView,
  ticketPriorities,
  ticketSorts,
  ticketViews,
} from './ticketFacts.ts';
export {
  canSend,
  maximumMessageLength,
  maximumSubjectLength,
  maximumTicketMessages,
  mostTicketsCounted,
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
export {
  type ErrorLayer,
  errorLayers,
  isBatchImpossible,
  isDeviceLocked,
  isMethodUnknown,
  isRejection,
  isUpgradeRefused,
} from './walletAnswer.ts';
