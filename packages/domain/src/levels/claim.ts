import type { Position } from './levels.ts';
import type { Failure } from './purchase.ts';

/** One pool at the claimed position. */
export interface PoolClaim {
  /** The pool's contract. */
  pool: string;
  status: 'waiting' | 'current' | 'done' | 'failed';
  /** What it pays; once it has paid, what it did pay. Units of 10⁻⁶. */
  amount: bigint;
  /** The hash of its transaction, `null` before it was sent. */
  transaction: string | null;
  /** Why it did not pay, `null` unless it failed. */
  failure: Failure | null;
}

/** A claim as a screen shows it: a transaction for each pool at the position that has something. Spec §4. */
export interface ClaimState {
  position: Position;
  status: 'running' | 'succeeded' | 'failed';
  /** Whether another page began it, or this one before a reload, so that it is only followed here. */
  isResumed: boolean;
  pools: readonly PoolClaim[];
  /** The block of the last confirmed payment, once there is one. */
  block: bigint | null;
  /** Why it stopped. What earlier pools have paid stays paid. */
  failure: Failure | null;
}

/** What a running claim tells of itself. */
export type ClaimEvent =
  | { type: 'found'; pools: readonly Pick<PoolClaim, 'pool' | 'amount'>[] }
  | { type: 'asked'; pool: string }
  | { type: 'sent'; pool: string; transaction: string }
  /** Its owner has sent the same call again, at another price: this hash counts now. */
  | { type: 'replaced'; pool: string; transaction: string }
  | { type: 'paid'; pool: string; amount: bigint; block: bigint }
  /** This pool does not pay; those after it are asked all the same. */
  | { type: 'refused'; pool: string; failure: Failure }
  | { type: 'succeeded' }
  | { type: 'failed'; failure: Failure };

/**
 * A claim that has just been asked for.
 * @param isResumed Whether it is only followed here.
 */
export function startClaim(position: Position, isResumed = false): ClaimState {
  return { position, status: 'running', isResumed, pools: [], block: null, failure: null };
}

function changed(state: ClaimState, pool: string, change: Partial<PoolClaim>): ClaimState['pools'] {
  return state.pools.map((claim) => (claim.pool === pool ? { ...claim, ...change } : claim));
}

/** The claim after an event. A claim that has ended changes no more. */
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
