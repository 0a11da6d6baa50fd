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
} from './openingHours.ts';
export {
  type Deadlines,
  deadlinesOf,
  newTimer,
  type SlaTimer,
  type Settled,
  type TicketEvent,
  advanceTimer,
} from './slaTimer.ts';
export { type Rating, ratingPeriod, ratingReminder, ratings } from './rating.ts';
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
} from './report.ts';
export { type SplitWaits, splitWaits } from './splitWaits.ts';
export {
  areTargets,
  breachWarning,
  longestTarget,
  type SlaKind,
  slaKinds,
  type SupportHours,
  type Targets,
  usualHours,
} from './supportHours.ts';
