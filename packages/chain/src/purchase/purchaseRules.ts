import type { Failure, PurchaseEvent } from '@upline/domain';
import { isAddressEqual } from 'viem/utils';
import type { TrustedPool } from '../pools/trustedPool.ts';
import type { PurchaseAttempt } from '../transaction/attempt.ts';
import {
  nextRequest,
  type Planned,
  type Purchase,
  type PurchaseResult,
  type PurchaseRunState,
  requestsOf,
  withoutPermit,
} from './purchaseState.ts';
import type { Decision, Rules } from './reducer.ts';

type PurchaseDecision = Decision<Purchase>;

/**
 * Errors whose cause may change between two looks: an upline buys this level, a signature expires
 * or is withdrawn.
 */
const passing: readonly unknown[] = [
  'contract.InvalidReferral',
  'contract.InvalidSignature',
  'contract.EnrolmentExpired',
];

/** True if the wallet has certainly sent the request. */
function isSent({ hash, callsId }: PurchaseAttempt): boolean {
  return hash !== null || callsId !== null;
}

/**
 * Converts a journal entry of a purchase to events: the current step and the transaction sent.
 * @param isCertain True if the wallet has certainly sent the request.
 */
export function purchaseEventsOf(attempt: PurchaseAttempt, isCertain = isSent(attempt)): PurchaseEvent[] {
  const { way, step, prompts, hash } = attempt;
  const at = isCertain && step === 'invest' ? 'confirm' : step;
  const resumed: PurchaseEvent[] = [{ type: 'resumed', way, prompts, step: at }];
  return hash ? [...resumed, { type: 'sent', step, transaction: hash }] : resumed;
}

function failed(failure: Failure): PurchaseEvent {
  return { type: 'failed', failure };
}

function known<Value>(value: Value | null | undefined): Value {
  if (value === null || value === undefined) throw new Error('Nothing is asked for without a plan.');
  return value;
}

/**
 * Reports a level as bought; the paying transaction is read from the pool's log.
 * @param requests Requests that may have paid for the level.
 */
function bought(pool: TrustedPool, requests: readonly PurchaseAttempt[], block: bigint): PurchaseDecision {
  const blocks = requests
    .filter(({ step, pool: paid }) => step === 'invest' && isAddressEqual(paid, pool.address))
    .map((request) => request.block);
  if (blocks.length === 0)
    return { event: 'owned', emits: [{ type: 'succeeded', transaction: null, block, wasOwned: true }] };
  const [from = block] = blocks.toSorted((first, other) => (first < other ? -1 : 1));
  return { action: { do: 'find payment', pool, from, block } };
}

function looked(
  { attempt, open, data }: PurchaseRunState,
  found: Extract<PurchaseResult, { type: 'looked' }>,
): PurchaseDecision {
  const { pools, block } = found;
  const [own, ...others] = pools;
  if (!own) return { event: 'unlisted' };
  const isBought = (pool: TrustedPool) => found.bought.includes(pool);
  const seen = attempt ? [...open, attempt] : open;
  // If a wallet never reported the result of a batch, do not request another: the owner would wait
  // in vain again.
  const isUnanswered = seen.some(({ way, callsId }) => way === 'batch' && callsId === null);
  const ways = isUnanswered ? data.ways.filter((way) => way !== 'batch') : data.ways;
  const known = { ...data, pools, seen, ways, unbought: others.filter((pool) => !isBought(pool)) };
  const asked = others.filter(({ address }) => seen.some(({ pool }) => isAddressEqual(pool, address)));
  const joined = [own, ...asked].find(isBought);
  if (joined) return { ...bought(joined, seen, block), data: known };
  const isBegun = attempt && [own, ...asked].some(({ address }) => isAddressEqual(address, attempt.pool));
  if (!isBegun) return { event: 'clear', data: known };
  return isSent(attempt)
    ? { event: 'sent before', data: known, emits: purchaseEventsOf(attempt) }
    : { event: 'asked before', data: known };
}

/** Prepares a plan's next request. */
function prepare({ data }: PurchaseRunState, before: Planned): PurchaseDecision {
  const { planned, request, emits } = nextRequest(before);
  return { data: { ...data, planned }, emits, action: { do: 'prepare', request, planned } };
}

function planning({ attempt, open }: PurchaseRunState): PurchaseDecision {
  return { action: { do: 'plan', open: attempt ? [...open, attempt] : open } };
}

function enter(state: PurchaseRunState, canAsk: boolean): PurchaseDecision {
  const { name, data } = state;
  const attempt = () => known(state.attempt);
  switch (name) {
    case 'looking':
      return { action: { do: 'look' }, emits: canAsk ? [{ type: 'step', step: 'network' }] : [] };
    case 'planning':
      if (!canAsk) return { event: 'no wallet' };
      if (data.planned) return { event: 'planned' };
      if (data.isChecked) return planning(state);
      return { action: { do: 'check' }, emits: [{ type: 'step', step: 'balance' }] };
    case 'preparing':
      return prepare(state, known(data.planned));
    default: {
      const current = known(data.planned?.current);
      if (current.kind === 'permit') return { action: { do: 'sign', coin: current.coin } };
      return { action: { do: current.kind === 'batch' ? 'send batch' : 'send', attempt: attempt() } };
    }
  }
}

