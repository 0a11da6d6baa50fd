import type { Position } from '@upline/domain';
import type { Client } from '../client.ts';

/** A wallet that nobody has used yet, and its owner's hand. */
export interface Signer {
  /** In any case. */
  address: string;
  sign(message: string): Promise<`0x${string}`>;
  /** Signs for the own place under a sponsor, until a second. */
  signPlace(place: { sponsor: string; deadline: bigint }): Promise<`0x${string}`>;
}

/** What a side supplies so that the scenarios can be played on it: the mocks, or the real server and its chain. */
export interface Backend {
  /** Where the calls go. */
  baseUrl: string;
  /** A browser: cookies are kept between its requests and shared with no other. */
  newBrowser(): typeof globalThis.fetch;
  /** A wallet that nobody has registered and that no other scenario gets. */
  newSigner(): Signer | Promise<Signer>;
  /** A wallet that answers for support: always the same, or a new one each time. */
  staffSigner(): Signer | Promise<Signer>;
  /**
   * Buys a level with a member's wallet, after their line of sponsors was bound on chain as it was registered.
   * The ledger has read it when this ends.
   */
  buy(signer: Signer, position: Position): Promise<void>;
  /**
   * Buys a level as the app does: the enrolments that the address call names go with the purchase, and nobody else
   * above the buyer is recorded. The ledger has read it when this ends.
   */
  buyAsNamed(visitor: { client: Client; signer: Signer }, position: Position): Promise<void>;
  /** Registers so many members under another whom no scenario meets otherwise: their wallets begin with `0xe`. */
  crowd(sponsor: Signer, size: number): Promise<void>;
  /**
   * Sends a purchase of a level whose fee the wallet holds and did not allow: its pool refuses it.
   * @returns The transaction's hash.
   */
  refuse(signer: Signer, position: Position): Promise<string>;
  /** Lets so much time pass, in milliseconds, for the replies that wait to leave. */
  passTime(milliseconds: number): void | Promise<void>;
  /** Withdraws what a pool owes a wallet, likewise. */
  claim(signer: Signer, position: Position): Promise<void>;
}

/** One story about the HTTP contract that must be true on every side. */
export interface Scenario {
  name: string;
  /** @throws AssertionError where the side behaves otherwise. */
  run(backend: Backend): Promise<void>;
}
