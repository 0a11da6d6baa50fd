import type { Failure, PayoutTransfer, PurchaseMethod, PurchaseStep } from '@upline/domain';

/** A preview of a purchase, read from the chain before the wallet opens. */
export interface PurchasePreview {
  /** The pool's contract from the pinned registry; checksummed. */
  contract: string;
  /** The stable coin's contract; checksummed. */
  coin: string;
  /** The coin's own symbol, such as “USDC”; `''` if its contract reports none. */
  coinSymbol: string;
  /** The wallet's stable coin balance, units of 10⁻⁶. */
  balance: bigint;
  /** The pool's current allowance for the stable coin, units of 10⁻⁶. */
  allowance: bigint;
  /** True if the allowance is practically infinite, as some wallets and older apps grant it. */
  isUnlimited: boolean;
  way: PurchaseMethod;
  /** The steps that open the wallet, in order. */
  prompts: readonly PurchaseStep[];
  /**
   * Estimated gas cost of all transactions in MATIC, units of 10⁻¹⁸; `null` if the node cannot
   * estimate.
   */
  gas: bigint | null;
  /** The wallet's MATIC balance, units of 10⁻¹⁸. */
  gasBalance: bigint;
  block: bigint;
  /** The simulation's failure; `null` if it succeeds. */
  failure: Failure | null;
  /** True if the whole purchase was simulated; `false` if the node can simulate only parts. */
  isSimulated: boolean;
  /**
   * The wallet that the purchase records permanently as the buyer's sponsor; `null` if none, or
   * unknown.
   */
  binds: string | null;
  /** The reason why `binds` differs from the sponsor at registration; `null` if both are equal. */
  unrecordable: Unrecordable | null;
  /**
   * The fee's receivers for the seat that the buyer would get, with checksummed wallets; `null`
   * until the seat is known.
   */
  legs: readonly PayoutTransfer[] | null;
}

/** The reason why the buyer's sponsor at registration cannot be recorded. */
export interface Unrecordable {
  registered: string;
  /**
   * The member whose signature is missing or invalid; the registered sponsor if the line of
   * sponsors is too long.
   */
  member: string;
  why: 'unsigned' | 'far' | 'expired' | 'invalid';
}
