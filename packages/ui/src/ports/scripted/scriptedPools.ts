import {
  advancePurchase,
  type Position,
  type PurchaseEvent,
  type PurchaseState,
  type PurchaseStep,
  purchaseSteps,
  startPurchase,
} from '@upline/domain';
import { PoolRefusal } from '@upline/domain/poolModel';
import type { PoolsPort } from '../pools.ts';
import { writable } from '../writable.ts';
import { contractRevert, type PurchaseEnding } from './purchaseEndings.ts';

export interface PoolsKnobs {
  /** How the chain answers which levels a wallet has. @default 'answers' */
  load?: 'answers' | 'never' | 'fails';
  /** A purchase that runs already when the story opens, and the step that it stays at. */
  running?: { position: Position; step: PurchaseStep };
  /** Every purchase stays at this step for ever. */
  stopAt?: PurchaseStep;
  /** Every purchase fails so. */
  ending?: PurchaseEnding;
  /** Steps that a purchase has no need of. @default ['enroll'] */
  skips?: readonly PurchaseStep[];
  /** How long each step takes, milliseconds. @default 0 */
  pace?: number;
}

/** What the pools of a story stand on: the same world that the mocked server speaks for. */
export interface PoolsSetting {
  activated(wallet: string): readonly Position[];
  /** Buys a level. @returns The transaction and its block. @throws PoolRefusal as the contract reverts. */
  buy(wallet: string, position: Position): { transaction: string; block: bigint };
  /** Whose money is spent, `null` when nobody is signed in. */
  wallet(): string | null;
}

const sends: ReadonlySet<PurchaseStep> = new Set(['enroll', 'approve', 'invest']);

function transactionOf(position: Position, step: PurchaseStep): string {
  const digits = `${position}${purchaseSteps.indexOf(step)}`;
  return `0x${digits.repeat(32)}`;
}

/** Pools whose purchases walk the domain's steps and end in the story's own world. */
export function scriptedPools(knobs: PoolsKnobs, setting: PoolsSetting): PoolsPort {
  const { load = 'answers', skips = ['enroll'], pace = 0, stopAt, ending, running } = knobs;
  const purchase = writable<PurchaseState | null>(null);

  const tell = (event: PurchaseEvent) => {
    const state = purchase.get();
    if (state) purchase.set(advancePurchase(state, event));
  };

  /** @returns Whether the purchase goes on behind this step. */
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
    for (const step of purchaseSteps) {
      if (!(await walk(position, step))) return;
    }
    try {
      const { transaction, block } = setting.buy(wallet, position);
      tell({ type: 'succeeded', transaction, block });
    } catch (error) {
      if (!(error instanceof PoolRefusal)) throw error;
      tell({ type: 'failed', failure: contractRevert(error.errorName).failure });
    }
  }

  if (running) {
    let state = startPurchase(running.position);
    for (const step of purchaseSteps) {
      state = advancePurchase(
        state,
        skips.includes(step) ? { type: 'skipped', step } : { type: 'step', step },
      );
      if (step === running.step) break;
    }
    purchase.set(state);
  }

  return {
    purchase,
    async activated(wallet) {
      if (load === 'never') await new Promise(() => {});
      if (load === 'fails') throw new Error('The chain does not answer.');
      return setting.activated(wallet);
    },
    buy(position) {
      const wallet = setting.wallet();
      if (wallet === null || purchase.get()?.status === 'running') return;
      purchase.set(startPurchase(position));
      void run(position, wallet);
    },
    dismiss() {
      if (purchase.get()?.status !== 'running') purchase.set(null);
    },
  };
}
