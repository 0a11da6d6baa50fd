export { type BrowserName, browserName } from './browserName.ts';
export {
  type EnrolmentState,
  type EnrolmentText,
  enrolmentLapses,
  enrolmentLifetime,
  enrolmentMargin,
  enrolmentRenewal,
  enrolmentTypedData,
  longestLine,
  placeStates,
} from './enrolment.ts';
export { leadsElsewhere, leadsElsewhereOrCalls } from './leadsElsewhere.ts';
export { memberIdBytes, memberIdFrom, parseMemberId } from './memberId.ts';
export { nameKeys, searchKey } from './nameSearch.ts';
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
  decodedSegment,
  isWallet,
  parseUpline,
  prefilledReferral,
  profileLinkOf,
  referralUrl,
  type UplineReference,
  uplineOf,
} from './referral.ts';
export { shortAddress, shortSponsor } from './shortAddress.ts';
export {
  isSigninText,
  type SigninExpected,
  signinLifetime,
  signinSite,
  signinText,
} from './signinText.ts';
export { posesAsStaff, shownName } from './staffName.ts';
export {
  type ErrorLayer,
  errorLayers,
  isBatchImpossible,
  isDeviceLocked,
  isMethodUnknown,
  isRejection,
  isUpgradeRefused,
} from './walletAnswer.ts';
