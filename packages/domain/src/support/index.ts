export { canGrow, foldLooks, startOfLooks } from './accessLooks.ts';
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
  type AuditAct,
  type AuditHead,
  type AuditKind,
  AuditTimes,
  actsSeenByMember,
  auditActs,
  auditHeadText,
  auditKinds,
  firstHash,
  type HashedEntry,
  hashedText,
  kindOfAct,
  olderSeenActs,
  readAuditHead,
  type SendMethod,
  sendMethods,
} from './audit.ts';
export {
  type ChainEventKind,
  chainEventKinds,
  openStatuses,
  type StatusLine,
  type StatusOutcome,
  statusTag,
  type TransactionStatus,
  type TransactionStatusKind,
  transactionStatuses,
  transactionStatusOf,
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
export { mergedSnooze, withReturns } from './snooze.ts';
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
  maximumNotes,
  maximumScheduledReplies,
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
