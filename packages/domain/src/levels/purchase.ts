import type { TextMessage } from '../texts/en/catalogue.ts';
import type { Position } from './levels.ts';

/**
 * The steps of a purchase, in order. `enroll` and `approve` are skipped if they are not needed.
 * Spec §4.
 */
export const purchaseSteps = [
  'network',
  'balance',
  'allowance',
  'enroll',
  'approve',
  'invest',
  'confirm',
] as const;

export type PurchaseStep = (typeof purchaseSteps)[number];

export type StepStatus = 'waiting' | 'current' | 'done' | 'skipped' | 'failed';

/**
 * The reason of a failed purchase: the spec's text, and a plain explanation of a contract's error.
 */
export interface Failure {
  notice: TextMessage;
  explanation?: TextMessage;
}

/**
 * The wallet prompts of a purchase: one for each step; a signature in place of the approving
 * transaction (EIP-2612); or one for everything that is missing (EIP-5792).
 */
export type PurchaseMethod = 'sequential' | 'permit' | 'batch';

/** The prompts announced to the buyer before they pay. */
export interface PurchasePlan {
  way: PurchaseMethod;
  /** The steps that open the wallet. */
  prompts: readonly PurchaseStep[];
}

export type PurchaseEvent =
  | { type: 'way'; way: PurchaseMethod }
  /**
   * Continues a purchase that another page began: all steps before `step` are done. `prompts` are
   * the steps that open the wallet, `null` if unknown.
   */
  | { type: 'resumed'; way: PurchaseMethod; step: PurchaseStep; prompts: readonly PurchaseStep[] | null }
  | { type: 'step'; step: PurchaseStep }
  | { type: 'skipped'; step: PurchaseStep }
  | { type: 'sent'; step: PurchaseStep; transaction: string }
  /** The owner sent the same call again at another price; this hash counts now. */
  | { type: 'replaced'; step: PurchaseStep; transaction: string }
  | {
      type: 'succeeded';
      /** The transaction that paid, as the chain reports it; `null` if unknown. */
      transaction: string | null;
      block: bigint;
      /** True if the buyer already owned the level and paid nothing now. @default false */
      wasOwned?: boolean;
    }
  | { type: 'failed'; failure: Failure };

export interface PurchaseState {
  position: Position;
  status: 'running' | 'succeeded' | 'failed';
  way: PurchaseMethod;
  /** The announced steps that open the wallet; `null` if none were announced. */
  planned: readonly PurchaseStep[] | null;
  /** True if another page, or this one before a reload, began the purchase. */
  isResumed: boolean;
  /** True if `transaction` replaced the first one of this step. */
  isReplaced: boolean;
  /** The status of each step; `null` if unknown, and the step is not shown. */
  steps: Readonly<Record<PurchaseStep, StepStatus | null>>;
  /** The hash of the latest transaction, if any. */
  transaction: string | null;
  sentAt: PurchaseStep | null;
  /** Block number of the confirmed purchase; `null` before. */
  block: bigint | null;
  /** True if the buyer already owned the level and paid nothing now. */
  wasOwned: boolean;
  failure: Failure | null;
}

const allWaiting = Object.fromEntries(purchaseSteps.map((step) => [step, 'waiting'])) as Record<
  PurchaseStep,
  'waiting'
>;

/**
 * The initial state of a purchase: every step is waiting.
 * @param isResumed True if another page began the purchase.
 * @param plan The announced prompts; they keep the number of steps constant while the purchase
 * runs.
 */
export function startPurchase(
  position: Position,
  isResumed = false,
  plan: PurchasePlan | null = null,
): PurchaseState {
  return {
    position,
    status: 'running',
    way: plan?.way ?? 'sequential',
    planned: plan?.prompts ?? null,
    isResumed,
    isReplaced: false,
    steps: allWaiting,
    transaction: null,
    sentAt: null,
    block: null,
    wasOwned: false,
    failure: null,
  };
}

function settled(state: PurchaseState, ending: 'done' | 'failed'): PurchaseState['steps'] {
  const entries = purchaseSteps.map((step) => {
    const status = state.steps[step];
    return [step, status === 'current' ? ending : status] as const;
  });
  return Object.fromEntries(entries) as PurchaseState['steps'];
}

/**
 * The steps of a bought level: none is waiting; a step that was not observed was done elsewhere or
 * was not needed. If the buyer already owned the level, nothing was confirmed either.
 */
