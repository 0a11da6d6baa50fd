import type { MessageId } from '@upline/domain';
import { WalletError } from '../../../ports/wallet.ts';

const texts = {
  rejected: 'toast.walletCanceled',
  wrongNetwork: 'toast.wrongNetwork',
  failed: 'toast.walletFailed',
  expired: 'wallet.pairing.expired',
  pending: 'wallet.pending',
} as const satisfies Record<WalletError['reason'], MessageId>;

/** Message ID of a failed wallet connection. Spec §8. */
export function walletFailureText(error: unknown) {
  return texts[error instanceof WalletError ? error.reason : 'failed'];
}
