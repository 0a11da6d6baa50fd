// Exports for packages/operate and packages/localnet. Apps import `index.ts`.
export { blocksBackwards } from './pools/blocksBackwards.ts';
export { type BuiltCode, isBuiltCode } from './pools/builtCode.ts';
export { isDelegation } from './pools/delegatedCode.ts';
export { paidFeesIn } from './pools/paidFees.ts';
export { poolCode } from './pools/poolCode.ts';
export { blockTimes, readAdminEvents } from './proofs/adminEvents.ts';
export { approveCall } from './purchase/approval.ts';
export { canBatch, checkBatch, sendBatch } from './purchase/batch.ts';
export { diagram } from './purchase/machine.ts';
export { roleHashes, withRoleName } from './roleNames.ts';
export { type Attempt, noJournal } from './transaction/attempt.ts';
export { beginningOf } from './transaction/beginning.ts';
export { feesFor, leastTip, tipNeeded, withTip } from './transaction/fees.ts';
export { followTransaction, type Sent } from './transaction/followTransaction.ts';
export { patienceOf } from './transaction/patience.ts';
export { pause } from './transaction/pause.ts';
export {
  multiSendOf,
  type SafeCall,
  type SafeHashes,
  safeHashes,
  safeTransaction,
} from './transaction/safeHashes.ts';
export { type ContractCall, type Nodes, prepareCall, send } from './transaction/transaction.ts';
export { plainCalls, type SafeBatch, safeBatch, safeChecksum, sendCallsRequest } from './transaction/ways.ts';
