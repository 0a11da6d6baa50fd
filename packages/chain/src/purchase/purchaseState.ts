import type { Failure, PurchaseEvent, PurchaseMethod, PurchaseStep } from '@upline/domain';
import { isAddressEqual } from 'viem/utils';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import type { ContractCall } from '../transaction/transaction.ts';
import type { Permit } from './investment.ts';
import type { PermitCoin } from './permit.ts';
import type { PurchasePlan } from './plan.ts';
import type { RunState, RunTypes } from './reducer.ts';

/** A request to the wallet, or a skipped step. */
export type Request =
  /**
   * Revokes another pool's allowance, because an earlier prompt for that pool may still be
   * accepted.
   */
  | { kind: 'call'; step: 'allowance'; pool: TrustedPool; call: ContractCall; way: PurchaseMethod }
  | { kind: 'skip'; step: PurchaseStep }
  | { kind: 'call'; step: 'enroll' | 'approve'; call: ContractCall; way: PurchaseMethod }
  /**
   * A signature instead of the approval. If the wallet cannot sign it, the approval calls follow.
   */
  | { kind: 'permit'; step: 'approve'; coin: PermitCoin }
  | { kind: 'invest'; step: 'invest' }
  | { kind: 'batch'; step: 'invest' };

/** A plan under way. */
export interface Planned {
  plan: PurchasePlan;
  /** The request in preparation, or at the wallet. */
  current: Exclude<Request, { kind: 'skip' }> | null;
  /** The plan's remaining requests. */
  rest: readonly Request[];
  permit: Permit | null;
  /** The step of the latest request. */
  step: PurchaseStep | null;
}

export interface PurchaseData {
  /** The level's pools, the one to buy at first; empty until `looking` has read them. */
  pools: readonly TrustedPool[];
  /** The other pools that the buyer had not joined at the start of the run. */
  unbought: readonly TrustedPool[];
  /** The requests in the journal at the start. */
  seen: readonly PurchaseAttempt[];
  /** Allowed ways. */
  ways: readonly PurchaseMethod[];
  /** True once terms, balance and gas are checked. */
  isChecked: boolean;
  /** True once a transaction of this run is mined. */
  hasSettled: boolean;
  /** `null` before planning, and after circumstances have changed. */
  planned: Planned | null;
}

export type PurchaseAction =
  | { do: 'look' }
  | { do: 'check' }
  /** @param open All requests that may still be accepted. */
  | { do: 'plan'; open: readonly PurchaseAttempt[] }
  | { do: 'prepare'; request: Exclude<Request, { kind: 'skip' }>; planned: Planned }
  | { do: 'send' | 'send batch'; attempt: PurchaseAttempt }
  | { do: 'sign'; coin: PermitCoin }
  /** Reads if a level is bought that a contract's error reported as bought. */
  | { do: 'confirm'; pool: TrustedPool; failure: Failure }
  /** Finds the paying transaction, from the block of the first request that may have paid. */
  | { do: 'find payment'; pool: TrustedPool; from: bigint; block: bigint };

export type PurchaseResult =
  /** `pools` is empty if the registry does not list the pool; `bought` are those joined. */
  | {
      type: 'looked';
      pools: readonly TrustedPool[];
      bought: readonly TrustedPool[];
      block: bigint;
    }
  | { type: 'checked' }
  /** @param revocations Requests that revoke the allowances of other pools. */
  | { type: 'planned'; plan: PurchasePlan; revocations: readonly Request[] }
  | { type: 'bought elsewhere'; pool: TrustedPool; block: bigint }
  /** A permit from an earlier attempt is still valid. */
  | { type: 'recalled'; permit: Permit }
  | { type: 'prepared'; attempt: PurchaseAttempt }
  | { type: 'sent'; attempt: PurchaseAttempt }
  /** `null` if the wallet cannot sign it. */
  | { type: 'signed'; permit: Permit | null }
  | { type: 'batch impossible' }
  /** A step before the investment is mined, or was done by another transaction. */
  | { type: 'confirmed' }
  | { type: 'paid'; transaction: string | null; block: bigint }
  /** `block` is the newest block, or `null` if the chain does not confirm it. */
  | { type: 'ownership'; pool: TrustedPool; failure: Failure; block: bigint | null }
  | { type: 'payment'; transaction: string | null; block: bigint };

/** The types of a purchase. */
export interface Purchase extends RunTypes {
  attempt: PurchaseAttempt;
  data: PurchaseData;
  action: PurchaseAction;
  result: PurchaseResult;
  event: PurchaseEvent;
}

export type PurchaseRunState = RunState<Purchase>;

export function purchaseData(ways: readonly PurchaseMethod[]): PurchaseData {
  return {
    pools: [],
    unbought: [],
    seen: [],
    ways,
    isChecked: false,
    hasSettled: false,
    planned: null,
  };
}

/** The pool to buy at, then the level's other pools. */
export function ownFirst({ pools }: Pick<PurchaseData, 'pools'>): [TrustedPool, ...TrustedPool[]] {
  const [own, ...others] = pools;
  if (!own) throw new Error('Nothing is bought before its pool is known.');
  return [own, ...others];
}

export function poolOf({ pools }: PurchaseData, { pool }: Pick<PurchaseAttempt, 'pool'>): TrustedPool {
  const known = pools.find(({ address }) => isAddressEqual(address, pool));
  if (!known) throw new Error('Nothing is followed before its pool is known.');
  return known;
}

function approvalsOf({ approvals }: PurchasePlan): Request[] {
  return approvals.map((call) => ({ kind: 'call', step: 'approve', call, way: 'sequential' }));
}

/** The requests of a plan, and the steps that it skips. */
export function requestsOf(plan: PurchasePlan): Request[] {
  const { way, enrolments, approvals, permitCoin } = plan;
  const skips = (step: PurchaseStep): Request[] => [{ kind: 'skip', step }];
  if (way === 'batch') {
    return [...skips('enroll'), ...skips('approve'), { kind: 'batch', step: 'invest' }];
  }
  const recording = enrolments.map((call): Request => ({ kind: 'call', step: 'enroll', call, way }));
  const approving = permitCoin
    ? [{ kind: 'permit', step: 'approve', coin: permitCoin } as const]
    : approvalsOf(plan);
  return [
    ...(recording.length > 0 ? recording : skips('enroll')),
    ...(approvals.length > 0 ? approving : skips('approve')),
    { kind: 'invest', step: 'invest' },
  ];
}

/** A plan whose permit is replaced by the approval calls. */
export function withoutPermit(planned: Planned): Planned {
  return { ...planned, rest: [...approvalsOf(planned.plan), ...planned.rest] };
}

/** Takes a plan's next request. @returns The plan, and the events of skipped and begun steps. */
export function nextRequest(planned: Planned): {
  planned: Planned;
  request: Exclude<Request, { kind: 'skip' }>;
  emits: readonly PurchaseEvent[];
} {
  const index = planned.rest.findIndex(({ kind }) => kind !== 'skip');
  const request = planned.rest[index];
  if (!request || request.kind === 'skip') throw new Error('A plan ends with the investment.');
  const skipped = planned.rest.slice(0, index).map(({ step }): PurchaseEvent => ({ type: 'skipped', step }));
  const { step } = request;
  const begun: PurchaseEvent[] =
    step !== planned.step && step !== 'allowance' ? [{ type: 'step', step }] : [];
  const rest = planned.rest.slice(index + 1);
  return { planned: { ...planned, current: request, rest, step }, request, emits: [...skipped, ...begun] };
}
