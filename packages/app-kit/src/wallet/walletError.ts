import { isRejection } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';

/** Converts a wallet's error into a WalletError; an existing WalletError is returned unchanged. */
export function walletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  return new WalletError(isRejection(error) ? 'rejected' : 'failed', error);
}
