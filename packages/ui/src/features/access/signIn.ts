import { ApiError, type Client, ForeignMessageError, type Refusal, signinMessageFor } from '@upline/api';
import { chainId, type Notice, termsVersion } from '@upline/domain';
import type { SessionUser } from '../../ports/session.ts';
import { WalletError, type WalletOption, type WalletPort } from '../../ports/wallet.ts';
import { walletFailureText } from '../wallet/connect/walletFailureText.ts';

/** What a sign-in is waiting for. */
export type SignInPhase = 'connecting' | 'signing' | 'entering';

/** What the card shows instead of a step during a sign-in. */
export type SignInView =
  | { at: 'choice'; options: readonly WalletOption[] }
  | { at: 'wait'; phase: 'looking' | SignInPhase; wallet: string };

export interface SignInControls {
  /** `null` outside a sign-in. */
  view: SignInView | null;
  /** Signs in with the connected wallet, with the only one there is, or asks which. */
  begin(): void;
  /** Asks which wallet, whatever is connected. */
  choose(): void;
  /** Signs in with a wallet that was chosen. */
  chosen(option: WalletOption): void;
  /** Gives up what is under way. */
  cancel(): void;
}

export interface SignInRequest {
  client: Client;
  wallet: WalletPort;
  /** The wallet that was chosen; `null` for the one that is connected. */
  optionId: string | null;
  /** Whom a newcomer names as upline, `''` for nobody; `null` when a member signs in. */
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
 * Signs a member in, or registers a wallet, by a message that the server issues and the wallet signs.
 * @throws WalletError when the wallet does not comply.
 * @throws ForeignMessageError when the server asks for anything else, which no wallet is shown.
 * @throws ApiError when the server refuses or does not answer.
 * @throws DOMException `AbortError` when the visitor gave up.
 */
export async function signIn(request: SignInRequest): Promise<SessionUser> {
  const { client, wallet, upline, onPhase, signal } = request;
  onPhase('connecting');
  const walletId = await accountOf(request);
  signal.throwIfAborted();
  // Not the time: a browser's clock may be wrong, and the wallet asks a person anyway.
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

/** Whether a sign-in failed because the wallet is not registered yet. */
export function isUnregistered(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What to tell a visitor about a sign-in that failed: a text of ours, or the server's own words. Spec §8. */
export function signInFailure(error: unknown, isRegistration: boolean): Notice | Refusal {
  if (error instanceof WalletError) return { id: walletFailureText(error) };
  if (error instanceof ApiError && !error.isUnreachable) {
    return isRegistration
      ? (error.said ?? { id: 'access.failed.registration' })
      : (error.refusal ?? { id: 'access.failed.authentication' });
  }
  if (error instanceof ForeignMessageError) return { id: 'access.failed.foreign' };
  return { id: 'access.failed.unreachable' };
}
