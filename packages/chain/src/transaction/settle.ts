import type { Watch } from './followTransaction.ts';
import { pause } from './pause.ts';

/** How long a node may be behind a block that was seen, milliseconds. */
export const usualLag = 10_000;

/** Which node is behind, and how long it may be. */
export type Lag = Pick<Watch, 'reader' | 'signal' | 'nodeLag'>;

/**
 * Asks until something holds, for as long as a node may be behind. An error counts as not yet.
 * @returns Whether it holds.
 * @throws whatever the signal was aborted with.
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
