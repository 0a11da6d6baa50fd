import type { PurchaseEvent } from '@upline/domain';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import { type ContractCall, submit, type Wallet } from '../transaction/transaction.ts';
import { batchStatus } from './batch.ts';
import { buyByBatch } from './buyByBatch.ts';
import { confirm, type Following, followStep } from './followAttempt.ts';
import { investCall, investWithPermitCall, type Permit } from './investment.ts';
import { signPermit } from './permit.ts';
import { allWays, type PlanQuestion, type PurchasePlan, planPurchase, promptsOf } from './plan.ts';
import { readReferral } from './referral.ts';

/** A purchase under way: everything that its steps need. */
export interface PurchaseRun extends PlanQuestion, Following {
  wallet: Wallet;
}

/** What is followed can be asked of the wallet too, as long as it is there. */
export function withWallet<Run extends Omit<Following, 'batchStatus'> & { wallet: Wallet }>(
  run: Run,
): Run & Following {
  return { ...run, witness: run.wallet, batchStatus: (id) => batchStatus(run.wallet, id) };
}

/** What a prompt is for. */
type Purpose = Pick<PurchaseAttempt, 'step' | 'way' | 'prompts'>;

async function send(run: PurchaseRun, intent: Purpose, call: ContractCall): Promise<PurchaseAttempt> {
  const purpose = { ...intent, pool: run.pool.address, callsId: null, calls: [] };
  const asked = await submit(run, call, (known) => run.note?.({ ...known, ...purpose }));
  return { ...asked, ...purpose };
}

/** Sends what goes before the investment, and waits for its block. */
async function* prepare(
  run: PurchaseRun,
  purpose: Purpose,
  call: ContractCall,
): AsyncGenerator<PurchaseEvent, void> {
  const attempt = await send(run, purpose, call);
  if (attempt.hash) yield { type: 'sent', step: purpose.step, transaction: attempt.hash };
  yield* followStep(run, attempt);
}

async function* approve(run: PurchaseRun, plan: PurchasePlan): AsyncGenerator<PurchaseEvent, Permit | null> {
  if (plan.approvals.length === 0) {
    yield { type: 'skipped', step: 'approve' };
    return null;
  }
  yield { type: 'step', step: 'approve' };
  if (plan.permitCoin) {
    const permit = await signPermit(run, run.pool, plan.permitCoin);
    if (permit) return permit;
    yield { type: 'way', way: 'sequential' };
  }
  const purpose = { step: 'approve', way: 'sequential', prompts: promptsOf(plan) } as const;
  for (const call of plan.approvals) yield* prepare(run, purpose, call);
  return null;
}

async function* stepByStep(run: PurchaseRun, plan: PurchasePlan): AsyncGenerator<PurchaseEvent, void> {
  const prompts = promptsOf(plan);
  if (plan.enrolments.length > 0) {
    yield { type: 'step', step: 'enroll' };
    const purpose = { step: 'enroll', way: plan.way, prompts } as const;
    for (const call of plan.enrolments) yield* prepare(run, purpose, call);
  } else yield { type: 'skipped', step: 'enroll' };

  const permit = yield* approve(run, plan);

  yield { type: 'step', step: 'invest' };
  const referral = await readReferral(run, run.pool);
  const call = permit ? investWithPermitCall(run.pool, referral, permit) : investCall(run.pool, referral);
  const attempt = await send(run, { step: 'invest', way: permit ? 'permit' : 'sequential', prompts }, call);
  if (attempt.hash) yield { type: 'sent', step: 'invest', transaction: attempt.hash };
  yield { type: 'step', step: 'confirm' };
  yield* confirm(run, attempt);
}

/**
 * Carries a plan out, prompt by prompt. A wallet that turns out to be unable to go its way is asked step by step.
 * @throws Refusal and the wallet's errors, as they come.
 */
export async function* carryOut(run: PurchaseRun, plan: PurchasePlan): AsyncGenerator<PurchaseEvent, void> {
  if (plan.way !== 'batch') {
    yield* stepByStep(run, plan);
    return;
  }
  if (yield* buyByBatch(run, plan)) return;
  const ways = (run.ways ?? allWays).filter((way) => way !== 'batch');
  const next = await planPurchase({ ...run, ways }, run.pool);
  yield { type: 'way', way: next.way };
  yield* stepByStep(run, next);
}
