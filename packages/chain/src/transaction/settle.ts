import type { Watch } from './followTransaction.ts';
import { pause } from './pause.ts';

/** Milliseconds that a node may lag behind a block already seen. */
export const usualLag = 10_000;

/** The node, and its allowed lag. */
export type Lag = Pick<Watch, 'reader' | 'signal' | 'nodeLag'>;

/**
 * Polls a condition for as long as a node may lag. An error counts as false.
 * @returns True if the condition held in time.
 * @throws The abort reason of the signal.
 */
export async function holdsSoon(
  { reader, signal, nodeLag = usualLag }: Lag,
  holds: () => Promise<boolean>,
): Promise<boolean> {
  const end = Date.now() + nodeLag;
  for (;;) {
    signal?.throwIfAborted();
    if (await holds().catch(() => false)) return true;
    if (Date.now() >= end) return false;
    await pause(reader.pollingInterval, signal);
  }
}
