export interface LedgerHealth {
  chain: {
    reachable: boolean;
    /** The newest block reported by the chain; null before the first answer. */
    head: bigint | null;
    /** Host of the current node. */
    node: string;
    message: string;
  };
  /**
   * `starting` until a chain was read; `contradicted` while no node has blocks that continue the
   * ledger. The stored ledger is served, and reading resumes once a node has them.
   */
  state: 'starting' | 'following' | 'contradicted';
  message: string;
  /** True if the last step failed; a conflict with another process is not a failure. */
  isFailing: boolean;
}

/** Maximum depth of a normal reorg, blocks. */
export const usualReorg = 30n;

/** Read access to the ledger for the rest of the server. */
export interface LedgerView {
  /** The block up to which the database contains all facts. */
  reached(): bigint;
  health(): LedgerHealth;
  /** Blocks between the ledger and the head; null before the chain has answered. */
  lag(): bigint | null;
  /** Number of reorgs since the start deeper than `usualReorg`. */
  deepReorgs(): number;
  /** True if this process follows the chain. */
  isFollower(): boolean;
}
