import type * as z from 'zod';
import { authCalls } from './auth.ts';
import { clientErrorsCalls } from './clientErrors.ts';
import { dataRequestsCalls } from './dataRequests.ts';
import { deskCalls } from './desk.ts';
import { deskAnnouncementsCalls } from './deskAnnouncements.ts';
import { deskAuditCalls } from './deskAudit.ts';
import { deskBulkCalls } from './deskBulk.ts';
import { deskDataRequestsCalls } from './deskDataRequests.ts';
import { deskHoursCalls } from './deskHours.ts';
import { deskLinksCalls } from './deskLinks.ts';
import { deskMacrosCalls } from './deskMacros.ts';
import { deskMembersCalls } from './deskMembers.ts';
import { deskMergeCalls } from './deskMerge.ts';
import { deskOperateCalls } from './deskOperate.ts';
import { deskReportsCalls } from './deskReports.ts';
import { deskStaffCalls } from './deskStaff.ts';
import type { Endpoint } from './endpoint.ts';
import { placesCalls } from './enrolments.ts';
import { incidentsCalls } from './incidents.ts';
import { ledgerCalls } from './ledger.ts';
import { liveCalls } from './live.ts';
import { membersCalls } from './members.ts';
import { notificationsCalls } from './notifications.ts';
import { poolsCalls } from './pools.ts';
import { referralsCalls } from './referrals.ts';
import type { RouteName } from './routes.ts';
import { staffActsCalls } from './staffActs.ts';
import { termsCalls } from './terms.ts';
import { ticketsCalls } from './tickets.ts';
import { uploadsCalls } from './uploads.ts';

export { allowedMethods } from './allowedMethods.ts';
export { type AuditLine, auditFileName, auditFileType, auditLine } from './auditFile.ts';
export { type DataFile, dataFile, dataFileName, dataFileType } from './dataFile.ts';
export { actValues } from './deskOperate.ts';
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
  replayedHeader,
  requestIdHeader,
  signinCookie,
  usedKey,
  wrongFiles,
  wrongJson,
  wrongKey,
} from './requestRules.ts';

/** The HTTP contract, defined once: server, client, OpenAPI and mocks derive from it. Spec §7. */
export const contract = {
  ...authCalls,
  ...membersCalls,
  ...termsCalls,
  ...placesCalls,
  ...poolsCalls,
  ...referralsCalls,
  ...ledgerCalls,
  ...notificationsCalls,
  ...uploadsCalls,
  ...ticketsCalls,
  ...staffActsCalls,
  ...dataRequestsCalls,
  ...incidentsCalls,
  ...clientErrorsCalls,
  ...liveCalls,
  ...deskStaffCalls,
  ...deskCalls,
  ...deskMembersCalls,
  ...deskMergeCalls,
  ...deskLinksCalls,
  ...deskBulkCalls,
  ...deskMacrosCalls,
  ...deskHoursCalls,
  ...deskReportsCalls,
  ...deskAuditCalls,
  ...deskDataRequestsCalls,
  ...deskOperateCalls,
  ...deskAnnouncementsCalls,
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
