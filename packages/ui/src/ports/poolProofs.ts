import type { FeeLeg, Position } from '@upline/domain';

/** What one pool took, gave, holds and owes, added up in this browser. Units of 10⁻⁶. */
export interface PoolProof {
  position: Position;
  contract: string;
  in: bigint;
  out: bigint;
  /** What the coin's own contract says that the pool has. */
  held: bigint;
  /** What members and funds were credited with and have not taken, from every purchase and claim. */
  owed: bigint;
  /** What the pool's own contract says that it owes. */
  owedByContract: bigint;
  members: number;
}

/** Every pool, added up to one block. */
export interface PoolProofs {
  /** In the order of the registry's list. */
  pools: readonly PoolProof[];
  block: bigint;
  /** When the block was made, ISO 8601. */
  at: string;
}

/** How far a recomputation has come. */
export interface ProofProgress {
  /** Blocks read so far, and all that are to be read. */
  block: bigint;
  blocks: bigint;
}

export interface ProofOptions {
  /** The last block that is read: that of the figures which the result is compared with. */
  block: bigint;
  signal: AbortSignal;
  onProgress: (progress: ProofProgress) => void;
}

/** Where the chain is. */
export interface ChainHead {
  block: bigint;
  /** When the block was made, ISO 8601. */
  at: string;
}

/** Who may act for the operator at one contract, as it says now. */
export interface RoleHolder {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
  role: 'ADMIN' | 'MODIFIER' | 'ROYALITY' | 'PRODUCT';
  /** `null` when nobody holds it. */
  holder: string | null;
  /** To whom it is offered and who has not accepted yet. */
  offeredTo: string | null;
}

/** One change that a role holder has made, in the contract's own words. */
export interface AdminChange {
  /** `null` for the registry. */
  position: Position | null;
  contract: string;
  /** The event's ABI name. */
  event: string;
  /** The event's arguments by their ABI names, as text; roles by name. */
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
  /** Nothing older than this was looked at, ISO 8601; `null` when this is all there is. */
  since: string | null;
}

/** How a pool shares the next fee, as its contract has it now. Units of 10⁻⁶; the parts sum to the fee. */
export type PoolTerms = { position: Position; contract: string; fee: bigint } & (
  | { kind: 'race'; bonus: bigint; perUpline: bigint; product: bigint }
  | { kind: 'global'; pool: bigint; referral: bigint; royalty: bigint }
);

/** Where the fee of one purchase went. The legs sum to the fee. */
export interface FeeTrail {
  position: Position;
  contract: string;
  transaction: string;
  block: bigint;
  /** ISO 8601. */
  at: string;
  buyer: string;
  /** Units of 10⁻⁶. */
  fee: bigint;
  legs: readonly FeeLeg[];
}

/** What anybody can read of the pools on the chain itself, past the server. */
export interface PoolProofsPort {
  /** The newest block. @throws Error when the chain does not answer. */
  head(): Promise<ChainHead>;
  /**
   * Adds up every pool that the pinned registry lists from the chain's own events. What was stopped or failed goes on
   * from where it stood the next time.
   * @throws Error when the chain does not answer or its events contradict each other, or the signal's reason.
   */
  recompute(options: ProofOptions): Promise<PoolProofs>;
  /** Who holds which role. @throws Error when the chain does not answer. */
  roles(): Promise<readonly RoleHolder[]>;
  /** Every change that role holders have made. @throws Error when the chain does not answer. */
  changes(): Promise<AdminChanges>;
  /** How each pool shares the next fee, in the order of the registry's list. @throws Error when the chain does not answer. */
  terms(): Promise<readonly PoolTerms[]>;
  /**
   * Where the fees of all purchases in a transaction went, read from its receipt.
   * @returns `null` when the chain knows no such transaction; nothing when it bought no level.
   * @throws Error when the chain does not answer.
   */
  feeOf(transaction: string): Promise<readonly FeeTrail[] | null>;
}
