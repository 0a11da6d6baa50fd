import { type Hash, type TransactionReceipt, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import type { Reader } from '../pools/pools.ts';

const pollInterval = 20;

/** Counted in looks: where a machine is slow, they are too. */
const mostLooks = 60_000 / pollInterval;

/**
 * Waits until the local chain has mined a transaction. It asks for the receipt itself: where blocks come on demand
 * alone, viem's `waitForTransactionReceipt` may wait for ever. It passes over a block that comes while it looks at the
 * one before, and no other follows.
 * @throws TransactionReceiptNotFoundError when it is not mined after a minute of looks.
 */
export async function untilMined(client: Reader, hash: Hash): Promise<TransactionReceipt> {
  for (let looks = 1; ; looks += 1) {
    const outcome = await getTransactionReceipt(client, { hash }).catch((error: unknown) => error as Error);
    if (!(outcome instanceof Error)) return outcome;
    if (!(outcome instanceof TransactionReceiptNotFoundError) || looks >= mostLooks) throw outcome;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
