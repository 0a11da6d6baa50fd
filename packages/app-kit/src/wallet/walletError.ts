import { isRejection } from '@upline/domain';
import { WalletError } from '@upline/ui/ports';

/** What a wallet did, in the port's words. An error that is in those words already stays as it is. */
export function walletError(error: unknown): WalletError {
  if (error instanceof WalletError) return error;
  return new WalletError(isRejection(error) ? 'rejected' : 'failed', error);
}
