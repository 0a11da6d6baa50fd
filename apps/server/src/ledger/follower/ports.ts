import type { Address } from 'viem';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { PublicNotification } from '../../platform/notify/notify.ts';
import type { Facts } from './facts.ts';

/** A call found on the chain. */
export interface SeenCall {
  contract: string;
  callHash: string;
  transaction: string;
  block: bigint;
}

/**
 * Functions of the layers above the ledger, which the ledger calls in its own transactions. Passed
 * at the start.
 */
export interface LedgerPorts {
  /** Deletes everything derived from a chain, with its notifications. */
  forgetLedger(db: Db, options?: { isOtherChain?: boolean }): Promise<void>;
  /** Stores the sponsors bound on chain. @param root The root wallet of every upline. */
  bindMembers(tx: Tx, bindings: Facts['wallets'], root: Address): Promise<void>;
  /** Resets members' data from blocks above a fork, before the ledger deletes those blocks. */
  releaseMembers(tx: Tx, fork: bigint): Promise<void>;
  /** Notifies every member registered before the block of a notification. */
  notifyMembers(tx: Tx, notices: readonly PublicNotification[]): Promise<void>;
  /** Replaces the text of a notification that all members have. */
  extendNotification(tx: Tx, notice: PublicNotification): Promise<void>;
  /** Marks a notification that all members have as read. */
  closeNotification(tx: Tx, notice: PublicNotification): Promise<void>;
  /**
   * Assigns the operator's stored reason of a call to its transaction; returns `''` without one.
   */
  takeReason(tx: Tx, call: SeenCall): Promise<string>;
}
