/** Contract kind, which determines functions and storage layout. */
export type BenchContractKind = 'registry' | 'race' | 'global' | 'coin';

/** A contract that the workbench decodes. */
export interface BenchContract {
  /** Id in page addresses: `registry`, `level-4`, `coin`. */
  id: string;
  /** Display name: `Registry`, `Level 4`, the coin's symbol. */
  name: string;
  kind: BenchContractKind;
  address: string;
}

/** An account with a public key or a role. */
export interface BenchPerson {
  address: string;
  name: string;
}

/** Contracts and people of a chain, constant while it runs. */
export interface WorkbenchServices {
  contracts: readonly BenchContract[];
  people: readonly BenchPerson[];
}

export type BenchMining = { kind: 'atOnce' } | { kind: 'every'; seconds: number } | { kind: 'byHand' };

/** State of the chain, shown on every workbench page. */
export interface BenchChain {
  chainId: number;
  /** Host and port: `127.0.0.1:8545`. */
  node: string;
  /** Last block shared with the forked chain; `null` if not a fork. */
  forkBlock: number | null;
  block: bigint;
  /** Time of the latest block, seconds since 1970. */
  clock: bigint;
  /** `null` if the node does not report the mode. */
  mining: BenchMining | null;
}
