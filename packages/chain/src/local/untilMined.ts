import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

const pollInterval = 20;

/** Far longer than a local chain takes, in milliseconds. */
const patience = 60_000;

/**
 * Waits until the local chain has mined a transaction. It asks for the receipt itself: where blocks come on demand
 * alone, viem's `waitForTransactionReceipt` may wait for ever. It passes over a block that comes while it looks at the
 * one before, and no other follows.
 * @throws TransactionReceiptNotFoundError when it is not mined within a minute.
 */
export async function untilMined(client: Reader, hash: Hash): Promise<TransactionReceipt> {
  for (const deadline = Date.now() + patience; ; ) {
    const outcome = await getTransactionReceipt(client, { hash }).catch((error: unknown) => error as Error);
    if (!(outcome instanceof Error)) return outcome;
    if (!(outcome instanceof TransactionReceiptNotFoundError) || Date.now() > deadline) throw outcome;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
