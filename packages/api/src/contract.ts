import type * as z from 'zod';
import {
  endSession,
  endSessions,
  login,
  logout,
  register,
  sessions,
  signinMessage,
  sponsor,
} from './auth.ts';
import { reportClientError } from './clientErrors.ts';
import { askForData, dataExport, dataRequests, withdrawDataRequest } from './dataRequests.ts';
import {
  deskChange,
  deskClose,
  deskDraft,
  deskNote,
  deskPresence,
  deskReopen,
  deskReply,
  deskTakeBack,
  deskTicket,
  deskTickets,
  deskTimeline,
  deskViews,
} from './desk.ts';
import { deskAnnounce, deskAnnouncements } from './deskAnnouncements.ts';
import { deskAudit, deskExportAudit, deskVerifyAudit } from './deskAudit.ts';
import { deskBulk } from './deskBulk.ts';
import {
  deskDataRequest,
  deskDataRequests,
  deskFulfilDataRequest,
  deskRefuseDataRequest,
} from './deskDataRequests.ts';
import { deskHours, deskSetHours } from './deskHours.ts';
import { deskLink, deskUnlink } from './deskLinks.ts';
import { deskApplyMacro, deskChangeMacro, deskCreateMacro, deskMacros } from './deskMacros.ts';
import { deskMember, deskMemberChain, deskTransaction } from './deskMembers.ts';
import { deskMerge, deskSplit, deskUnmerge } from './deskMerge.ts';
import { deskHealth, deskRecordAct, deskSentActs } from './deskOperate.ts';
import { deskReports } from './deskReports.ts';
import { deskGrant, deskMe, deskStaff, deskStaffLog, deskWithdraw } from './deskStaff.ts';
import type { Endpoint } from './endpoint.ts';
import { currentIncident, deskEndIncident, deskSetIncident } from './incidents.ts';
import { ledger, ledgerExport } from './ledger.ts';
import { live } from './live.ts';
import { profile, update } from './members.ts';
import {
  markAllNotificationsRead,
  markNotificationRead,
  notificationDetails,
  notifications,
  olderMarkNotificationRead,
  olderNotificationDetails,
  olderNotifications,
} from './notifications.ts';
import { askForPlace, place, signPlace } from './places.ts';
import { poolConfig, poolStatistics, referrer, userPoolDetails } from './pools.ts';
import { globalPoolUsers, referrals, referralTree, treeCounts, treeSearch } from './referrals.ts';
import type { RouteName } from './routes.ts';
import { accessLog, staffActs } from './staffActs.ts';
import { acceptTerms, terms } from './terms.ts';
import {
  createTicket,
  rateTicket,
  replyToTicket,
  supportPromise,
  ticket,
  tickets,
  typing,
} from './tickets.ts';
import { uploadMultiple, uploadSingle, uploadToTicket } from './uploads.ts';

export { allowedMethods } from './allowedMethods.ts';
export { type AuditLine, auditFileName, auditFileType, auditLine } from './auditFile.ts';
export { type DataFile, dataFile, dataFileName, dataFileType } from './dataFile.ts';
export { deskRoles, notTheirs } from './deskRoles.ts';
export type { Endpoint } from './endpoint.ts';
export { failureBody, type InputError, replyBody } from './envelope.ts';

export { type FeePart, partOf } from './feePart.ts';
export { type LedgerLine, ledgerCsvHeading, ledgerCsvRow, ledgerFileName } from './ledgerFile.ts';
export {
  challenge,
  filePolicy,
  fingerprintOf,
  isJson,
  isKey,
  keyLifetime,
  limitHeaders,
  maximumBody,
  notJson,
  requestIdHeader,
  signinCookie,
  usedKey,
  wrongFiles,
  wrongJson,
  wrongKey,
} from './requestRules.ts';

/** The HTTP contract, defined once: server, client, OpenAPI and mocks derive from it. Spec §7. */
export const contract = {
  signinMessage,
  login,
  register,
  sponsor,
  logout,
  sessions,
  endSession,
  endSessions,
  profile,
  update,
  terms,
  acceptTerms,
  place,
  signPlace,
  askForPlace,
  poolConfig,
  poolStatistics,
  userPoolDetails,
  referrer,
  referrals,
  referralTree,
  treeSearch,
  treeCounts,
  globalPoolUsers,
  ledger,
  ledgerExport,
  notifications,
  markNotificationRead,
  markAllNotificationsRead,
  notificationDetails,
  olderNotifications,
  olderNotificationDetails,
  olderMarkNotificationRead,
  uploadSingle,
  uploadMultiple,
  uploadToTicket,
  createTicket,
  tickets,
  ticket,
  supportPromise,
  rateTicket,
  replyToTicket,
  accessLog,
  typing,
  staffActs,
  dataRequests,
  askForData,
  withdrawDataRequest,
  dataExport,
  currentIncident,
  reportClientError,
  live,
  deskMe,
  deskStaff,
  deskGrant,
  deskWithdraw,
  deskStaffLog,
  deskViews,
  deskTickets,
  deskTicket,
  deskChange,
  deskReply,
  deskPresence,
  deskDraft,
  deskTakeBack,
  deskClose,
  deskReopen,
  deskNote,
  deskTimeline,
  deskMember,
  deskMemberChain,
  deskTransaction,
  deskMerge,
  deskUnmerge,
  deskSplit,
  deskLink,
  deskUnlink,
  deskBulk,
  deskMacros,
  deskCreateMacro,
  deskChangeMacro,
  deskApplyMacro,
  deskHours,
  deskSetHours,
  deskReports,
  deskAudit,
  deskVerifyAudit,
  deskExportAudit,
  deskDataRequests,
  deskDataRequest,
  deskFulfilDataRequest,
  deskRefuseDataRequest,
  deskSetIncident,
  deskEndIncident,
  deskHealth,
  deskRecordAct,
  deskSentActs,
  deskAnnouncements,
  deskAnnounce,
} as const satisfies Record<RouteName, Endpoint>;

export type Contract = typeof contract;

/** The calls whose reply is no JSON envelope: downloads and the stream. */
export type OwnBodyName = {
  [N in RouteName]: Contract[N] extends { media: object } ? N : never;
}[RouteName];

/** The calls that reply with JSON in an envelope: all others. */
export type JsonName = Exclude<RouteName, OwnBodyName>;

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = E extends {
  [key in K]: infer S extends z.ZodType;
}
  ? { [key in K]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

type Files<E> = E extends { files: object } ? { files: readonly File[] } : unknown;

export type CallInput<N extends RouteName> = Part<Contract[N], 'params', 'in'> &
  Partial<Part<Contract[N], 'query', 'in'>> &
  Part<Contract[N], 'body', 'in'> &
  Files<Contract[N]>;

/**
 * The input of a call for its handler: parsed, with defaults. Uploaded files are passed separately.
 */
export type HandlerInput<N extends RouteName> = Part<Contract[N], 'params', 'out'> &
  Part<Contract[N], 'query', 'out'> &
  Part<Contract[N], 'body', 'out'>;

export type Reply<N extends RouteName> = z.output<Contract[N]['reply']>;

/** The data of a call's successful reply; of an upload, what was uploaded. */
export type ReplyData<N extends RouteName> = N extends OwnBodyName
  ? Response
  : Reply<N> extends { data: infer Data }
    ? Data
    : Omit<Reply<N>, 'success' | 'message'>;
