/** Where the parts listen on one's own machine unless the environment moves them. */
export const defaultPorts = { web: 5173, desk: 5174, api: 8787, rpc: 8545 } as const;
