import type { Readable } from './readable.ts';

export interface WalletState {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  /** The checksummed account; `null` if not connected. */
  address: string | null;
  /** The wallet's chain; `null` while unknown. */
  chainId: number | null;
  /** The wallet's own name; `null` if unknown. */
  label: string | null;
  /** True for the demo wallet of the local chain, whose money is not real. */
  isDemo: boolean;
}

/** The initial state: no wallet connected. */
export const noWallet: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  label: null,
  isDemo: false,
};

/** Suggested demo members. */
export type DemoPersona = 'allLevels' | 'lostMost' | 'halfway' | 'justStarted';

export interface WalletOption {
  id: string;
  /** `''` if unknown. */
  name: string;
  /** Icon as a data URL; `null` if the wallet has none. */
  icon: string | null;
  /**
   * A browser extension, another device through WalletConnect, or a demo account of the local
   * chain.
   */
  kind: 'browser' | 'walletconnect' | 'demo';
  /** Highlight of a suggested demo account. */
  persona?: DemoPersona;
}

/** The reason for a failed wallet request; `pending` if an earlier request is still open. */
export type WalletFailure = 'rejected' | 'wrongNetwork' | 'failed' | 'expired' | 'pending';

export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly reason: WalletFailure;

  constructor(reason: WalletFailure, cause?: unknown) {
    super(`The wallet did not comply: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** The member's wallet. Its code loads at the first call. */
export interface WalletPort {
  state: Readable<WalletState>;
  /** The WalletConnect pairing code while a connection is pending, else `null`. Never store it. */
  pairing: Readable<string | null>;
  /**
   * Wallets in this browser, the last used first; then WalletConnect if configured; then, on a
   * local chain, the demo accounts, a new one before existing ones.
   */
  options(): Promise<readonly WalletOption[]>;
  /**
   * Calls the listener when a wallet appears or disappears, which can happen at any time.
   * @returns A function that unsubscribes.
   */
  watchOptions(listener: () => void): () => void;
  /**
   * Connects a wallet and requests a switch to the product's chain if necessary.
   * @returns The checksummed account.
   * @param signal Stops waiting for a wallet on another device.
   * @throws WalletError if the request is rejected, the wallet stays on another chain or fails, or
   * its code has expired.
   */
  connect(optionId: string, options?: { signal?: AbortSignal }): Promise<string>;
  /**
   * Signs a text with the connected account.
   * @throws WalletError if the request is rejected or fails.
   */
  sign(message: string): Promise<string>;
  /** Requests a switch to the product's chain. @throws WalletError if it fails. */
  switchNetwork(): Promise<void>;
  disconnect(): Promise<void>;
}
