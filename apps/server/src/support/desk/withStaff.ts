import { ApiError, type Client, createClient, ForeignMessageError, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { messages, termsVersion } from '@upline/domain';
import type { PrivateKeyAccount } from 'viem/accounts';

interface Desk {
  server: URL;
  /** The site that the session is for; nothing is signed for another one. */
  site: URL;
  account: PrivateKeyAccount;
  /** Registers a wallet that is no member. */
  register: boolean;
}

/** What a refusal means to the person at the desk. */
function explained(error: unknown, { server, site, account }: Desk): unknown {
  if (error instanceof ForeignMessageError) {
    return new Error(
      `${server.origin} asked for a signature that is not for a sign-in to ${site.origin} by ${account.address}. ` +
        'Nothing was signed. A server whose site has another address needs --site.',
      { cause: error },
    );
  }
  if (!(error instanceof ApiError)) return error;
  if (error.isUnreachable) {
    return new Error(`No server answers at ${server.origin}. Start one with: pnpm dev`, { cause: error });
  }
  if (error.reason === messages['server.foreignOrigin']) {
    return new Error(`${server.origin} does not answer for ${site.origin}. Name its site with --site.`, {
      cause: error,
    });
  }
  if (error.reason === messages['server.notRegistered']) {
    return new Error(
      `${account.address} is no member of ${site.origin}. --register registers it and accepts the terms of ${termsVersion} in its name.`,
      { cause: error },
    );
  }
  if (error.reason !== messages['server.notFound']) return error;
  return new Error(
    `${account.address} is not among the staff of ${server.origin}: neither in STAFF_WALLETS nor by a lead.`,
    {
      cause: error,
    },
  );
}

/**
 * Signs one of the staff in, and signs it out when the work is done. Signs no message but the site's own.
 * @throws Error in plain words when the server is not there, or refuses.
 */
export async function withStaff<T>(desk: Desk, work: (client: Client) => Promise<T>): Promise<T> {
  const { server, site, account, register } = desk;
  let token: string | null = null;
  const client = createClient({
    baseUrl: server.origin,
    token: () => token,
    fetch: fetchWithCookies(site.origin),
  });
  const walletId = account.address;

  async function sign(): Promise<`0x${string}`> {
    const expected = { site: site.origin, wallet: walletId, now: new Date() };
    const message = await signinMessageFor(client, expected);
    return account.signMessage({ message });
  }

  async function signIn(): Promise<string> {
    try {
      const { data } = await client.call('login', { body: { walletId, signature: await sign() } });
      return data.userDetails.token;
    } catch (error) {
      if (!register || !(error instanceof ApiError) || error.status !== 404) throw error;
      const { data } = await client.call('register', {
        body: { walletId, signature: await sign(), termsVersion },
      });
      return data.token;
    }
  }

  try {
    token = await signIn();
    try {
      return await work(client);
    } finally {
      // What was done stands; a session that stays open ends by itself.
      await client.call('logout', {}).catch(() => {});
    }
  } catch (error) {
    throw explained(error, desk);
  }
}
