import type { PoolKind, PoolTerms, Position } from '@upline/domain';
import type { Address } from 'viem';

/** Roles whose holders receive money. */
export type ReceiverRole = 'PRODUCT' | 'ROYALITY';

/** Execution window of an announced change, seconds. */
export interface Announced {
  readyAt: bigint;
  expiresAt: bigint;
}

/** A contract with an ADMIN: the registry or a pool. */
export interface Administered {
  /** `registry`, `pool 3`; a later pool of a level also has its address. */
  name: string;
  address: Address;
  /** `null` after ADMIN was renounced. */
  admin: Address | null;
  /** Delay of a handover, seconds. */
  adminDelay: bigint;
  /** A handover in progress: the new ADMIN can accept after `readyAt`. */
  handover: { to: Address; readyAt: bigint } | null;
}

export interface PoolState extends Administered {
  position: Position;
  kind: PoolKind;
  coin: Address;
  registry: Address;
  terms: PoolTerms;
  /** First terms, which limit all later ones; `null` if the deployment does not name the pool. */
  firstTerms: PoolTerms | null;
  pendingTerms: (Announced & { terms: PoolTerms }) | null;
  isStarted: boolean;
  isRetired: boolean;
  /** The announced end of purchases. */
  pendingRetirement: Announced | null;
  /** End of the last pause, seconds; 0 before the first. */
  pausedUntil: bigint;
  modifier: Address | null;
  receivers: Readonly<Record<ReceiverRole, Address | null>>;
  /** Wallets that the receivers' roles are offered to. */
  offers: Readonly<Record<ReceiverRole, Address | null>>;
  /**
   * The operator's fund: product fund of a race pool, royalty fund of a global one. Units of 10⁻⁶.
   */
  fund: bigint;
  /** Unclaimed by members and funds, units of 10⁻⁶. */
  owed: bigint;
  /** The pool's balance of the coin, units of 10⁻⁶. */
  held: bigint;
  members: bigint;
  /** Wallets with a seat without a fee, in order. */
  seats: readonly Address[];
}

/** A contract that may be listed as a pool. */
export interface Candidate {
  address: Address;
  /** The pool's own values; `null` if it is no pool. */
  pool: PoolState | null;
  /** True if its code is this build's; the app sells from no other pool. */
  isBuiltHere: boolean;
  /** Its announcement, or `null`. */
  announced: (Announced & { position: number }) | null;
}

/** A token in pools, foreign or beyond the debt. */
export interface HeldToken {
  address: Address;
  /** Balance by pool address, in the token's units. */
  balances: Readonly<Record<Address, bigint>>;
}

/** All state that the operator's acts depend on, at one block. */
export interface DeploymentState {
  block: bigint;
  /** Timestamp of the block, seconds. */
  at: bigint;
  chainId: number;
  coin: Address;
  root: Address;
  registry: Administered & { isSealed: boolean };
  /** In the order of the registry's list. */
  pools: readonly PoolState[];
  candidate: Candidate | null;
  token: HeldToken | null;
}

/** Additional contracts to read. */
export interface LookAt {
  candidate?: Address | undefined;
  token?: Address | undefined;
}
