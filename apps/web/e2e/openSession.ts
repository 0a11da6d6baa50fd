import { ApiError, type Client, createClient, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { termsVersion } from '@upline/domain';
import type { SessionUser } from '@upline/ui/ports';
import type { PrivateKeyAccount } from 'viem/accounts';
import type { Upline } from './startUpline.ts';

export interface Session {
  user: SessionUser;
  client: Client;
}

/** Signs a staff member in at the staff site; see {@link openSession}. */
export function openDeskSession(
  { deskUrl, deskApiUrl }: Pick<Upline, 'deskUrl' | 'deskApiUrl'>,
  account: PrivateKeyAccount,
): Promise<Session> {
  return openSession({ url: deskUrl, apiUrl: deskApiUrl }, account);
}

/**
 * Signs a wallet in by the server's calls, without a browser; registers an unknown wallet.
 * @param uplineId The upline of a new member; none if omitted.
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
