import { pause } from '@upline/chain/internal';

/**
 * Looks again and again until something is so.
 * @returns Whether it became so before the time was over.
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
