import { setTimeout as pause } from 'node:timers/promises';
import { BaseError } from 'viem';

/** Milliseconds that a page view waits for a node. */
const usualPatience = 2000;

/**
 * Awaits the chain up to a time limit.
 * @returns `null` if no node answers in time; the page then shows the stored data alone.
 */
export async function inTime<T>(asked: Promise<T>, patience = usualPatience): Promise<T | null> {
  const ending = new AbortController();
  try {
    return await Promise.race([asked, pause(patience, null, { signal: ending.signal })]);
  } catch (error) {
    if (error instanceof BaseError) return null;
    throw error;
  } finally {
    ending.abort();
    // Ignores a late failure.
    asked.catch(() => undefined);
  }
}
