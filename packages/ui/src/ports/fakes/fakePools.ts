import {
  advancePurchase,
  type Failure,
  type Position,
  type PurchaseEvent,
  type PurchaseMethod,
  type PurchaseState,
  type PurchaseStep,
  purchaseSteps,
  startPurchase,
} from '@upline/domain';
import { ContractRevert } from '@upline/localnet/poolModel';
import type { PoolsPort } from '../pools.ts';
import { writable } from '../writable.ts';
import { fakePreview, type PreviewSetting, type PreviewSettings } from './fakePreview.ts';
import { contractRevert, type PurchaseEnding } from './purchaseEndings.ts';

export interface RunningPurchase {
  position: Position;
  step: PurchaseStep;
  /** True if the purchase was resumed after a reload. @default false */
  isResumed?: boolean;
  /** True if the member replaced the transaction in their wallet. @default false */
  isReplaced?: boolean;
}

export interface PoolsSettings {
  /** The chain's answer to a wallet's levels. @default 'answers' */
  load?: 'answers' | 'never' | 'fails';
  /** A running purchase when the story opens, and the step at which it stops. */
  running?: RunningPurchase;
  /** The method of wallet requests. @default 'sequential' */
  way?: PurchaseMethod;
  /** The preview before the wallet opens. */
  preview?: PreviewSettings;
  /** Outcome of revoking an allowance. @default revoked */
  revoke?: 'never' | Failure;
  /** Step at which every purchase stops forever. */
  stopAt?: PurchaseStep;
  /** Failure of every purchase. */
  ending?: PurchaseEnding;
  /** Steps that a purchase skips. @default ['enroll'] */
  skips?: readonly PurchaseStep[];
  /** Duration of each step, milliseconds. @default 0 */
  pace?: number;
}

/** The mock backend's part in purchases. */
export interface PoolsSetting extends PreviewSetting {
  activated(wallet: string): readonly Position[];
  operator(): string;
  /**
   * Buys a level.
   * @returns The transaction and its block.
   * @throws ContractRevert if the contract reverts.
   */
  buy(wallet: string, position: Position): { transaction: string; block: bigint };
  /** The paying wallet; `null` if no member is signed in. */
  wallet(): string | null;
}

/** Fake pools; `mend` repairs the preview while a story runs. */
export interface FakePools extends PoolsPort {
  /** From now on the preview loads and has no planned failure. */
  mend(): void;
}

const transactionAgain = `0x${'5e'.repeat(32)}`;

const sends: ReadonlySet<PurchaseStep> = new Set(['enroll', 'approve', 'invest']);

function transactionOf(position: Position, step: PurchaseStep): string {
  const digits = `${position}${purchaseSteps.indexOf(step)}`;
  return `0x${digits.repeat(32)}`;
}

/** A purchase that has reached a given step. */
function runningPurchase(running: RunningPurchase, way: PurchaseMethod, skips: readonly PurchaseStep[]) {
  const { position, step: last, isResumed = false, isReplaced = false } = running;
  const steps = purchaseSteps.slice(0, purchaseSteps.indexOf(last) + 1);
  const events: PurchaseEvent[] = [
    { type: 'way', way },
    ...steps.map(
      (step): PurchaseEvent => (skips.includes(step) ? { type: 'skipped', step } : { type: 'step', step }),
    ),
  ];
  const sent = transactionOf(position, 'invest');
  if (isResumed || isReplaced) events.push({ type: 'sent', step: 'invest', transaction: sent });
  if (isReplaced) events.push({ type: 'replaced', step: 'invest', transaction: transactionAgain });
  return events.reduce(advancePurchase, startPurchase(position, isResumed));
}

/** Fake pools whose purchases run the domain's steps and end in the mock backend. */
export function fakePools(settings: PoolsSettings, setting: PoolsSetting): FakePools {
  const { load = 'answers', skips = ['enroll'], pace = 0, way = 'sequential' } = settings;
  const { stopAt, ending, running, revoke } = settings;
  const preview = fakePreview({ ...settings.preview, way, skips }, setting);
  const purchase = writable<PurchaseState | null>(null);

  const tell = (event: PurchaseEvent) => {
    const state = purchase.get();
    if (state) purchase.set(advancePurchase(state, event));
  };

  /** @returns True if the purchase continues after this step. */
  async function walk(position: Position, step: PurchaseStep) {
    if (skips.includes(step)) {
      tell({ type: 'skipped', step });
      return true;
    }
    tell({ type: 'step', step });
    if (step === stopAt) return false;
    await new Promise((resolve) => setTimeout(resolve, pace));
    if (step === ending?.step) {
      tell({ type: 'failed', failure: ending.failure });
      return false;
    }
    if (sends.has(step)) tell({ type: 'sent', step, transaction: transactionOf(position, step) });
    return true;
  }

  async function run(position: Position, wallet: string) {
    tell({ type: 'way', way });
    for (const step of purchaseSteps) {
      if (!(await walk(position, step))) return;
    }
    try {
      const { transaction, block } = setting.buy(wallet, position);
      tell({ type: 'succeeded', transaction, block });
    } catch (error) {
      if (!(error instanceof ContractRevert)) throw error;
      tell({ type: 'failed', failure: contractRevert(error.errorName).failure });
    }
  }

  if (running) purchase.set(runningPurchase(running, way, skips));

  return {
    purchase,
    mend: preview.mend,
    async activated(wallet) {
      if (load === 'never') await new Promise(() => {});
      if (load === 'fails') throw new Error('The chain does not answer.');
      return setting.activated(wallet);
    },
    preview: preview.read,
    async operator() {
      if (load === 'never') await new Promise(() => {});
      if (load === 'fails') throw new Error('The chain does not answer.');
      return setting.operator();
    },
    async revoke() {
      if (revoke === 'never') await new Promise(() => {});
      await new Promise((resolve) => setTimeout(resolve, pace));
      if (revoke !== undefined && revoke !== 'never') return revoke;
      preview.revoke();
      return null;
    },
    buy(position, { plan }) {
      const wallet = setting.wallet();
      if (wallet === null || purchase.get()?.status === 'running') return;
      purchase.set(startPurchase(position, false, plan));
      void run(position, wallet);
    },
    dismiss() {
      if (purchase.get()?.status !== 'running') purchase.set(null);
    },
  };
}
