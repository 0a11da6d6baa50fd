export { ApiError, type ApiReason } from './apiError.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export type { CallInput, JsonName, OwnBodyName, Reply, ReplyData } from './contract.ts';
export { type FeePart, legOf } from './feePart.ts';
export type { MessageId, TicketId } from './fields.ts';
export { knownActs, knownLines, knownNotificationKinds, knownRequests } from './knownKinds.ts';
export { csvCell, type LedgerLine } from './ledgerFile.ts';
export type { LiveTopic } from './live.ts';
export {
  type Access,
  idempotencyHeader,
  isOfStaff,
  ledgerBlockHeader,
  type Route,
  type RouteName,
  routes,
  type StaffRouteName,
} from './routes.ts';
export { ForeignMessageError, signinMessageFor } from './signinMessageFor.ts';
