import type { Position } from '@upline/domain';

/** A coin that pools are paid in, and how much of it a wallet holds. */
export interface TokenBalance {
  symbol: string;
  /** The coin's contract. */
  address: string;
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
}

/** What a wallet holds. Spec §3. */
export interface Balances {
  /** The chain's own coin, units of 10⁻¹⁸. */
  matic: bigint;
  tokens: readonly TokenBalance[];
}

/** A transfer of one of the coins, as far as the chain can tell what it was for. */
export interface WalletTransaction {
  /** Tells it from others of the same hash. */
  id: string;
  hash: string;
  /** ISO 8601. */
  at: string;
  direction: 'in' | 'out';
  /** Checksummed: whom it came from, or went to. */
  counterparty: string;
  /** Smallest units of the coin. */
  units: bigint;
  decimals: number;
  symbol: string;
  what: 'transfer' | 'purchase' | 'claim';
  /** The pool's position, `null` where no pool takes part. */
  position: Position | null;
}

/** A wallet's transactions, newest first. */
export interface WalletHistory {
  transactions: readonly WalletTransaction[];
  /** Nothing older than this was looked at, ISO 8601; `null` when this is all there is. */
  since: string | null;
}

/** What any wallet holds and has moved, as the chain has it. */
export interface BalancesPort {
  /** Whether the chain is the local one, whose money is not real. */
  isLocalChain: boolean;
  /** The last block that a fork shares with the chain that it is a copy of; `null` where the chain is none. */
  forkBlock: number | null;
  /** Address of the chain's explorer without a slash at its end; absent on a chain that has none. */
  explorer?: string;
  /** @throws Error when the chain does not answer. */
  read(wallet: string): Promise<Balances>;
  /** @throws Error when the chain does not answer. */
  history(wallet: string): Promise<WalletHistory>;
  /**
   * A whole transaction as plain text, with the contracts' own names, to show to support.
   * @throws Error when the chain does not answer or has no such transaction.
   */
  receipt(hash: string): Promise<string>;
}
