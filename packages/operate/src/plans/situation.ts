import type { PoolKind, PoolTerms, Position } from '@upline/domain';
import type { Address } from 'viem';

/** The roles of a pool whose holders receive money. */
export type ReceiverRole = 'PRODUCT' | 'ROYALITY';

/** Something that was announced on the chain and can be done from a time on, until before another. Seconds. */
export interface Announced {
  readyAt: bigint;
  expiresAt: bigint;
}

/** A contract that an ADMIN administers: the registry or a pool. */
export interface Administered {
  /** `registry`, `pool 3`; a later pool of a position also by its address. */
  name: string;
  address: Address;
  /** `null` when ADMIN was given up. */
  admin: Address | null;
  /** How long a hand-over waits, seconds. */
  adminDelay: bigint;
  /** A hand-over that was begun: who may accept it once `readyAt` is past. */
  handover: { to: Address; readyAt: bigint } | null;
}

export interface PoolSituation extends Administered {
  /** Its level. */
  position: Position;
  kind: PoolKind;
  coin: Address;
  registry: Address;
  terms: PoolTerms;
  /** The first terms, which bound all later ones, where the deployment says them. */
  firstTerms: PoolTerms | null;
  pendingTerms: (Announced & { terms: PoolTerms }) | null;
  isStarted: boolean;
  isRetired: boolean;
  /** The announced end of purchases. */
  pendingRetirement: Announced | null;
  /** When the last pause ends or ended, seconds; 0 before the first. */
  pausedUntil: bigint;
  modifier: Address | null;
  receivers: Readonly<Record<ReceiverRole, Address | null>>;
  /** To whom a receiver's role is offered. */
  offers: Readonly<Record<ReceiverRole, Address | null>>;
  /** What the operator can take: the product fund of a race pool, the royalty fund of a global one. Units. */
  fund: bigint;
  /** What members and funds have not claimed, units. */
  owed: bigint;
  /** What the pool holds of the coin, units. */
  held: bigint;
  members: bigint;
  /** The wallets with a seat without a fee, in order. */
  seats: readonly Address[];
}

/** A contract that may become a pool of the registry. */
export interface Candidate {
  address: Address;
  /** What it says of itself; `null` when no code stands there or it does not answer as a pool. */
  pool: PoolSituation | null;
  /** Whether its code is what this build's sources of its kind compile to: the app sells from no other. */
  isBuiltHere: boolean;
  /** As what it was announced; `null` when it was not. */
  announced: (Announced & { position: number }) | null;
}

/** A token that pools may hold beside or beyond what they owe. */
export interface HeldToken {
  address: Address;
  /** By the pool's address, the token's own units. */
  balances: Readonly<Record<Address, bigint>>;
}

/** All that an act of the operator depends on, as the contracts said it in one block. */
export interface Situation {
  block: bigint;
  /** The block's time, seconds. */
  at: bigint;
  chainId: number;
  coin: Address;
  root: Address;
  registry: Administered & { isSealed: boolean };
  /** In the order of the registry's list. */
  pools: readonly PoolSituation[];
  candidate: Candidate | null;
  token: HeldToken | null;
}

/** What is looked at beside the deployment's own contracts. */
export interface LookAt {
  candidate?: Address | undefined;
  token?: Address | undefined;
}
