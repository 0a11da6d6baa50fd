/** The offer shown before a purchase. */
export interface PurchaseOffer {
  /** Units of 10⁻⁶. */
  fee: bigint;
  /** The wallet that receives the bonus. */
  receiver: string;
  /** Name and photo of the receiver; undefined while unknown, empty without one. */
  receiverName?: string | undefined;
  receiverPhoto?: string | undefined;
  /** The operator's wallet; `null` while unknown. @default null */
  operator?: string | null;
  /** True if the receiver is the buyer's own sponsor. */
  isDirect: boolean;
  /** The wallet that this purchase records as sponsor on the chain; `null` if one is recorded. */
  binds: string | null;
  /** True if the buyer must accept the current terms first. @default false */
  asksForTerms?: boolean;
}
