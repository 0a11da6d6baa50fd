// What the workbench does with a local chain or a declared fork. No Node in here: a browser runs it.
export { parseDeployment } from '../deploy/parseDeployment.ts';
export { type AccountRow, listAccounts, readAccount } from './accounts.ts';
export { readChainState } from './chainState.ts';
export type { Checkout } from './checkout.ts';
export { listBlocks, listLogs, listTransactions, readBlock } from './lists.ts';
export { knownPeople } from './people.ts';
export { readStorage } from './storage.ts';
export { readTransaction, type TransactionReport } from './transaction.ts';
export { NotTheDeclaredChain, openWorkbench, type Workbench } from './workbench.ts';
