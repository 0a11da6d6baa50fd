import type { Address } from 'viem';
import { getBlockNumber, getTransactionCount } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

/** Where an account stood before its wallet was asked: enough to find out later whether something was sent. */
export interface Beginning {
  /** The number that the account's next transaction gets; once the transaction is known, its own. */
  nonce: number;
  /** The newest block. */
  block: bigint;
}

/** Looks where an account stands now. */
export async function beginningOf(reader: Reader, address: Address): Promise<Beginning> {
  const [nonce, block] = await Promise.all([
    getTransactionCount(reader, { address, blockTag: 'pending' }),
    getBlockNumber(reader, { cacheTime: 0 }),
  ]);
  return { nonce, block };
}
