import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

const pollInterval = 20;

/** A count of polls instead of a deadline: on a slow machine the polls are slower as well. */
const mostLooks = 60_000 / pollInterval;

/**
 * Waits until the local chain has mined a transaction. It polls the receipt: where blocks are mined
 * only on demand, viem's `waitForTransactionReceipt` may wait for ever, because it skips a block
 * that arrives while it still handles the one before.
 * @throws TransactionReceiptNotFoundError if the transaction is not mined after 3,000 polls (one
 * minute).
 */
export async function untilMined(client: Reader, hash: Hash): Promise<TransactionReceipt> {
  for (let looks = 1; ; looks += 1) {
    const outcome = await getTransactionReceipt(client, { hash }).catch((error: unknown) => error as Error);
    if (!(outcome instanceof Error)) return outcome;
    if (!(outcome instanceof TransactionReceiptNotFoundError) || looks >= mostLooks) throw outcome;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
