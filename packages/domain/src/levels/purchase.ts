import type { Notice } from '../texts/en/catalogue.ts';
import type { Position } from './levels.ts';

/** The steps of buying a level, in order. `enroll` and `approve` are skipped when nothing is missing. Spec §4. */
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

/** Why a purchase stopped: the spec's text and, for a contract's error, what it means in plain words. */
export interface Failure {
  notice: Notice;
  explanation?: Notice;
}

/**
 * How the wallet is asked: one prompt a step; a signature in place of the approving transaction (EIP-2612); or one
 * prompt for all that is missing (EIP-5792).
 */
export type PurchaseWay = 'sequential' | 'permit' | 'batch';

/** What a buyer was told before they paid that their wallet would ask. */
export interface PurchasePlan {
  way: PurchaseWay;
  /** The steps that open the wallet. */
  prompts: readonly PurchaseStep[];
}

/** What a running purchase tells of itself. */
export type PurchaseEvent =
  | { type: 'way'; way: PurchaseWay }
  /**
   * What another page has asked the wallet for is followed from here: all before the step is behind it. `prompts` are
   * the steps that it opens the wallet for, `null` when nobody knows them.
   */
  | { type: 'resumed'; way: PurchaseWay; step: PurchaseStep; prompts: readonly PurchaseStep[] | null }
  | { type: 'step'; step: PurchaseStep }
  | { type: 'skipped'; step: PurchaseStep }
  | { type: 'sent'; step: PurchaseStep; transaction: string }
  /** Its owner has sent the same call again, at another price: this hash counts now. */
  | { type: 'replaced'; step: PurchaseStep; transaction: string }
  | {
      type: 'succeeded';
      /** What paid, as the chain tells it; `null` where that is not known. */
      transaction: string | null;
      block: bigint;
      /** Whether nothing was paid now, because the level was the buyer's before. @default false */
      wasOwned?: boolean;
    }
  | { type: 'failed'; failure: Failure };

/** A purchase as a screen shows it. */
export interface PurchaseState {
  position: Position;
  status: 'running' | 'succeeded' | 'failed';
  way: PurchaseWay;
  /** The steps that were said to open the wallet, `null` when nobody said. */
  planned: readonly PurchaseStep[] | null;
  /** Whether another page began it, or this one before a reload, so that it is only followed here. */
  isResumed: boolean;
  /** Whether `transaction` took the place of the one that this step had sent first. */
  isReplaced: boolean;
  /** How each step stands; `null` for one of which nobody knows whether it was done: nothing is said of it. */
  steps: Readonly<Record<PurchaseStep, StepStatus | null>>;
  /** The hash of the latest transaction that was sent, if any. */
  transaction: string | null;
  /** The step that sent it. */
  sentAt: PurchaseStep | null;
  /** The block in which the purchase was confirmed, once it was. */
  block: bigint | null;
  /** Whether the level was the buyer's before, so that nothing was paid now. */
  wasOwned: boolean;
  failure: Failure | null;
}

const allWaiting = Object.fromEntries(purchaseSteps.map((step) => [step, 'waiting'])) as Record<
  PurchaseStep,
  'waiting'
>;

/**
 * A purchase that has just been asked for: every step is still waiting.
 * @param isResumed Whether it is only followed here.
 * @param plan What the buyer was told, so that no step comes or goes while it runs.
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
 * Of a level that is bought nothing waits: what was not seen to be done was done elsewhere, or not needed. Of one that
 * was the buyer's before nothing was confirmed either.
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

/** The steps of a purchase that is resumed at one of them. */
function resumed({ step: at, prompts }: Extract<PurchaseEvent, { type: 'resumed' }>): PurchaseState['steps'] {
  const behind = purchaseSteps.slice(0, purchaseSteps.indexOf(at)).map((step) => {
    if (step !== 'enroll' && step !== 'approve') return [step, 'done'] as const;
    return [step, prompts && (prompts.includes(step) ? 'done' : 'skipped')] as const;
  });
  return { ...allWaiting, ...Object.fromEntries(behind), [at]: 'current' };
}

/** A purchase can go back, when its referral has changed: what comes after the step is to be done again. */
function reached(state: PurchaseState, step: PurchaseStep, status: StepStatus): PurchaseState['steps'] {
  const later = purchaseSteps.slice(purchaseSteps.indexOf(step) + 1);
  const waiting = Object.fromEntries(later.map((name) => [name, 'waiting']));
  return { ...settled(state, 'done'), ...waiting, [step]: status };
}

/** The purchase after an event. A purchase that has ended changes no more. */
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
        // What was sent before may have been for something else, or have come too late.
        transaction: event.transaction,
        block: event.block,
        wasOwned,
      };
    }
    case 'failed':
      return { ...state, status: 'failed', steps: settled(state, 'failed'), failure: event.failure };
  }
}

/** A step as a reader sees it: the three checks are one. */
export type ShownStep = 'check' | Exclude<PurchaseStep, 'network' | 'balance' | 'allowance'>;

function checked({ steps }: PurchaseState): StepStatus {
  const statuses = [steps.network, steps.balance, steps.allowance];
  for (const status of ['failed', 'current'] as const) if (statuses.includes(status)) return status;
  const isBegun = statuses.some((status) => status !== 'waiting');
  if (!isBegun) return 'waiting';
  return statuses.includes('waiting') ? 'current' : 'done';
}

/** Whether a step that may not be needed is shown. One that was not planned is shown once it is reached. */
function isNeeded(step: 'enroll' | 'approve', { way, steps, planned }: PurchaseState): boolean {
  const status = steps[step];
  if (way === 'batch' || status === null || status === 'skipped') return false;
  return status !== 'waiting' || planned === null || planned.includes(step);
}

/** The steps of a purchase that are known to be needed, in order, each as it stands. */
export function shownSteps(state: PurchaseState): readonly { step: ShownStep; status: StepStatus }[] {
  const later = (['enroll', 'approve', 'invest', 'confirm'] as const).flatMap((step) => {
    const status = state.steps[step];
    const isShown = step === 'enroll' || step === 'approve' ? isNeeded(step, state) : status !== null;
    return isShown && status !== null ? [{ step, status }] : [];
  });
  return [{ step: 'check', status: checked(state) }, ...later];
}

/** The step that is under way and how far along it is among those that are shown. */
export function currentStep(state: PurchaseState): { step: ShownStep; number: number; total: number } | null {
  const shown = shownSteps(state);
  const index = shown.findIndex(({ status }) => status === 'current');
  const current = shown[index];
  return current ? { step: current.step, number: index + 1, total: shown.length } : null;
}
