import type { Failure, Position, PurchasePlan, PurchaseState } from '@upline/domain';
import type { PurchasePreview } from './purchasePreview.ts';
import type { Readable } from './readable.ts';

/** What a buyer was shown and said yes to. A purchase that would turn out otherwise does not happen. */
export interface PurchaseTerms {
  /** Units of 10⁻⁶. */
  fee: bigint;
  /** The wallet that the chain is to record as the buyer's sponsor; `null` when it has one already. */
  binds: string | null;
  /** What the buyer was told that the wallet asks; it decides what is shown, and nothing that is done. */
  plan?: PurchasePlan;
}

/** The pools on the chain. Money moves here and nowhere else. */
export interface PoolsPort {
  /** The positions that a wallet has bought, as the chain has them. @throws Error when the chain does not answer. */
  activated(wallet: string): Promise<readonly Position[]>;
  /** The operator's wallet, at which every line of sponsors ends; checksummed. @throws Error when the chain does not answer. */
  operator(): Promise<string>;
  /**
   * The signed-in member's purchase that runs or has just ended, `null` when there is none. It stays until the
   * next one or `dismiss`, and the next member who signs in does not see it.
   */
  purchase: Readable<PurchaseState | null>;
  /**
   * What buying on these terms would be now; looked at before the wallet opens. Never opens the wallet.
   * @throws Error when the chain does not answer.
   */
  preview(position: Position, terms: PurchaseTerms): Promise<PurchasePreview>;
  /**
   * Takes back what the pool of a position may take of the member's stable coin (one prompt).
   * @returns Why it did not happen, or null.
   */
  revoke(position: Position): Promise<Failure | null>;
  /** Starts buying a level on the terms shown; what happens is told by `purchase`. One purchase runs at a time. */
  buy(position: Position, terms: PurchaseTerms): void;
  /** Forgets a purchase that has ended. */
  dismiss(): void;
}
