/** Where the workbench begins. */
export const benchPath = '/bench';

/** Where the newest blocks are. */
export const blocksPath = `${benchPath}/blocks`;

/** Where a block is. @param which Its number or its hash. */
export const blockPath = (which: bigint | string) => `${blocksPath}/${which}`;

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

/** Where a function of a contract is. */
export const functionPath = (id: string, name: string) => `${contractPath(id)}/${name}`;

/** Where a call is filled in already. @param query As `callAddressOf` writes it. */
export const filledCallPath = (id: string, name: string, query: Readonly<Record<string, string>>) =>
  `${functionPath(id, name)}?${new URLSearchParams(query)}`;

/** Where what stands in a contract's storage is. @param id Likewise. */
export const storagePath = (id: string) => `${benchPath}/storage/${id}`;

/** Where gas stands beside its budgets. */
export const gasPath = `${benchPath}/gas`;

/** Where kept scenarios are. */
export const scenariosPath = `${benchPath}/scenarios`;

/** Where what was done since a block is kept. */
export const saveScenarioPath = (since: bigint) => `${scenariosPath}?since=${since}`;
