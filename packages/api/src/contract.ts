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
import { deskClose, deskReopen, deskReply, deskTicket, deskTickets } from './desk.ts';
import type { Endpoint } from './endpoint.ts';
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
import { globalPoolUsers, referrals, referralTree } from './referrals.ts';
import type { RouteName } from './routes.ts';
import { staffActs } from './staffActs.ts';
import { acceptTerms, terms } from './terms.ts';
import { createTicket, replyToTicket, ticket, tickets } from './tickets.ts';
import { uploadMultiple, uploadSingle, uploadToTicket } from './uploads.ts';

export { allowedMethods } from './allowedMethods.ts';
export type { Endpoint } from './endpoint.ts';
export { failureBody, type InputError, replyBody } from './envelope.ts';

export { type LedgerLine, ledgerCsvHeading, ledgerCsvRow, ledgerFileName } from './ledgerFile.ts';
export {
  challenge,
  fingerprintOf,
  isJson,
  isKey,
  keyLifetime,
  maximumBody,
  notJson,
  usedKey,
  wrongFiles,
  wrongJson,
  wrongKey,
} from './requestRules.ts';

/** The HTTP contract, written once: server, client, OpenAPI and mocks derive from it. Spec §7. */
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
  replyToTicket,
  staffActs,
  reportClientError,
  live,
  deskTickets,
  deskTicket,
  deskReply,
  deskClose,
  deskReopen,
} as const satisfies Record<RouteName, Endpoint>;

export type Contract = typeof contract;

/** The calls that answer with a body of their own, which is read as it comes. */
export type OwnBodyName = {
  [N in RouteName]: Contract[N] extends { media: readonly string[] } ? N : never;
}[RouteName];

/** The calls that answer with JSON in an envelope: all others. */
export type JsonName = Exclude<RouteName, OwnBodyName>;

type Part<E, K extends 'params' | 'query' | 'body', Side extends 'in' | 'out'> = E extends {
  [key in K]: infer S extends z.ZodType;
}
  ? { [key in K]: Side extends 'in' ? z.input<S> : z.output<S> }
  : unknown;

/** What a call of uploads carries beside its other input. */
type Files<E> = E extends { files: object } ? { files: readonly File[] } : unknown;

/** What a caller gives to a call. */
export type CallInput<N extends RouteName> = Part<Contract[N], 'params', 'in'> &
  Partial<Part<Contract[N], 'query', 'in'>> &
  Part<Contract[N], 'body', 'in'> &
  Files<Contract[N]>;

/** What a handler of a call receives: parsed, with defaults filled in. Files come to it in its own way. */
export type HandlerInput<N extends RouteName> = Part<Contract[N], 'params', 'out'> &
  Part<Contract[N], 'query', 'out'> &
  Part<Contract[N], 'body', 'out'>;

/** The body of a call's successful reply. */
export type Reply<N extends RouteName> = z.output<Contract[N]['reply']>;

/** The data of a call's successful reply; of an upload, what was uploaded. */
export type ReplyData<N extends RouteName> = N extends OwnBodyName
  ? Response
  : Reply<N> extends { data: infer Data }
    ? Data
    : Omit<Reply<N>, 'success' | 'message'>;
