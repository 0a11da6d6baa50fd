import type { Failure, Position, PurchasePlan, PurchaseState } from '@upline/domain';
import type { PurchasePreview } from './purchasePreview.ts';
import type { Readable } from './readable.ts';

/** The terms that the buyer accepted. A purchase on other terms is refused. */
export interface PurchaseTerms {
  /** Units of 10⁻⁶. */
  fee: bigint;
  /**
   * The wallet that the chain will record as the buyer's sponsor; `null` if a sponsor is recorded
   * already.
   */
  binds: string | null;
  /** The wallet prompts announced to the buyer; for display only. */
  plan?: PurchasePlan;
}

/** The pools on the chain: the only port that buys levels. */
export interface PoolsPort {
  /** The positions that a wallet has bought. @throws Error if the chain does not answer. */
  activated(wallet: string): Promise<readonly Position[]>;
  /**
   * The operator's wallet, the root of all sponsors; checksummed.
   * @throws Error if the chain does not answer.
   */
  operator(): Promise<string>;
  /**
   * The signed-in member's running or last purchase; `null` if none. The next purchase or `dismiss`
   * replaces it, and the next member who signs in does not see it.
   */
  purchase: Readable<PurchaseState | null>;
  /**
   * Previews a purchase on these terms, without opening the wallet.
   * @throws Error if the chain does not answer.
   */
  preview(position: Position, terms: PurchaseTerms): Promise<PurchasePreview>;
  /**
   * Revokes the allowance of a position's pool for the stable coin (one prompt).
   * @returns The failure; `null` on success.
   */
  revoke(position: Position): Promise<Failure | null>;
  /**
   * Starts a purchase on these terms; `purchase` reports progress. Only one purchase runs at a
   * time.
   */
  buy(position: Position, terms: PurchaseTerms): void;
  /** Clears a finished purchase. */
  dismiss(): void;
}
