import type { ClaimState, Position } from '@upline/domain';
import type { Readable } from './readable.ts';

/** What a position that a wallet has a place at would pay it now. */
export interface Claimable {
  position: Position;
  /** Units of 10⁻⁶; 0 where nothing has come in. */
  amount: bigint;
}

/** What the pools owe a member, and its payment. */
export interface ClaimsPort {
  /**
   * Every position at which a wallet has a place, in order, with what it would be paid there, as the chain has
   * it. @throws Error when the chain does not answer.
   */
  claimable(wallet: string): Promise<readonly Claimable[]>;
  /**
   * The signed-in member's claim that runs or has just ended, `null` when there is none. It stays until the
   * next one or `dismiss`, and the next member who signs in does not see it.
   */
  current: Readable<ClaimState | null>;
  /**
   * Claims from every pool at a position, one after another; what happens is told by `current`. One claim runs
   * at a time.
   */
  claim(position: Position): void;
  /** Claims at several positions, likewise; the first that fails is the last. */
  claimAll(positions: readonly Position[]): void;
  /** Forgets a claim that has ended. */
  dismiss(): void;
}
