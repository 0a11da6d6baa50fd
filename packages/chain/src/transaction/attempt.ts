import type { PurchaseStep, PurchaseWay } from '@upline/domain';
import type { Address, Hash } from 'viem';
import type { Beginning } from './beginning.ts';
import type { ContractCall } from './transaction.ts';

/** One thing that a wallet was asked to send, as it is remembered beyond the page that asked. */
export interface Attempt extends Beginning {
  /** The pool that it serves. */
  pool: Address;
  call: ContractCall;
  /** `null` while the wallet is open, or when its answer was not heard. */
  hash: Hash | null;
}

/** An attempt that is part of a purchase. */
export interface PurchaseAttempt extends Attempt {
  step: PurchaseStep;
  way: PurchaseWay;
  /** The steps of its purchase that open the wallet, in order; `null` where they were not taken down. */
  prompts: readonly PurchaseStep[] | null;
  /** What the wallet calls a batch (EIP-5792), `null` where there is none. */
  callsId: string | null;
  /** All calls of a batch, as long as they are remembered: they tell why it was reverted. */
  calls: readonly ContractCall[];
}

/** A pool that a claim asks, as far as the claim has come. */
export interface ClaimedPool {
  pool: Address;
  /** What it is expected to pay; once it has paid, what it did pay. Units of 10⁻⁶. */
  amount: bigint;
  /** The block in which it paid, `null` before that. */
  block: bigint | null;
  /** Whether it did not pay, and the claim went on without it. */
  isRefused: boolean;
}

/** An attempt to be paid. */
export interface ClaimAttempt extends Attempt {
  /** What the pool was expected to pay, units of 10⁻⁶. */
  amount: bigint;
  /** All pools that the claim asks, in order, this one included. */
  pools: readonly ClaimedPool[];
}

/** What wallets were asked for, kept beyond the page that asked. */
export interface Journal<Kind extends Attempt> {
  /** The requests that were not seen to end, by this page or another one; the newest last. */
  read(): readonly Kind[];
  /** @param isUnseen Whether the newest is no longer waited for, though it may still come. */
  write(requests: readonly Kind[], isUnseen: boolean): void;
}

/** A journal that forgets: for what is not resumed. */
export const noJournal = { read: () => [], write: () => undefined };
