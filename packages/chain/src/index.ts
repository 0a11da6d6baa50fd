export { globalPoolAbi, mockStableCoinAbi, racePoolAbi, uplineRegistryAbi } from './abi.ts';
export { claimableBonuses } from './claim/claimable.ts';
export { claimCost } from './claim/claimCost.ts';
export { readPaid } from './claim/readPaid.ts';
export type { DeployedPool, Deployment } from './deployment.ts';
export { createLogLimit, type LogLimit, logLimitOf } from './logLimit.ts';
export { nodeMessage } from './nodeMessage.ts';
export { nodeTransport } from './nodeTransport.ts';
export { orderedNodes } from './orderedNodes.ts';
export { polygonAt } from './polygonAt.ts';
export { type Approval, readApprovals } from './pools/approvals.ts';
export { type Coin, listCoins, readBalances, type WalletBalances } from './pools/balances.ts';
export { isUpgraded } from './pools/delegatedCode.ts';
export { firstBlock } from './pools/firstBlock.ts';
export { isFinal } from './pools/isFinal.ts';
export {
  activatedPositions,
  isIn,
  type ListedPool,
  listPools,
  type Reader,
  readAllowance,
  readBalance,
  readRecord,
  readRoot,
  type WalletRecord,
} from './pools/pools.ts';
export { readTransfers, type TransferHistory } from './pools/transfers.ts';
export type { NamedPool } from './pools/trustedPool.ts';
export { type AdminChange, type AdminChanges, readAdminChanges } from './proofs/adminChanges.ts';
export { type FeePayout, readFeePayouts } from './proofs/feeTrail.ts';
export { AccountingMismatch } from './proofs/poolBooks.ts';
export {
  createPoolProofs,
  type PoolProof,
  type PoolProofs,
  type ProofOptions,
  type ProofSource,
} from './proofs/poolProofs.ts';
export { type PoolTerms, readPoolTerms } from './proofs/poolTerms.ts';
export {
  type ClaimedLine,
  type LineField,
  type ProvenLine,
  type ProveOptions,
  proveLine,
} from './proofs/proveLine.ts';
export { type RoleHolder, readRoleHolders } from './proofs/roleHolders.ts';
export { batchStatus } from './purchase/batch.ts';
export type { Enrolment } from './purchase/enrolmentCalls.ts';
export { type EnrolmentFault, enrolmentFault, trialSender } from './purchase/enrolments.ts';
export type { SavedPermits } from './purchase/permit.ts';
export { previewPurchase, refusedPreview } from './purchase/preview.ts';
export { purchase, resumePurchase } from './purchase/purchase.ts';
export type { PurchaseOptions } from './purchase/purchaseOptions.ts';
export { purchaseEventsOf } from './purchase/purchaseRules.ts';
export { recordEnrolment } from './purchase/recordEnrolment.ts';
export type { LookupReferrer, Unrecordable } from './purchase/referral.ts';
export { revokeAllowances } from './purchase/revoke.ts';
export { PurchaseError } from './purchaseError.ts';
export { keyForm, keySignature } from './signature.ts';
export type { ClaimAttempt, ClaimedPool, Journal, PurchaseAttempt } from './transaction/attempt.ts';
export { callHash } from './transaction/callHash.ts';
export { callOfEvent, type SeenEvent } from './transaction/callOfEvent.ts';
export {
  type MinedOutcome,
  type OutcomeSource,
  readOutcome,
  type TransactionOutcome,
} from './transaction/outcome.ts';
export { failureOf } from './transaction/revert.ts';
export type { Wallet } from './transaction/transaction.ts';
export { fingerprint } from './transaction/ways.ts';
