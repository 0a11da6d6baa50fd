import { isWallet } from '@upline/domain';
import { flag, record, text } from './parsing.ts';

/**
 * A mirror of the wallet, written by its one subscriber only. `loading` with `isConnected` means
 * that the wallet of an earlier visit is reconnecting. Spec §3.
 */
export interface WalletSlice {
  /** The checksummed account, `''` if there is none. */
  walletAddress: string;
  isConnected: boolean;
  /** The chain that the wallet is on, `null` while unknown. */
  chainId: number | null;
  /** The wallet's own name, `''` if there is none. */
  label: string;
  isDemo: boolean;
  loading: boolean;
  /** The wallet's message for the last failed connection; `null` once another attempt starts. */
  error: string | null;
}

export const noWallet: WalletSlice = {
  walletAddress: '',
  isConnected: false,
  chainId: null,
  label: '',
  isDemo: false,
  loading: false,
  error: null,
};

/**
 * Reads a stored wallet strictly. A connected wallet is read as reconnecting, since no wallet has
 * answered in this visit yet. @throws TypeError if it is invalid.
 */
export function parseWallet(stored: unknown): WalletSlice {
  const fields = record(stored);
  const isConnected = flag(fields.isConnected);
  const walletAddress = text(fields.walletAddress);
  if (!isConnected) return noWallet;
  if (!isWallet(walletAddress)) throw new TypeError('No wallet.');
  return {
    ...noWallet,
    walletAddress,
    isConnected,
    label: text(fields.label),
    isDemo: flag(fields.isDemo),
    loading: true,
  };
}
