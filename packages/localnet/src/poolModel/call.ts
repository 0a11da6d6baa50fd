import type { Wallet } from './wallet.ts';

/** Who calls, and the time of the block that carries the call. */
export interface Call {
  caller: Wallet;
  /** Seconds since 1970, as `block.timestamp`. */
  at: bigint;
}
