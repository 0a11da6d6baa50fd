import type { Readable } from './readable.ts';

export interface WalletState {
  status: 'disconnected' | 'connecting' | 'reconnecting' | 'connected';
  /** The checksummed account, `null` without one. */
  address: string | null;
  /** The chain that the wallet is on, `null` while unknown. */
  chainId: number | null;
  /** The wallet's own name, `null` without one. */
  label: string | null;
  /** Whether this is the demo wallet of the local chain, whose money is not real. */
  isDemo: boolean;
}

/** No wallet at all: what everybody starts with. */
export const noWallet: WalletState = {
  status: 'disconnected',
  address: null,
  chainId: null,
  label: null,
  isDemo: false,
};

/** Whom of the demo network one looks at first. */
export type DemoPersona = 'allLevels' | 'lostMost' | 'halfway' | 'justStarted';

/** A wallet that a visitor can choose. */
export interface WalletOption {
  id: string;
  /** `''` for one that does not say. */
  name: string;
  /** An image as a data URL, `null` without one. */
  icon: string | null;
  /** In this browser, on another device by WalletConnect, or an account of the local chain. */
  kind: 'browser' | 'walletconnect' | 'demo';
  /** What there is to see with this account of the local chain, for the few that come first. */
  persona?: DemoPersona;
}

/** Why a wallet did not do what it was asked. */
export type WalletFailure = 'rejected' | 'wrongNetwork' | 'failed' | 'expired';

/** A wallet did not do what it was asked. */
export class WalletError extends Error {
  override readonly name = 'WalletError';
  readonly reason: WalletFailure;

  constructor(reason: WalletFailure, cause?: unknown) {
    super(`The wallet did not comply: ${reason}.`, { cause });
    this.reason = reason;
  }
}

/** The member's wallet. Nothing of it is loaded before the first call. */
export interface WalletPort {
  state: Readable<WalletState>;
  /** What a wallet on another device reads to connect, while one is asked to; `null` otherwise. Never to be kept. */
  pairing: Readable<string | null>;
  /** The wallets in this browser, the last used first; then WalletConnect where it is set up; then, on a local chain
   * only, the demo wallet's accounts, a new one before those that exist. */
  options(): Promise<readonly WalletOption[]>;
  /** Calls when a wallet has come or gone, as they do while a page is open. @returns A function that ends that. */
  watchOptions(listener: () => void): () => void;
  /**
   * Connects a wallet that is on the product's chain, asking it to switch where that is needed.
   * @returns The checksummed account.
   * @param signal Gives up waiting for a wallet on another device.
   * @throws WalletError when it is refused, on another chain, fails, or its code has expired.
   */
  connect(optionId: string, options?: { signal?: AbortSignal }): Promise<string>;
  /** Signs a text with the connected account. @throws WalletError when it is refused or fails. */
  sign(message: string): Promise<string>;
  /** Asks the wallet to go to the product's chain. @throws WalletError when it does not. */
  switchNetwork(): Promise<void>;
  disconnect(): Promise<void>;
}
