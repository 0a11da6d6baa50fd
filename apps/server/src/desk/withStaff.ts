import { ApiError, type Client, createClient } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { messages, termsVersion } from '@upline/domain';
import type { PrivateKeyAccount } from 'viem/accounts';

interface Desk {
  server: URL;
  account: PrivateKeyAccount;
}

/** What a refusal means to the person at the desk. */
function explained(error: unknown, { server, account }: Desk): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.isUnreachable) {
    return new Error(`No server answers at ${server.origin}. Start one with: pnpm dev`, { cause: error });
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
 * Signs one of the staff in, registering the wallet the first time, and signs it out when the work is done.
 * @throws Error in plain words when the server is not there, or refuses.
 */
export async function withStaff<T>(desk: Desk, work: (client: Client) => Promise<T>): Promise<T> {
  const { server, account } = desk;
  let token: string | null = null;
  const client = createClient({ baseUrl: server.origin, token: () => token, fetch: fetchWithCookies() });
  const walletId = account.address;

  async function sign(): Promise<`0x${string}`> {
    const { data: message } = await client.call('signinMessage', { query: { walletId } });
    return account.signMessage({ message });
  }

  async function signIn(): Promise<string> {
    try {
      const { data } = await client.call('login', { body: { walletId, signature: await sign() } });
      return data.userDetails.token;
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
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
