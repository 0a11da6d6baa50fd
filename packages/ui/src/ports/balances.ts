import type { Position } from '@upline/domain';

/** A coin that pools accept, with a wallet's balance. */
export interface TokenBalance {
  symbol: string;
  /** Contract of the coin. */
  address: string;
  /** In the coin's smallest unit. */
  units: bigint;
  decimals: number;
}

/** A wallet's balances. Spec §3. */
export interface Balances {
  /** Balance in the chain's native coin, units of 10⁻¹⁸. */
  matic: bigint;
  tokens: readonly TokenBalance[];
}

/** A transfer of an accepted coin, with its purpose as far as the chain shows it. */
export interface WalletTransaction {
  /** Unique, also among transfers of one transaction. */
  id: string;
  hash: string;
  /** ISO 8601. */
  at: string;
  direction: 'in' | 'out';
  /** Sender or receiver; checksummed. */
  counterparty: string;
  /** In the coin's smallest unit. */
  units: bigint;
  decimals: number;
  symbol: string;
  what: 'transfer' | 'purchase' | 'claim';
  /** Position of the pool; `null` if no pool took part. */
  position: Position | null;
}

/** A wallet's transactions, newest first. */
export interface WalletHistory {
  transactions: readonly WalletTransaction[];
  /** Start of the blocks that were read, ISO 8601; `null` if the history is complete. */
  since: string | null;
}

/** Balances and transfers of any wallet, read from the chain. */
export interface BalancesPort {
  /** True for the local chain, whose money is not real. */
  isLocalChain: boolean;
  /** The last block shared with the forked chain; `null` if the chain is not a fork. */
  forkBlock: number | null;
  /** URL of the block explorer, without a trailing slash; absent if the chain has none. */
  explorer?: string;
  /** @throws Error if the chain does not answer. */
  read(wallet: string): Promise<Balances>;
  /** @throws Error if the chain does not answer. */
  history(wallet: string): Promise<WalletHistory>;
  /**
   * A transaction as plain text, with the contracts' own names, to send to support.
   * @throws Error if the chain does not answer or the transaction does not exist.
   */
  receipt(hash: string): Promise<string>;
}
