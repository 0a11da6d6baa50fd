import type { PurchaseEvent } from '@upline/domain';
import { beginningOf, type PurchaseAttempt } from '../transaction/attempt.ts';
import { isInability, isRejection } from '../transaction/revert.ts';
import { sendBatch } from './batch.ts';
import type { PurchaseRun } from './carryOut.ts';
import { confirm } from './followAttempt.ts';
import { type PurchasePlan, promptsOf } from './plan.ts';

/**
 * Buys by one prompt for all that is missing.
 * @returns `false` when the wallet cannot do that after all: nothing was sent.
 * @throws Refusal when the wallet has left the chain; the wallet's error when its owner says no, or when nobody knows
 * whether it has sent anything.
 */
export async function* buyByBatch(
  run: PurchaseRun,
  plan: PurchasePlan,
): AsyncGenerator<PurchaseEvent, boolean> {
  yield { type: 'skipped', step: 'enroll' };
  yield { type: 'skipped', step: 'approve' };
  yield { type: 'step', step: 'invest' };
  const attempt: PurchaseAttempt = {
    ...(await beginningOf(run.reader, run.buyer)),
    step: 'invest',
    way: 'batch',
    prompts: promptsOf(plan),
    pool: run.pool.address,
    call: plan.invest,
    calls: plan.calls,
    hash: null,
    callsId: null,
  };
  let callsId: string;
  try {
    callsId = await sendBatch(run, plan.calls, () => run.note?.(attempt));
  } catch (error) {
    // Whatever else a wallet says, it may have sent the batch all the same.
    if (isInability(error) && !isRejection(error)) return false;
    throw error;
  }
  const sent = { ...attempt, callsId };
  run.note?.(sent);
  yield { type: 'step', step: 'confirm' };
  yield* confirm(run, sent);
  return true;
}
