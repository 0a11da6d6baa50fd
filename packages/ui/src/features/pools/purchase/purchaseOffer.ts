/** What a buyer is told before they pay. */
export interface PurchaseOffer {
  /** Units of 10⁻⁶. */
  fee: bigint;
  /** The wallet that receives the bonus. */
  receiver: string;
  /** The name and the photo of its member, once they are known; absent or empty without one. */
  receiverName?: string | undefined;
  receiverPhoto?: string | undefined;
  /** The operator's wallet, once it is known. @default null */
  operator?: string | null;
  /** Whether that wallet is the buyer's own sponsor. */
  isDirect: boolean;
  /** The wallet that the chain records as the buyer's sponsor with this purchase; `null` when it has one. */
  binds: string | null;
  /** Whether the buyer must accept the terms in force before anything else. @default false */
  asksForTerms?: boolean;
}
