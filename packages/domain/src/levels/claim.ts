import type { Position } from './levels.ts';
import type { Failure } from './purchase.ts';

export interface PoolClaim {
  pool: string;
  status: 'waiting' | 'current' | 'done' | 'failed';
  /** The claimable amount; after the payment, the amount paid. Units of 10⁻⁶. */
  amount: bigint;
  /** The hash of the transaction: `null` before it was sent, `''` while a batch has none. */
  transaction: string | null;
  /** The reason of the failure, `null` unless the claim failed. */
  failure: Failure | null;
}

/** The state of a claim: one transaction for each pool at the position with a credit. Spec §4. */
export interface ClaimState {
  /** `null` for a claim from several levels in one batch. */
  position: Position | null;
  status: 'running' | 'succeeded' | 'failed';
  /** True if another page, or this one before a reload, began the claim. */
  isResumed: boolean;
  /** Paid by the earlier claims of the same press, units of 10⁻⁶. */
  before: bigint;
  pools: readonly PoolClaim[];
  /** The block of the last confirmed payment; `null` before the first. */
  block: bigint | null;
  /** The reason of the failure. Earlier pools stay paid. */
  failure: Failure | null;
}

export type ClaimEvent =
  | { type: 'found'; pools: readonly Pick<PoolClaim, 'pool' | 'amount'>[] }
  | { type: 'asked'; pool: string }
  | { type: 'sent'; pool: string; transaction: string }
  /** The owner sent the same call again at another price; this hash counts now. */
  | { type: 'replaced'; pool: string; transaction: string }
  | { type: 'paid'; pool: string; amount: bigint; block: bigint }
  /** This pool did not pay; the claim continues with the next pool. */
  | { type: 'refused'; pool: string; failure: Failure }
  | { type: 'succeeded' }
  | { type: 'failed'; failure: Failure };

/**
 * The initial state of a claim.
 * @param isResumed True if another page began the claim.
 * @param before Paid by the earlier claims of the same press.
 */
export function startClaim(position: Position | null, isResumed = false, before = 0n): ClaimState {
  return { position, status: 'running', isResumed, before, pools: [], block: null, failure: null };
}

function changed(state: ClaimState, pool: string, change: Partial<PoolClaim>): ClaimState['pools'] {
  return state.pools.map((claim) => (claim.pool === pool ? { ...claim, ...change } : claim));
}

/** The sum that the claim's pools paid, units of 10⁻⁶. */
export function paidBy({ pools, before }: Pick<ClaimState, 'pools' | 'before'>): bigint {
  return pools.reduce((sum, { status, amount }) => (status === 'done' ? sum + amount : sum), before);
}

/** Applies an event to a claim. A claim that has ended does not change. */
export function advanceClaim(state: ClaimState, event: ClaimEvent): ClaimState {
  if (state.status !== 'running') return state;
  switch (event.type) {
    case 'found': {
      const pools = event.pools.map(
        (found): PoolClaim => ({ ...found, status: 'waiting', transaction: null, failure: null }),
      );
      return { ...state, pools };
    }
    case 'asked':
      return { ...state, pools: changed(state, event.pool, { status: 'current' }) };
    case 'sent':
    case 'replaced':
      return { ...state, pools: changed(state, event.pool, { transaction: event.transaction }) };
    case 'paid':
      return {
        ...state,
        block: event.block,
        pools: changed(state, event.pool, { status: 'done', amount: event.amount }),
      };
    case 'refused':
      return { ...state, pools: changed(state, event.pool, { status: 'failed', failure: event.failure }) };
    case 'succeeded':
      return { ...state, status: 'succeeded' };
    case 'failed': {
      const { failure } = event;
      const pools = state.pools.map(
        (claim): PoolClaim => (claim.status === 'current' ? { ...claim, status: 'failed', failure } : claim),
      );
      return { ...state, status: 'failed', pools, failure };
    }
  }
}
