import type { Reader } from '@upline/chain';
import { type Hash, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';
import { getTransaction, getTransactionReceipt } from 'viem/actions';

/** What became of a transaction that was in a block. */
type Standing =
  | { at: 'mined'; block: bigint }
  /** Its block is gone; it may come into another one. */
  | { at: 'waits' }
  /** The node knows it no more. */
  | { at: 'dropped' };

const isMissing = (error: unknown) =>
  error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError;

/**
 * Whether a transaction that was in a block is in one still: a chain can take back its newest blocks.
 * @throws Error viem's own, when the node does not answer.
 */
export async function readStanding(reader: Reader, hash: Hash): Promise<Standing> {
  try {
    return { at: 'mined', block: (await getTransactionReceipt(reader, { hash })).blockNumber };
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    await getTransaction(reader, { hash });
    return { at: 'waits' };
  } catch (error) {
    if (!isMissing(error)) throw error;
    return { at: 'dropped' };
  }
}
