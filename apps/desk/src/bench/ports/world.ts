/** What a contract of the workbench is: it decides which functions and slots it has. */
export type BenchContractKind = 'registry' | 'race' | 'global' | 'coin';

/** A contract that the workbench decodes. */
export interface BenchContract {
  /** As addresses of pages have it: `registry`, `level-4`, `coin`. */
  id: string;
  /** As people say it: `Registry`, `Level 4`, the coin's own symbol. */
  name: string;
  kind: BenchContractKind;
  address: string;
}

/** Somebody whose key everybody knows, or who holds a role. */
export interface BenchPerson {
  address: string;
  name: string;
}

/** Who and what stands on the chain, which does not change while it runs. */
export interface BenchWorld {
  contracts: readonly BenchContract[];
  people: readonly BenchPerson[];
}

/** How new blocks come. */
export type BenchMining = { kind: 'atOnce' } | { kind: 'every'; seconds: number } | { kind: 'byHand' };

/** The chain as every screen of the workbench names it. */
export interface BenchChain {
  chainId: number;
  /** Host and port, as `127.0.0.1:8545`. */
  node: string;
  /** The last block that a fork shares with its chain; `null` on a chain of our own. */
  forkBlock: number | null;
  block: bigint;
  /** The newest block's time, seconds since 1970. */
  clock: bigint;
  /** `null` where the node does not say. */
  mining: BenchMining | null;
}
