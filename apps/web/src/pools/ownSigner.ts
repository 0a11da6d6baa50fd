import { Refusal, type Wallet as Signer } from '@upline/chain';
import { type Failure, shortAddress } from '@upline/domain';
import { type SessionPort, WalletError } from '@upline/ui/ports';
import type { Wallet } from '../adapters/wallet.ts';

export interface OwnSignerOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/** Why nothing may be sent: only the wallet that the member signed in with acts for them. */
export function objection({ session, wallet }: OwnSignerOptions): Failure | null {
  const { address } = wallet.state.get();
  const member = session.user.get()?.walletId;
  if (!address || !member) return { notice: { id: 'toast.noWallet' } };
  if (address.toLowerCase() === member.toLowerCase()) return null;
  return { notice: { id: 'purchase.otherWallet', values: { wallet: shortAddress(member) } } };
}

/**
 * Why a client that was ready may not be asked again: meanwhile its wallet may have changed to another account, or
 * the member may have gone.
 */
export function objectionTo(signer: Signer, options: OwnSignerOptions): Failure | null {
  const failure = objection(options);
  const { address } = signer.account;
  if (failure || address.toLowerCase() === options.wallet.state.get().address?.toLowerCase()) return failure;
  return { notice: { id: 'purchase.otherWallet', values: { wallet: shortAddress(address) } } };
}

const failures = {
  rejected: 'toast.userCancelled',
  wrongNetwork: 'toast.wrongNetwork',
  failed: 'toast.noWallet',
  expired: 'toast.noWallet',
} as const satisfies Record<WalletError['reason'], Failure['notice']['id']>;

/**
 * The client that signs with the session's own wallet, ready on the product's chain.
 * @throws Refusal when there is no such wallet, or it does not comply.
 */
export async function ownSigner(options: OwnSignerOptions): Promise<Signer> {
  const engine = await options.wallet.engine();
  const failure = objection(options);
  if (failure) throw new Refusal(failure);
  const signer = await engine.client().catch((error: unknown) => {
    throw error instanceof WalletError ? new Refusal({ notice: { id: failures[error.reason] } }) : error;
  });
  // While it was asked for the right chain it may have changed its account as well.
  const changed = objectionTo(signer, options);
  if (changed) throw new Refusal(changed);
  return signer;
}
