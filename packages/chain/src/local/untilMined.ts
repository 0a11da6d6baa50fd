import { type Hash, TransactionReceiptNotFoundError } from 'viem';
import type { LocalClient } from './localClient.ts';

const pollInterval = 20;

/** Far longer than a local chain takes, in milliseconds. */
const patience = 60_000;

/**
 * Waits until the local chain has mined a transaction. It asks for the receipt itself: where blocks come on demand
 * alone, who has missed one and waits for the next may wait for ever.
 * @throws TransactionReceiptNotFoundError when it is not mined within a minute.
 */
export async function untilMined(client: LocalClient, hash: Hash): Promise<void> {
  for (const deadline = Date.now() + patience; ; ) {
    const outcome = await client.getTransactionReceipt({ hash }).catch((error: unknown) => error);
    if (!(outcome instanceof Error)) return;
    if (!(outcome instanceof TransactionReceiptNotFoundError) || Date.now() > deadline) throw outcome;
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}
