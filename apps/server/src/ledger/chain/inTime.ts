import { setTimeout as pause } from 'node:timers/promises';
import { BaseError } from 'viem';

/** Milliseconds that somebody who looks at a page waits for a node. */
const usualPatience = 2000;

/**
 * What the chain answers.
 * @returns `null` where no node answers, or none in time: then what is kept is shown without it.
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
    // Nobody waits for what comes later.
    asked.catch(() => undefined);
  }
}
