import { ApiError, type Client, createClient, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { termsVersion } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Upline } from './startUpline.ts';

/** A member as the server knows them, signed in outside any browser. */
export interface Session {
  user: SessionUser;
  /** Calls the server as they do. */
  client: Client;
}

/** Signs one of the staff in at their own site, as {@link openSession} does a member at theirs. */
export function openDeskSession(
  { deskUrl, deskApiUrl }: Pick<Upline, 'deskUrl' | 'deskApiUrl'>,
  account: PrivateKeyAccount,
): Promise<Session> {
  return openSession({ url: deskUrl, apiUrl: deskApiUrl }, account);
}

/**
 * Signs a wallet in by the server's own calls, without a browser; a wallet that nobody has registered is registered.
 * @param uplineId Whom a newcomer names as upline; nobody when it is left out.
 */
export async function openSession(
  { url, apiUrl }: Pick<Upline, 'url' | 'apiUrl'>,
  account: PrivateKeyAccount,
  uplineId?: string,
): Promise<Session> {
  let token: string | null = null;
  const client = createClient({ baseUrl: apiUrl, token: () => token, fetch: fetchWithCookies(url) });
  const walletId = account.address;
  const sign = async () => {
    const message = await signinMessageFor(client, {
      site: new URL(url).origin,
      wallet: walletId,
      now: new Date(),
    });
    return account.signMessage({ message });
  };

  async function login() {
    const { data } = await client.call('login', { body: { walletId, signature: await sign() } });
    return { ...data.userDetails, uplineId: '' };
  }
  async function register() {
    const named = uplineId === undefined ? {} : { uplineId };
    const body = { walletId, signature: await sign(), termsVersion, ...named };
    return (await client.call('register', { body })).data;
  }

  const { photo, ...reply } = await register().catch((error: unknown) => {
    if (error instanceof ApiError && error.status === 409) return login();
    throw error;
  });
  token = reply.token;
  return { client, user: { ...reply, profileName: reply.name, profileImage: photo } };
}