function decide(state: PurchaseRunState, result: PurchaseResult): PurchaseDecision {
  const { data, attempt, open, name } = state;
  switch (result.type) {
    case 'looked':
      return looked(state, result);
    case 'checked': {
      const emits: PurchaseEvent[] = [{ type: 'step', step: 'allowance' }];
      return { ...planning(state), data: { ...data, isChecked: true }, emits };
    }
    case 'planned': {
      const { plan, revocations } = result;
      const rest = [...revocations, ...requestsOf(plan)];
      const planned = { plan, rest, current: null, permit: null, step: null };
      return { event: 'planned', data: { ...data, planned }, emits: [{ type: 'way', way: plan.way }] };
    }
    case 'bought elsewhere':
      return bought(result.pool, data.seen, result.block);
    case 'recalled':
      return prepare(state, { ...known(data.planned), permit: result.permit });
    case 'prepared':
      return { event: 'ready', attempt: result.attempt };
    case 'sent': {
      const { step, hash } = result.attempt;
      const sent: PurchaseEvent[] = hash ? [{ type: 'sent', step, transaction: hash }] : [];
      const waits: PurchaseEvent[] = step === 'invest' ? [{ type: 'step', step: 'confirm' }] : [];
      return { event: 'sent', attempt: result.attempt, emits: [...sent, ...waits] };
    }
    case 'signed': {
      const planned = known(data.planned);
      const { permit } = result;
      if (permit) return { event: 'signed', data: { ...data, planned: { ...planned, permit } } };
      const approving = { ...data, planned: withoutPermit(planned) };
      return { event: 'unable', data: approving, emits: [{ type: 'way', way: 'sequential' }] };
    }
    case 'batch impossible': {
      const ways = data.ways.filter((way) => way !== 'batch');
      return { event: 'unable', data: { ...data, ways, planned: null } };
    }
    case 'confirmed':
      return { event: 'confirmed', data: { ...data, hasSettled: true } };
    case 'paid': {
      const { transaction, block } = result;
      const isBatch = attempt !== null && attempt.callsId !== null;
      const sent: PurchaseEvent[] =
        isBatch && transaction ? [{ type: 'sent', step: attempt.step, transaction }] : [];
      return { event: 'finished', emits: [...sent, { type: 'succeeded', transaction, block }] };
    }
    case 'ownership': {
      const { pool, block, failure } = result;
      if (block === null) {
        const unconfirmed = { notice: failure.notice, explanation: { id: 'purchase.notOnChain' } } as const;
        return { event: 'stopped', emits: [failed(unconfirmed)] };
      }
      // The request that failed did not pay.
      const isAsked = name === 'asking' || name === 'waiting';
      return bought(pool, attempt && !isAsked ? [...open, attempt] : open, block);
    }
    case 'payment': {
      const { transaction, block } = result;
      return { event: 'owned', emits: [{ type: 'succeeded', transaction, block }] };
    }
  }
}

function decideFailure(state: PurchaseRunState, failure: Failure, canAsk: boolean): PurchaseDecision | null {
  const { data, attempt, name, isRetried } = state;
  const id = failure.explanation?.id;
  if (id === 'contract.AlreadyInvested') {
    // The wallet's error alone does not prove it: the level may be bought on another device.
    const paid = attempt?.step === 'invest' ? attempt.pool : undefined;
    const pool = data.pools.find(({ address }) => paid && isAddressEqual(address, paid)) ?? data.pools[0];
    if (pool) return { action: { do: 'confirm', pool, failure } };
    const { notice } = failure;
    return { event: 'stopped', emits: [failed({ notice, explanation: { id: 'purchase.notOnChain' } })] };
  }
  // Circumstances can change while a prompt is open; the plan is then made once more.
  const mayPlan = canAsk && !isRetried && name !== 'looking' && name !== 'searching';
  return mayPlan && passing.includes(id) ? { event: 'changed', data: { ...data, planned: null } } : null;
}

/**
 * The transitions of a purchase.
 * @param canAsk False on a page that resumes without the wallet.
 */
export function purchaseRules(canAsk: boolean): Rules<Purchase> {
  return {
    canAsk,
    enter: (state) => enter(state, canAsk),
    decide,
    decideFailure: (state, failure) => decideFailure(state, failure, canAsk),
    resumed: (attempt) => purchaseEventsOf(attempt, true),
    found: ({ step, hash }, isReplacement) => ({
      type: isReplacement ? 'replaced' : 'sent',
      step,
      transaction: hash,
    }),
    failed,
  };
}
