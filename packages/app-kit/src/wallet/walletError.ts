import { errorLayers, isRejection } from '@upline/domain';
import { WalletError, type WalletFailure } from '@upline/ui/ports';

/** A closed window rejects a connection or a sign-in, but not a transaction, which may still come. */
const closed = /\b(?:user|pop-?up|modal|window|dialog)(?: window)?(?: has| was| is)? closed\b/i;

/** The wallet has an earlier request open (-32002), and so opens no other. */
const pending = /\balready (?:pending|processing)\b/i;

const says = (error: unknown, words: RegExp) =>
  errorLayers(error).some(({ message }) => typeof message === 'string' && words.test(message));

/** True if the owner rejected a request that sends nothing, or closed the wallet's window. */
export const isGivenUp = (error: unknown) => isRejection(error) || says(error, closed);

function reasonOf(error: unknown): WalletFailure {
  if (isGivenUp(error)) return 'rejected';
  return says(error, pending) ? 'pending' : 'failed';
}

/**
 * Converts a wallet's error at a connection or a signature into a WalletError; an existing
 * WalletError is returned unchanged.
 */
export function walletError(error: unknown): WalletError {
  return error instanceof WalletError ? error : new WalletError(reasonOf(error), error);
}
