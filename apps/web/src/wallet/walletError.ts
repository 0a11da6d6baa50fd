import { WalletError, type WalletFailure } from '@upline/ui/ports';

/** EIP-1193: the user said no. */
const userRejected = 4001;

/** Whether an error, or one that caused it, is the user's own no. */
function isRejection(error: unknown): boolean {
  for (let cause = error; typeof cause === 'object' && cause !== null; ) {
    if ('code' in cause && cause.code === userRejected) return true;
    cause = 'cause' in cause ? cause.cause : null;
  }
  return false;
}

/** What a wallet did, in the port's words. An error that is in those words already stays as it is. */
export function walletError(error: unknown, otherwise: WalletFailure = 'failed'): WalletError {
  if (error instanceof WalletError) return error;
  return new WalletError(isRejection(error) ? 'rejected' : otherwise, error);
}
