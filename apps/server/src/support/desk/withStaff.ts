import { ApiError, type Client, createClient, ForeignMessageError, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { messages, termsVersion } from '@upline/domain';
import type { PrivateKeyAccount } from 'viem/accounts';

interface Desk {
  server: URL;
  /** The site of the session; messages for other sites are not signed. */
  site: URL;
  account: PrivateKeyAccount;
  /** Registers the wallet if it has no member. */
  register: boolean;
}

/** Adds advice for the person at the terminal to an error. */
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
 * Signs a staff member in for some work, then out. Signs only messages of the named site.
 * @throws Error if the server is unreachable or rejects the sign-in.
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
      // The work is complete; a session left open will expire.
      await client.call('logout', {}).catch(() => {});
    }
  } catch (error) {
    throw explained(error, desk);
  }
}
