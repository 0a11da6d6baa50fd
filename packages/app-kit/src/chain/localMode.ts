/** True if the chain runs on this machine with worthless money; false in a production build. */
export const isLocalChain = Boolean(import.meta.env.VITE_UPLINE_LOCAL);

/** Number of the last block that a fork shares with its original; `null` for other chains. */
export const forkBlock =
  isLocalChain && import.meta.env.VITE_UPLINE_FORK_BLOCK
    ? Number(import.meta.env.VITE_UPLINE_FORK_BLOCK)
    : null;
