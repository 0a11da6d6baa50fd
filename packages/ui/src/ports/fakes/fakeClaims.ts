import {
  advanceClaim,
  type ClaimEvent,
  type ClaimState,
  type Position,
  paidBy,
  startClaim,
} from '@upline/domain';
import { ContractRevert } from '@upline/localnet/poolModel';
import type { Claimable, ClaimsPort } from '../claims.ts';
import { writable } from '../writable.ts';
import type { ClaimEnding } from './claimEndings.ts';

export interface ClaimsSettings {
  /** The chain's answer to claimable amounts. @default 'answers' */
  load?: 'answers' | 'never' | 'fails';
  /** A claim that runs when the story opens. It continues unless `stopAt` stops it. */
  running?: Position;
  /** True if the claim was resumed after a reload. @default false */
  isResumed?: boolean;
  /** Step at which every claim stops forever. */
  stopAt?: ClaimEnding['at'];
  /** Failure of every claim. */
  ending?: ClaimEnding;
  /** True if the wallet claims from all levels with one confirmation. @default false */
  batches?: boolean;
  /** Duration of each step, milliseconds. @default 0 */
  pace?: number;
}

/** The mock backend's part in claims. */
export interface ClaimsSetting {
  claimable(wallet: string): readonly Claimable[];
  /** Pays a wallet. @throws ContractRevert if the contract reverts. */
  claim(wallet: string, position: Position): { transaction: string; block: bigint; amount: bigint };
  /** The claiming wallet; `null` if no member is signed in. */
  wallet(): string | null;
}

function revertOf({ errorName: name }: ContractRevert): ClaimEvent {
  return { type: 'failed', failure: { notice: { id: 'toast.revert', values: { reason: name } } } };
}

/** Fake claims that run the domain's steps and pay from the mock backend. */
export function fakeClaims(settings: ClaimsSettings, setting: ClaimsSetting): ClaimsPort {
  const {
    load = 'answers',
    pace = 0,
    isResumed = false,
    stopAt,
    ending,
    running,
    batches = false,
  } = settings;
  const current = writable<ClaimState | null>(null);

  const tell = (event: ClaimEvent) => {
    const state = current.get();
    if (state) current.set(advanceClaim(state, event));
  };

  /** @returns True if the claim continues. */
  async function passes(at: ClaimEnding['at']): Promise<boolean> {
    if (at === stopAt) return false;
    await new Promise((resolve) => setTimeout(resolve, pace));
    if (at !== ending?.at) return true;
    tell({ type: 'failed', failure: ending.failure });
    return false;
  }

  async function runAll(positions: readonly Position[]) {
    const wallet = setting.wallet();
    if (wallet === null || current.get()?.status === 'running') return;
    let before = 0n;
    for (const position of positions) {
      current.set(startClaim(position, false, before));
      await run(position, wallet);
      const claim = current.get();
      if (claim?.status !== 'succeeded') return;
      before = paidBy(claim);
    }
  }

  async function run(position: Position, wallet: string) {
    const pool = `0x${String(position).repeat(40)}`;
    if (!(await passes('start'))) return;
    const amount = setting.claimable(wallet).find((one) => one.position === position)?.amount ?? 0n;
    tell({ type: 'found', pools: [{ pool, amount }] });
    tell({ type: 'asked', pool });
    if (!(await passes('asked'))) return;
    tell({ type: 'sent', pool, transaction: `0x${String(position).repeat(64)}` });
    if (!(await passes('sent'))) return;
    try {
      const paid = setting.claim(wallet, position);
      tell({ type: 'sent', pool, transaction: paid.transaction });
      tell({ type: 'paid', pool, amount: paid.amount, block: paid.block });
      tell({ type: 'succeeded' });
    } catch (error) {
      if (!(error instanceof ContractRevert)) throw error;
      tell(revertOf(error));
    }
  }

  function begin(position: Position, isResumed: boolean) {
    const wallet = setting.wallet();
    if (wallet === null || current.get()?.status === 'running') return;
    current.set(startClaim(position, isResumed));
    void run(position, wallet);
  }

  if (running) begin(running, isResumed);

  return {
    current,
    claim: (position) => begin(position, false),
    claimAll: (positions) => void runAll(positions),
    async cost(positions) {
      const gas = BigInt(positions.length) * 2_400_000_000_000_000n;
      return { gas, isTogether: batches && positions.length > 1 };
    },
    async claimable(wallet) {
      if (load === 'never') await new Promise(() => {});
      if (load === 'fails') throw new Error('The chain does not answer.');
      return setting.claimable(wallet);
    },
    dismiss() {
      if (current.get()?.status !== 'running') current.set(null);
    },
  };
}
