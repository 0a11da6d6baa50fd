import { isWallet } from '@upline/domain';
import { flag, record, text } from './parsing.ts';

/**
 * A mirror of the wallet, written by its one subscriber alone. `loading` with `isConnected` means that a
 * wallet connected on an earlier visit is being reconnected. Spec §3.
 */
export interface WalletSlice {
  /** The checksummed account, `''` without one. */
  walletAddress: string;
  isConnected: boolean;
  /** The chain that the wallet is on, `null` while unknown. */
  chainId: number | null;
  /** The wallet's own name, `''` without one. */
  label: string;
  isDemo: boolean;
  loading: boolean;
  /** Why the last connection failed, in the wallet's own words; `null` once another is tried. */
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
 * Reads a stored wallet strictly. One that was connected is taken for reconnecting, since no wallet of this
 * visit has answered yet. @throws TypeError when it is not one.
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
