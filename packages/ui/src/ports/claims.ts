import type { ClaimState, Position } from '@upline/domain';
import type { Readable } from './readable.ts';

/** A wallet's claimable amount at one position. */
export interface Claimable {
  position: Position;
  /** Units of 10⁻⁶; 0 if the wallet has no income to claim. */
  amount: bigint;
}

/** A member's claimable income and its payment. */
export interface ClaimsPort {
  /**
   * The claimable amount at every position where a wallet has a seat, in order of position, read
   * from the chain.
   * @throws Error if the chain does not answer.
   */
  claimable(wallet: string): Promise<readonly Claimable[]>;
  /**
   * The signed-in member's running or last claim; `null` if none. The next claim or `dismiss`
   * replaces it, and the next member who signs in does not see it.
   */
  current: Readable<ClaimState | null>;
  /**
   * Claims from every pool at a position, one after another; `current` reports progress. Only one
   * claim runs at a time.
   */
  claim(position: Position): void;
  /** Claims at several positions, one after another; stops at the first failure. */
  claimAll(positions: readonly Position[]): void;
  /** Clears a finished claim. */
  dismiss(): void;
}
