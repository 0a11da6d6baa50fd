export type { Call } from './call.ts';
export type { Coin } from './coin.ts';
export { ContractRevert, type Outcome, outcomeOf, type RevertName } from './contractRevert.ts';
export {
  type EventArgs,
  type GlobalInvestedArgs,
  isGlobalInvested,
  type PoolEvent,
  type RaceInvestedArgs,
} from './events.ts';
export { firstFreeByScan } from './firstFree.ts';
export type { GlobalPool } from './globalPool.ts';
export type { Payment, PoolSetup } from './pool.ts';
export { createPoolModel, type PoolModel, type PoolModelOptions } from './poolModel.ts';
export type { RacePool } from './racePool.ts';
export type { Enrolment, Joining, Registry } from './registry.ts';
export type { Role } from './roles.ts';
export { nobody, type Wallet } from './wallet.ts';
