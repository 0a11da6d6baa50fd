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
export {
  advanceTimer,
  type Deadlines,
  deadlinesOf,
  newTimer,
  type Settled,
  type SlaTimer,
  type TicketEvent,
} from './slaTimer.ts';
export { type SplitWaits, splitWaits } from './splitWaits.ts';
export {
  areTargets,
  breachWarning,
  longestTarget,
  type SlaKind,
  type SupportHours,
  slaKinds,
  type Targets,
  usualHours,
} from './supportHours.ts';
