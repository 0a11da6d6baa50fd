export { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';
export { type Coin, listCoins, readBalances, type WalletBalances } from './balances.ts';
export { type ClaimOptions, claim } from './claim.ts';
export { claimableBonuses } from './claimable.ts';
export { firstBlock } from './deploy/firstBlock.ts';
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
export { readTransfers, type TransferHistory } from './transfers.ts';
export type { NamedPool } from './trustedPool.ts';
