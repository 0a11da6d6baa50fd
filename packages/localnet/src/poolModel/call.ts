import type { Wallet } from './wallet.ts';

export interface Call {
  caller: Wallet;
  /** Seconds since 1970, as `block.timestamp`. */
  at: bigint;
}
