import type { Address } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

/**
 * An account's state before a prompt, from which a later page detects if a transaction was sent.
 */
export interface Beginning {
  /** The account's next nonce; once the transaction is known, its nonce. */
  nonce: number;
  /** Number of the newest block. */
  block: bigint;
}

export async function beginningOf(reader: Reader, address: Address): Promise<Beginning> {
  const [nonce, block] = await Promise.all([
    getTransactionCount(reader, { address, blockTag: 'pending' }),
    getBlockNumber(reader, { cacheTime: 0 }),
  ]);
  return { nonce, block };
}
