export const benchPath = '/bench';

export const blocksPath = `${benchPath}/blocks`;

/** Path of a block. @param which Block number or hash. */
export const blockPath = (which: bigint | string) => `${blocksPath}/${which}`;

export const transactionsPath = `${benchPath}/transactions`;

export const transactionPath = (hash: string) => `${benchPath}/tx/${hash}`;

export const logsPath = `${benchPath}/logs`;

export const accountsPath = `${benchPath}/accounts`;

export const accountPath = (address: string) => `${accountsPath}/${address}`;

/** Path of a contract's functions. @param id Contract id: `registry`, `level-4`, `coin`. */
export const contractPath = (id: string) => `${benchPath}/contracts/${id}`;

export const functionPath = (id: string, name: string) => `${contractPath(id)}/${name}`;

/** Path of a prefilled call. @param query Result of `callAddressOf`. */
export const filledCallPath = (id: string, name: string, query: Readonly<Record<string, string>>) =>
  `${functionPath(id, name)}?${new URLSearchParams(query)}`;

/** Path of a contract's storage. @param id Contract id. */
export const storagePath = (id: string) => `${benchPath}/storage/${id}`;

export const gasPath = `${benchPath}/gas`;

export const scenariosPath = `${benchPath}/scenarios`;

/** Path that records a scenario from a block on. */
export const saveScenarioPath = (since: bigint) => `${scenariosPath}?since=${since}`;
