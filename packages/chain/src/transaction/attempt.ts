import type { PurchaseMethod, PurchaseStep } from '@upline/domain';
import type { Address, Hash } from 'viem';
import type { Beginning } from './beginning.ts';
import type { ContractCall } from './transaction.ts';

/** A request to a wallet, as stored in the journal. */
export interface Attempt extends Beginning {
  pool: Address;
  call: ContractCall;
  /** `null` while the prompt is open, or if its answer was never received. */
  hash: Hash | null;
}

/** A request that may be a batch (EIP-5792). */
interface BatchableAttempt extends Attempt {
  /** The wallet's id of a batch, or `null`. */
  callsId: string | null;
  /** All calls of a batch, stored to decode the reason of a revert; empty for a single call. */
  calls: readonly ContractCall[];
}

export interface PurchaseAttempt extends BatchableAttempt {
  step: PurchaseStep;
  way: PurchaseMethod;
  /** The purchase's steps that open the wallet, in order; `null` if they were not stored. */
  prompts: readonly PurchaseStep[] | null;
}

/** A pool in a claim, with its current result. */
export interface ClaimedPool {
  pool: Address;
  /** Expected payment, and the actual one once paid. Units of 10⁻⁶. */
  amount: bigint;
  /** Block of the payment; `null` before. */
  block: bigint | null;
  /** True if the pool reverted and the claim continued without it. */
  isRefused: boolean;
}

export interface ClaimAttempt extends BatchableAttempt {
  /** Expected payment of the pool, units of 10⁻⁶; of a batch, of its first pool. */
  amount: bigint;
  /** All pools of the claim in order, including this one. */
  pools: readonly ClaimedPool[];
}

/** Stored requests to wallets, which outlive the page. */
export interface Journal<Kind extends Attempt> {
  /** Requests whose end was not observed by any page, newest last. */
  read(): readonly Kind[];
  /**
   * @param isUnseen True if the newest request is no longer awaited, though it may still be sent.
   */
  write(requests: readonly Kind[], isUnseen: boolean): void;
}

/** A journal that stores nothing, for runs that are not resumed. */
export const noJournal = { read: () => [], write: () => undefined };
