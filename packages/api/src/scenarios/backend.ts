import type { Position } from '@upline/domain';
import type { Client } from '../client.ts';

/** A new wallet that can sign. */
export interface Signer {
  /** In any case. */
  address: string;
  sign(message: string): Promise<`0x${string}`>;
  /** Signs the member's enrolment under a sponsor, with a deadline in seconds. */
  signPlace(place: { sponsor: string; deadline: bigint }): Promise<`0x${string}`>;
}

/**
 * The interface for running the scenarios on a side: the mocks, or the real server and its chain.
 */
export interface Backend {
  baseUrl: string;
  /** A browser with a cookie jar of its own. */
  newBrowser(): typeof globalThis.fetch;
  /** A wallet that is not registered and unique to the scenario. */
  newSigner(): Signer | Promise<Signer>;
  /** The wallet of a staff member: always the same, or a new one each time. */
  staffSigner(): Signer | Promise<Signer>;
  /**
   * Buys a level with a member's wallet, after recording their registered sponsors on the chain.
   * Resolves when the ledger has read the purchase.
   */
  buy(signer: Signer, position: Position): Promise<void>;
  /**
   * Buys a level like the app: records only the enrolments that the referrer call names. Resolves
   * when the ledger has read the purchase.
   */
  buyAsNamed(visitor: { client: Client; signer: Signer }, position: Position): Promise<void>;
  /**
   * Registers members under another; no scenario uses them otherwise. Their wallets begin with
   * `0xe`.
   */
  crowd(sponsor: Signer, size: number): Promise<void>;
  /**
   * Sends a purchase without allowance, although the wallet holds the fee: the pool refuses it.
   * @returns The transaction's hash.
   */
  refuse(signer: Signer, position: Position): Promise<string>;
  /** Advances the time by milliseconds, for scheduled replies. */
  passTime(milliseconds: number): void | Promise<void>;
  /** Claims a wallet's credit in a pool. Resolves when the ledger has read the claim. */
  claim(signer: Signer, position: Position): Promise<void>;
}

/** An API test that must pass on every side. */
export interface Scenario {
  name: string;
  /** @throws AssertionError if the side behaves differently. */
  run(backend: Backend): Promise<void>;
}
