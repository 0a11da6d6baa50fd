/** How the ledger and its chain are. */
export interface LedgerHealth {
  chain: {
    reachable: boolean;
    /** The newest block that the chain has shown; null before the first answer. */
    head: bigint | null;
    /** The host of the node that is asked. */
    node: string;
    message: string;
  };
  /**
   * `starting` until a chain was read; `contradicted` while no node says what could follow on what was read: it is
   * served as it is, and the ledger goes on by itself when one does.
   */
  state: 'starting' | 'following' | 'contradicted';
  message: string;
  /** Whether the last step failed. That another process was faster is no failure. */
  isFailing: boolean;
}

/** How many blocks a reorganisation takes back at most when the chain is as usual. */
export const usualReorg = 30n;

/** What the rest of the server asks the ledger. */
export interface LedgerView {
  /** The block up to which the database holds every fact. */
  reached(): bigint;
  health(): LedgerHealth;
  /** How many blocks the ledger is behind the chain; null before the chain has answered. */
  lag(): bigint | null;
  /** How many reorganisations since the start have taken back more blocks than `usualReorg`. */
  deepReorgs(): number;
  /** Whether it is this process that follows the chain. */
  isFollower(): boolean;
}
