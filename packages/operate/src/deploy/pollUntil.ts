import { pause } from '@upline/chain/internal';

/**
 * Polls a condition.
 * @returns True if it became true in time.
 */
export async function pollUntil(
  look: () => Promise<boolean>,
  { every, within }: { every: number; within: number },
): Promise<boolean> {
  const end = Date.now() + within;
  while (!(await look())) {
    if (Date.now() >= end) return false;
    await pause(every);
  }
  return true;
}
