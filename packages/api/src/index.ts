export { ApiError } from './apiError.ts';
export { type CallOptions, type Client, type ClientOptions, createClient } from './client.ts';
export type { CallInput, JsonName, OwnBodyName, Reply, ReplyData } from './contract.ts';
export type { LedgerLine } from './ledgerFile.ts';
export {
  type Access,
  idempotencyHeader,
  ledgerBlockHeader,
  type Route,
  type RouteName,
  routes,
} from './routes.ts';
