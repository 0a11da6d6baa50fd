import { ApiError, type ApiReason, type Client, ForeignMessageError, signinMessageFor } from '@upline/api';
import { chainId, type TextMessage, termsVersion } from '@upline/domain';
import type { SessionUser } from '../../ports/session.ts';
import { WalletError, type WalletOption, type WalletPort } from '../../ports/wallet.ts';
import { walletFailureText } from '../wallet/connect/walletFailureText.ts';

/** The current wait of a sign-in. */
export type SignInPhase = 'connecting' | 'signing' | 'entering';

/** Replaces the card's step during a sign-in. */
export type SignInView =
  | { at: 'choice'; options: readonly WalletOption[] }
  | { at: 'wait'; phase: 'looking' | SignInPhase; wallet: string };

export interface SignInControls {
  /** `null` outside a sign-in. */
  view: SignInView | null;
  /**
   * Signs in with the connected wallet, or with the only available one; otherwise offers the
   * choice.
   */
  begin(): void;
  /** Offers the choice of wallets, even if one is connected. */
  choose(): void;
  chosen(option: WalletOption): void;
  cancel(): void;
}

export interface SignInRequest {
  client: Client;
  wallet: WalletPort;
  /** ID of the selected wallet; `null` for the connected one. */
  optionId: string | null;
  /** A newcomer's upline, `''` for none; `null` for a member's sign-in. */
  upline: string | null;
  onPhase: (phase: SignInPhase) => void;
  signal: AbortSignal;
}

async function accountOf({ wallet, optionId, signal }: SignInRequest): Promise<string> {
  if (optionId !== null) return wallet.connect(optionId, { signal });
  const { address, chainId: current } = wallet.state.get();
  if (address === null) throw new WalletError('failed');
  if (current !== chainId) await wallet.switchNetwork();
  return address;
}

type Account = Omit<SessionUser, 'profileName' | 'profileImage' | 'uplineId'> & { photo: string };

function sessionOf({ photo, ...account }: Account, uplineId: string): SessionUser {
  return { ...account, profileName: account.name, profileImage: photo, uplineId };
}

/**
 * Signs a member in or registers a wallet, with a message from the server signed by the wallet.
 * @throws WalletError if the wallet rejects or fails.
 * @throws ForeignMessageError for any other message, which is never passed to the wallet.
 * @throws ApiError if the server rejects or does not answer.
 * @throws DOMException `AbortError` after a cancellation.
 */
export async function signIn(request: SignInRequest): Promise<SessionUser> {
  const { client, wallet, upline, onPhase, signal } = request;
  onPhase('connecting');
  const walletId = await accountOf(request);
  signal.throwIfAborted();
  // The message's time is not checked: the browser's clock may be wrong, and the wallet asks its
  // owner anyway.
  const message = await signinMessageFor(client, { site: location.origin, wallet: walletId }, { signal });
  onPhase('signing');
  const signature = await wallet.sign(message);
  signal.throwIfAborted();
  onPhase('entering');
  if (upline === null) {
    const reply = await client.call('login', { body: { walletId, signature } }, { signal });
    if (reply.result !== 'Success' || !reply.data) throw new ApiError(200, reply);
    return sessionOf(reply.data.userDetails, '');
  }
  const uplineId = upline === '' ? {} : { uplineId: upline };
  const reply = await client.call(
    'register',
    { body: { walletId, signature, termsVersion, ...uplineId } },
    { signal },
  );
  if (reply.result !== 'Success' || !reply.data) throw new ApiError(200, reply);
  return sessionOf(reply.data, reply.data.uplineId);
}

/** True if the sign-in failed for an unregistered wallet (404). */
export function isUnregistered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The message of a failed sign-in: our text, or the server's own. Spec §8. */
export function signInFailure(error: unknown, isRegistration: boolean): TextMessage | ApiReason {
  if (error instanceof WalletError) return { id: walletFailureText(error) };
  if (error instanceof ApiError && !error.isUnreachable) {
    return isRegistration
      ? (error.said ?? { id: 'access.failed.registration' })
      : (error.refusal ?? { id: 'access.failed.authentication' });
  }
  if (error instanceof ForeignMessageError) return { id: 'access.failed.foreign' };
  return { id: 'access.failed.unreachable' };
}
