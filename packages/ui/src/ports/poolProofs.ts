import type { PayoutTransfer, Position } from '@upline/domain';

/** One pool's sums, recomputed in this browser. Units of 10⁻⁶. */
export interface PoolProof {
  position: Position;
  contract: string;
  in: bigint;
  out: bigint;
  /** The pool's balance in the coin's contract. */
  held: bigint;
  /** Unclaimed credits of members and funds, from every purchase and claim. */
  owed: bigint;
  /** The debt that the pool's contract reports. */
  owedByContract: bigint;
  members: number;
}

/** Every pool's sums, up to one block. */
export interface PoolProofs {
  /** In the order of the registry. */
  pools: readonly PoolProof[];
  block: bigint;
  /** Time of the block, ISO 8601. */
  at: string;
}

export interface ProofProgress {
  /** Blocks read so far. `blocks` is the total. */
  block: bigint;
  blocks: bigint;
}

export interface ProofOptions {
  /** The last block to read: the block of the figures to compare with. */
  block: bigint;
  signal: AbortSignal;
  onProgress: (progress: ProofProgress) => void;
}

export interface ChainHead {
  block: bigint;
  /** Time of the block, ISO 8601. */
  at: string;
}

/** The current holder of an operator role at one contract. */
export interface RoleHolder {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
  role: 'ADMIN' | 'MODIFIER' | 'ROYALITY' | 'PRODUCT';
  /** `null` if the role has no holder. */
  holder: string | null;
  /** The wallet that the role is offered to, until it accepts. */
  offeredTo: string | null;
}

/** A change by a role holder, in the contract's own terms. */
export interface AdminChange {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
  /** ABI name of the event. */
  event: string;
  /** Event arguments as text, by their ABI names; roles by name. */
  details: Readonly<Record<string, string>>;
  transaction: string;
  logIndex: number;
  block: bigint;
  /** ISO 8601. */
  at: string;
}

export interface AdminChanges {
  /** Newest first. */
  changes: readonly AdminChange[];
  /** Start of the blocks that were read, ISO 8601; `null` if the list is complete. */
  since: string | null;
}

/**
 * The current split of a pool's fee, read from its contract. Units of 10⁻⁶; the parts sum to the
 * fee.
 */
export type PoolTerms = { position: Position; contract: string; fee: bigint } & (
  | { kind: 'race'; bonus: bigint; perUpline: bigint; product: bigint }
  | { kind: 'global'; pool: bigint; referral: bigint; royalty: bigint }
);

/** The receivers of one purchase's fee. The legs sum to the fee. */
export interface FeePayout {
  position: Position;
  contract: string;
  transaction: string;
  block: bigint;
  /** ISO 8601. */
  at: string;
  buyer: string;
  /** Units of 10⁻⁶. */
  fee: bigint;
  legs: readonly PayoutTransfer[];
}

/** Public facts of the pools, read from the chain without the server. */
export interface PoolProofsPort {
  /** The newest block. @throws Error if the chain does not answer. */
  head(): Promise<ChainHead>;
  /**
   * Recomputes every pool of the pinned registry from its events. A stopped or failed run resumes
   * at the next call.
   * @throws Error if the chain does not answer or its events contradict each other, or the signal's
   * reason.
   */
  recompute(options: ProofOptions): Promise<PoolProofs>;
  /** The holder of every role. @throws Error if the chain does not answer. */
  roles(): Promise<readonly RoleHolder[]>;
  /** Every change by a role holder. @throws Error if the chain does not answer. */
  changes(): Promise<AdminChanges>;
  /**
   * The fee split of each pool, in the order of the registry.
   * @throws Error if the chain does not answer.
   */
  terms(): Promise<readonly PoolTerms[]>;
  /**
   * The fee receivers of every purchase in a transaction, from its receipt.
   * @returns `null` if the chain has no such transaction; an empty list if it bought no level.
   * @throws Error if the chain does not answer.
   */
  feeOf(transaction: string): Promise<readonly FeePayout[] | null>;
}
