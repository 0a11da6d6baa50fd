import type { Failure, FeeLeg, PurchaseStep, PurchaseWay } from '@upline/domain';

/** What buying a level would be right now: looked at on the chain before the wallet opens. */
export interface PurchasePreview {
  /** The pool's contract, as the pinned registry vouches for it; checksummed. */
  contract: string;
  /** The stable coin's contract; checksummed. */
  coin: string;
  /** What the coin calls itself, as “USDC”; `''` when it does not say. */
  coinSymbol: string;
  /** What the wallet holds of the stable coin, units of 10⁻⁶. */
  balance: bigint;
  /** What the pool may take of the wallet's stable coin already, units of 10⁻⁶. */
  allowance: bigint;
  /** Whether that is so much that it has no end in practice, as wallets and older apps grant it. */
  isUnlimited: boolean;
  /** How the wallet would be asked. */
  way: PurchaseWay;
  /** The steps that open the wallet, in order. */
  prompts: readonly PurchaseStep[];
  /** What all transactions are expected to cost in MATIC, units of 10⁻¹⁸; `null` when the node cannot tell. */
  gas: bigint | null;
  /** What the wallet has of MATIC, units of 10⁻¹⁸. */
  gasBalance: bigint;
  /** The block that it was looked at. */
  block: bigint;
  /** Why the very call would fail, `null` when it would go through. */
  failure: Failure | null;
  /** Whether the whole purchase was simulated; `false` when the node can only simulate parts of it. */
  isSimulated: boolean;
  /** Whom the purchase records as the buyer's sponsor for ever; `null` when it records nobody, or is not known. */
  binds: string | null;
  /** Why that is not the sponsor under whom the buyer joined; `null` when it is. */
  unrecordable: Unrecordable | null;
  /**
   * Where each unit of the fee goes from the place that the buyer would get, with checksummed wallets; `null` while that
   * place is not known.
   */
  legs: readonly FeeLeg[] | null;
}

/** Why the sponsor under whom a buyer joined cannot be recorded. */
export interface Unrecordable {
  registered: string;
  /** Whose signature is missing or does not hold; the registered sponsor where too many stand above. */
  member: string;
  why: 'unsigned' | 'far' | 'expired' | 'invalid';
}
