export { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';
export type { ClaimAttempt, PurchaseAttempt } from './attempt.ts';
export { type Coin, listCoins, readBalances, type WalletBalances } from './balances.ts';
export { batchStatus } from './batch.ts';
export { type ClaimOptions, claim } from './claim.ts';
export { claimableBonuses } from './claimable.ts';
export { firstBlock } from './deploy/firstBlock.ts';
export type { DeployedPool, Deployment } from './deployment.ts';
export { type Enrolment, type EnrolmentFault, enrolmentFault } from './enrolments.ts';
export { toldBy } from './followAttempt.ts';
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
export { previewPurchase, refusedPreview } from './preview.ts';
export { type AdminChange, type AdminChanges, readAdminChanges } from './proofs/adminChanges.ts';
export { type FeeLeg, type FeeTrail, readFeeTrails } from './proofs/feeTrail.ts';
export { BrokenBooks } from './proofs/poolBooks.ts';
export {
  createPoolProofs,
  type PoolProof,
  type PoolProofs,
  type ProofOptions,
  type ProofSource,
} from './proofs/poolProofs.ts';
export { type PoolTerms, readPoolTerms } from './proofs/poolTerms.ts';
export {
  type LineField,
  type ProvenLine,
  type ProveOptions,
  proveLine,
  type ToldLine,
} from './proofs/proveLine.ts';
export { type RoleHolder, readRoleHolders } from './proofs/roleHolders.ts';
export { type PurchaseOptions, purchase } from './purchase.ts';
export type { LookupReferrer, Unrecordable } from './referral.ts';
export { resumeClaim } from './resumeClaim.ts';
export { resumePurchase } from './resumePurchase.ts';
export { failureOf, Refusal } from './revert.ts';
export { revokeAllowances } from './revoke.ts';
export type { Wallet } from './transaction.ts';
export { readTransfers, type TransferHistory } from './transfers.ts';
export type { NamedPool } from './trustedPool.ts';
