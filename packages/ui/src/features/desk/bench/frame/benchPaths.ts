/** Where the workbench begins. */
export const benchPath = '/bench';

/** Where the newest blocks are. */
export const blocksPath = `${benchPath}/blocks`;

/** Where a block is. */
export const blockPath = (number: bigint) => `${blocksPath}/${number}`;

/** Where the newest transactions are. */
export const transactionsPath = `${benchPath}/transactions`;

/** Where a transaction is. */
export const transactionPath = (hash: string) => `${benchPath}/tx/${hash}`;

/** Where the newest events are. */
export const logsPath = `${benchPath}/logs`;

/** Where the accounts are. */
export const accountsPath = `${benchPath}/accounts`;

/** Where an account is. */
export const accountPath = (address: string) => `${accountsPath}/${address}`;

/** Where a contract's functions are. @param id As the world has it: `registry`, `level-4`, `coin`. */
export const contractPath = (id: string) => `${benchPath}/contracts/${id}`;

/** Where what stands in a contract's storage is. @param id Likewise. */
export const storagePath = (id: string) => `${benchPath}/storage/${id}`;

/** Where gas stands beside its budgets. */
export const gasPath = `${benchPath}/gas`;

/** Where kept scenarios are. */
export const scenariosPath = `${benchPath}/scenarios`;

/** Where what was done since a block is kept. */
export const saveScenarioPath = (since: bigint) => `${scenariosPath}?since=${since}`;