function bought(state: PurchaseState, wasOwned: boolean): PurchaseState['steps'] {
  if (wasOwned) {
    const unsent = Object.entries(state.steps).map(
      ([step, status]) => [step, status === 'waiting' || status === 'current' ? null : status] as const,
    );
    return { ...(Object.fromEntries(unsent) as PurchaseState['steps']), confirm: null };
  }
  const entries = Object.entries(settled(state, 'done')).map(
    ([step, status]) => [step, status === 'waiting' ? null : status] as const,
  );
  return { ...(Object.fromEntries(entries) as PurchaseState['steps']), confirm: 'done' };
}

/** The steps of a purchase that is resumed at `step`. */
function resumed({ step: at, prompts }: Extract<PurchaseEvent, { type: 'resumed' }>): PurchaseState['steps'] {
  const behind = purchaseSteps.slice(0, purchaseSteps.indexOf(at)).map((step) => {
    if (step !== 'enroll' && step !== 'approve') return [step, 'done'] as const;
    return [step, prompts && (prompts.includes(step) ? 'done' : 'skipped')] as const;
  });
  return { ...allWaiting, ...Object.fromEntries(behind), [at]: 'current' };
}

/**
 * Enters a step. A purchase can go back when its referral has changed; all later steps then wait
 * again.
 */
function reached(state: PurchaseState, step: PurchaseStep, status: StepStatus): PurchaseState['steps'] {
  const later = purchaseSteps.slice(purchaseSteps.indexOf(step) + 1);
  const waiting = Object.fromEntries(later.map((name) => [name, 'waiting']));
  return { ...settled(state, 'done'), ...waiting, [step]: status };
}

/** Applies an event to a purchase. A purchase that has ended does not change. */
export function advancePurchase(state: PurchaseState, event: PurchaseEvent): PurchaseState {
  if (state.status !== 'running') return state;
  switch (event.type) {
    case 'way':
      return { ...state, way: event.way };
    case 'resumed':
      return { ...state, way: event.way, steps: resumed(event) };
    case 'step':
      return { ...state, steps: reached(state, event.step, 'current') };
    case 'skipped':
      return { ...state, steps: reached(state, event.step, 'skipped') };
    case 'sent':
    case 'replaced':
      return {
        ...state,
        transaction: event.transaction,
        sentAt: event.step,
        isReplaced: event.type === 'replaced',
      };
    case 'succeeded': {
      const wasOwned = event.wasOwned === true;
      return {
        ...state,
        status: 'succeeded',
        steps: bought(state, wasOwned),
        // The transaction sent last may have been for another step, or have come too late.
        transaction: event.transaction,
        block: event.block,
        wasOwned,
      };
    }
    case 'failed':
      return { ...state, status: 'failed', steps: settled(state, 'failed'), failure: event.failure };
  }
}

/** The steps on screen: the three checks are one. */
export type ShownStep = 'check' | Exclude<PurchaseStep, 'network' | 'balance' | 'allowance'>;

function checked({ steps }: PurchaseState): StepStatus {
  const statuses = [steps.network, steps.balance, steps.allowance];
  for (const status of ['failed', 'current'] as const) if (statuses.includes(status)) return status;
  const isBegun = statuses.some((status) => status !== 'waiting');
  if (!isBegun) return 'waiting';
  return statuses.includes('waiting') ? 'current' : 'done';
}

/** True if an optional step is shown: it was reached, it is planned, or there is no plan. */
function isNeeded(step: 'enroll' | 'approve', { way, steps, planned }: PurchaseState): boolean {
  const status = steps[step];
  if (way === 'batch' || status === null || status === 'skipped') return false;
  return status !== 'waiting' || planned === null || planned.includes(step);
}

/** The steps known to be required, in order, with their status. */
export function shownSteps(state: PurchaseState): readonly { step: ShownStep; status: StepStatus }[] {
  const later = (['enroll', 'approve', 'invest', 'confirm'] as const).flatMap((step) => {
    const status = state.steps[step];
    const isShown = step === 'enroll' || step === 'approve' ? isNeeded(step, state) : status !== null;
    return isShown && status !== null ? [{ step, status }] : [];
  });
  return [{ step: 'check', status: checked(state) }, ...later];
}

/** The running step and its number among the shown steps. */
export function currentStep(state: PurchaseState): { step: ShownStep; number: number; total: number } | null {
  const shown = shownSteps(state);
  const index = shown.findIndex(({ status }) => status === 'current');
  const current = shown[index];
  return current ? { step: current.step, number: index + 1, total: shown.length } : null;
}
