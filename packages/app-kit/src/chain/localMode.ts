/** Whether the chain is on this machine, where money is not real. Never in a production build. */
export const isLocalChain = Boolean(import.meta.env.VITE_UPLINE_LOCAL);

/** The last block that a fork shares with the chain that it is a copy of; `null` where the chain is none. */
export const forkBlock =
  isLocalChain && import.meta.env.VITE_UPLINE_FORK_BLOCK
    ? Number(import.meta.env.VITE_UPLINE_FORK_BLOCK)
    : null;
