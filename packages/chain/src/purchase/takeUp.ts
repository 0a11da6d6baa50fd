import type { PurchaseEvent } from '@upline/domain';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { Refusal } from '../transaction/revert.ts';
import { type Following, followAttempt } from './followAttempt.ts';

/**
 * Waits for what an earlier run has sent, before anything is asked of the wallet again.
 * @returns Whether the level is bought by it. Whatever else became of it is no reason not to go on: it has paid
 * nothing.
 */
export async function* takeUp(
  following: Following,
  earlier: PurchaseAttempt,
): AsyncGenerator<PurchaseEvent, boolean> {
  try {
    return yield* followAttempt(following, earlier);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
