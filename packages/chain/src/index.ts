export { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';
export type { DeployedPool, Deployment } from './deployment.ts';
export { polygonAt } from './polygonAt.ts';
export {
  activatedPositions,
  isIn,
  type ListedPool,
  listPools,
  type Reader,
  readAllowance,
  readBalance,
  readRecord,
  type WalletRecord,
} from './pools.ts';
export { type PurchaseOptions, purchase } from './purchase.ts';
export type { LookupReferrer } from './referral.ts';
export { failureOf, Refusal } from './revert.ts';
export type { Wallet } from './transaction.ts';
export type { NamedPool } from './trustedPool.ts';
