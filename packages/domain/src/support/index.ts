export { type AccessLine, foldLooks } from './accessLooks.ts';
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
  type SendMethod,
  type AuditAct,
  type AuditHead,
  type AuditKind,
  AuditTimes,
  actsSeenByMember,
  sendMethods,
  auditActs,
  auditHeadText,
  auditKinds,
  firstHash,
  kindOfAct,
  olderSeenActs,
  readAuditHead,
  type HashedEntry,
  hashedText,
} from './audit.ts';
export {
  type ChainEventKind,
  type TransactionStatus,
  type TransactionStatusKind,
  chainEventKinds,
  transactionStatusOf,
  transactionStatuses,
  type StatusLine,
  type StatusOutcome,
  openStatuses,
  statusTag,
} from './chainMarks.ts';
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
export { type FoundBy, foundBys, isFoundInRow } from './foundBy.ts';
export {
  type IncidentSeverity,
  incidentSeverities,
  isIncidentLink,
  isUnderWay,
  maximumIncidentLength,
  maximumIncidentLink,
} from './incident.ts';
export {
  fillVariables,
  type MacroValues,
  type MacroVariable,
  macroStandsIn,
  macroVariables,
  maximumMacroNameLength,
  maximumMacros,
  unknownVariables,
  unresolvedVariables,
} from './macroText.ts';
export { type Mention, mentionBegun, mentionName, mentionsIn } from './mentions.ts';
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
} from './scheduledReplies.ts';
export { beginningOfPhrase, longestRun, possibleKeys, shortestPhrase } from './secrets.ts';
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
  tagsIn,
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
