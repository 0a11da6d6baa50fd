import { PurchaseError, type Wallet as Signer } from '@upline/chain';
import { chainId, type Failure, shortAddress } from '@upline/domain';
import { type SessionPort, WalletError } from '@upline/ui/ports';
import type { Wallet } from '../wallet/engine.ts';

export interface SignerOptions {
  session: Pick<SessionPort, 'user'>;
  wallet: Wallet;
}

/**
 * The reason why nothing may be sent: only the wallet that the member signed in with may act for
 * them.
 */
export function failureOfWallet({ session, wallet }: SignerOptions): Failure | null {
  const { address } = wallet.state.get();
  const member = session.user.get()?.walletId;
  if (!address || !member) return { notice: { id: 'toast.noWallet' } };
  if (address.toLowerCase() === member.toLowerCase()) return null;
  return { notice: { id: 'purchase.otherWallet', values: { wallet: shortAddress(member) } } };
}

function failureOfSigner(signer: Signer, options: SignerOptions): Failure | null {
  const failure = failureOfWallet(options);
  const { address } = signer.account;
  if (failure || address.toLowerCase() === options.wallet.state.get().address?.toLowerCase()) return failure;
  return { notice: { id: 'purchase.otherWallet', values: { wallet: shortAddress(address) } } };
}

/**
 * Checks a client again before each request: its wallet may have changed its account, or the member
 * may have signed out. @throws PurchaseError if either has happened.
 */
export function requireSigner(signer: Signer, options: SignerOptions): void {
  const failure = failureOfSigner(signer, options);
  if (failure) throw new PurchaseError(failure);
}

const failures = {
  rejected: 'toast.userCancelled',
  wrongNetwork: 'toast.wrongNetwork',
  failed: 'toast.noWallet',
  expired: 'toast.noWallet',
  pending: 'toast.noWallet',
} as const satisfies Record<WalletError['reason'], Failure['notice']['id']>;

/** Time limit for a wallet to switch to the product's chain, milliseconds. */
const answerTime = 600_000;

/**
 * Limits the wait, so that a silent wallet does not lock the page forever. @throws PurchaseError on
 * timeout.
 */
function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(reject, answerTime, new PurchaseError({ notice: { id: 'toast.wrongNetwork' } }));
  });
  return Promise.race([answer, silence]).finally(() => clearTimeout(timer));
}

/**
 * The client that signs with the session's own wallet, on the product's chain.
 * @throws PurchaseError without such a wallet, or if the network switch fails.
 */
export async function ownSigner(options: SignerOptions): Promise<Signer> {
  const engine = await options.wallet.engine();
  const failure = failureOfWallet(options);
  if (failure) throw new PurchaseError(failure);
  const signer = await inTime(engine.client()).catch((error: unknown) => {
    throw error instanceof WalletError
      ? new PurchaseError({ notice: { id: failures[error.reason] } })
      : error;
  });
  // The account may have changed during the network switch.
  requireSigner(signer, options);
  return signer;
}

/** The session's own wallet if it can be read without opening it; otherwise `null`. */
export async function closedSigner({ session, wallet }: SignerOptions): Promise<Signer | null> {
  const { status, chainId: current } = wallet.state.get();
  if (status !== 'connected' || current !== chainId || failureOfWallet({ session, wallet })) return null;
  return (await wallet.engine()).client().catch(() => null);
}
