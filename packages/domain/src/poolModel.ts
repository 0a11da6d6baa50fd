export type { Call } from './poolModel/call.ts';
export type { Coin } from './poolModel/coin.ts';
export { adminDelay, announcement, grace, pauseCoolDown, pauseLength } from './poolModel/duration.ts';
export {
  type EventArgs,
  type GlobalInvestedArgs,
  isGlobalInvested,
  type PoolEvent,
  type RaceInvestedArgs,
} from './poolModel/events.ts';
export { firstFreeByScan } from './poolModel/firstFree.ts';
export type { GlobalPool } from './poolModel/globalPool.ts';
export { maximumSeats, type Payment, type PoolSetup, platformInvestorLevel } from './poolModel/pool.ts';
export type { RacePool } from './poolModel/racePool.ts';
export { type Outcome, outcomeOf, PoolRefusal, type RefusalName } from './poolModel/refusal.ts';
export { type Enrolment, type Joining, maximumHops, type Registry } from './poolModel/registry.ts';
export type { Role } from './poolModel/roles.ts';
export {
  checkTerms,
  firstGlobalTerms,
  firstRaceTerms,
  globalCuts,
  isSameTerms,
  type PoolTerms,
  raceCuts,
} from './poolModel/terms.ts';
export { nobody, type Wallet } from './poolModel/wallet.ts';
export { createPoolWorld, type PoolWorld, type PoolWorldOptions } from './poolModel/world.ts';
