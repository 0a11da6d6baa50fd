import type { Address } from 'viem';
import type { Db, Tx } from '../../platform/db/openDb.ts';
import type { PublicNotice } from '../../platform/notify/notify.ts';
import type { Facts } from './facts.ts';

/** A call that the chain shows. */
export interface SeenCall {
  contract: string;
  callHash: string;
  transaction: string;
  block: bigint;
}

/** Work of the rooms above the ledger, which it has done in its own transactions. Given at start. */
export interface LedgerPorts {
  /** Forgets all that was read of a chain, and told of it. */
  forgetLedger(db: Db, options?: { isOtherChain?: boolean }): Promise<void>;
  /** Records the sponsors that the chain has bound. @param root The wallet at which every line of sponsors ends. */
  bindMembers(tx: Tx, bindings: Facts['wallets'], root: Address): Promise<void>;
  /** Takes back what members have of the blocks above a fork, while the ledger still has those blocks. */
  releaseMembers(tx: Tx, fork: bigint): Promise<void>;
  /** Tells every member who had registered before the block of a notice. */
  notifyMembers(tx: Tx, notices: readonly PublicNotice[]): Promise<void>;
  /** Takes the reason that an operator kept for a call, `''` where none was kept. */
  takeReason(tx: Tx, call: SeenCall): Promise<string>;
}
