import type { Reader } from '@upline/chain';
import { type Hash, TransactionNotFoundError, TransactionReceiptNotFoundError } from 'viem';
import { getTransaction, getTransactionReceipt } from 'viem/actions';

/** The current state of a transaction that was mined. */
type RoleMembership =
  | { at: 'mined'; block: bigint }
  /** Its block was reorganized away; it may be mined again. */
  | { at: 'waits' }
  /** The node no longer knows it. */
  | { at: 'dropped' };

const isMissing = (error: unknown) =>
  error instanceof TransactionNotFoundError || error instanceof TransactionReceiptNotFoundError;

/**
 * Checks if a mined transaction is still in a block, since a reorg can remove it.
 * @throws Error viem's own, if the node does not answer.
 */
export async function readRoleMembership(reader: Reader, hash: Hash): Promise<RoleMembership> {
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
