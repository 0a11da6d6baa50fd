export { utcDate, utcTime } from './dates.ts';
export { formatFileSize } from './fileSize.ts';
export {
  directionOf,
  isLanguage,
  type Language,
  languageNames,
  languages,
  languageTags,
  type OtherLanguage,
} from './languages.ts';
export { localDay, localDayStart } from './localDay.ts';
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
  bonusRefreshDelay,
  conversationRefetchDelay,
  rehydrationTimeout,
  searchDebounce,
  toastDuration,
  tokenCardInterval,
} from './timing.ts';
export { uploadProgress, uploadTick } from './uploadProgress.ts';
