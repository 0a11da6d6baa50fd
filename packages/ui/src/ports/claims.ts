import type { ClaimState, Position } from '@upline/domain';
import type { Readable } from './readable.ts';

/** A wallet's claimable amount at one position. */
export interface Claimable {
  position: Position;
  /** Units of 10⁻⁶; 0 if the wallet has no income to claim. */
  amount: bigint;
}

/** The cost of claims, estimated before the wallet opens. */
export interface ClaimCost {
  /** Gas of all claims, units of 10⁻¹⁸ of MATIC; `null` if the node cannot estimate it. */
  gas: bigint | null;
  /** True if the wallet claims from all levels with one confirmation. */
  isTogether: boolean;
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
  /** The cost of claims at several positions now. Opens no wallet. */
  cost(positions: readonly Position[]): Promise<ClaimCost>;
  /**
   * Claims at several positions: in one batch where the wallet can, else one after another up to
   * the first failure.
   */
  claimAll(positions: readonly Position[]): void;
  /** Clears a finished claim. */
  dismiss(): void;
}
