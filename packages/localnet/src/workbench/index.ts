// The workbench's functions for a local chain or a declared fork. Runs in browsers; imports no Node
// modules.

export { moveTime, moveTimeTo } from '../controls/clock.ts';
export { failNext } from '../controls/failNext.ts';
export { mineBlocks, setMining, waitingTransactions } from '../controls/mining.ts';
export { reorg } from '../controls/reorg.ts';
export { listSnapshots, lossSince, revertTo, takeSnapshot } from '../controls/snapshots.ts';
export { grow } from '../local/grow.ts';
export { type KeptReply, parseScenarioReply, type RanReply, type SavedReply } from '../recordings/replies.ts';
export { readAnnounced } from './announced.ts';
export { readAccounts } from './calls/accounts.ts';
export { castCommand, faultsOf, readyCall } from './calls/call.ts';
export { giveCoinsTo, sendCall, tryCall } from './calls/makeCall.ts';
export type { Checkout } from './checkout.ts';
export { type AccountRow, listAccounts, readAccount } from './explorer/accounts.ts';
export { readChainState } from './explorer/chainState.ts';
export { readGasTable } from './explorer/gasTable.ts';
export { listBlocks, listLogs, listTransactions, readBlock } from './explorer/lists.ts';
export { readStorage } from './explorer/storage.ts';
export { readTransaction, type TransactionReport } from './explorer/transaction.ts';
export { functionsOf } from './functions/functions.ts';
export { inDollars } from './functions/parseValues.ts';
export { knownPeople } from './people.ts';
export { NotTheDeclaredChain, openWorkbench, requireStill, type Workbench } from './workbench.ts';
