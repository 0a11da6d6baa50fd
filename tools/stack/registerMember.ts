import { ApiError, createClient, signinMessageFor } from '@upline/api';
import { fetchWithCookies } from '@upline/api/fetchWithCookies';
import { termsVersion } from '@upline/domain';
import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';

export interface MemberToRegister {
  name: string;
  privateKey: Hex;
}

/**
 * Registers a wallet from the chain with a real signature and gives the member a name. A registered
 * wallet stays unchanged.
 * @param api The server's URL.
 * @param origin The web app's origin, which the server requires for sign-ins.
 * @returns True if the member is new.
 * @throws ApiError if the server refuses for any other reason.
 */
export async function registerMember(
  api: string,
  origin: string,
  member: MemberToRegister,
): Promise<boolean> {
  const account = privateKeyToAccount(member.privateKey);
  let token: string | null = null;
  const client = createClient({ baseUrl: api, token: () => token, fetch: fetchWithCookies(origin) });

  const expected = { site: origin, wallet: account.address, now: new Date() };
  const message = await signinMessageFor(client, expected);
  const signature = await account.signMessage({ message });
  const registered = await client
    .call('register', { body: { walletId: account.address, signature, termsVersion } })
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 409) return null;
      throw error;
    });
  if (!registered) return false;
  token = registered.data.token;
  await client.call('update', { body: { name: member.name } });
  await client.call('logout', {});
  return true;
}

/**
 * True if a wallet is registered, tested by a sign-in and sign-out. @throws ApiError on any other
 * failure.
 */
export async function isRegistered(
  api: string,
  origin: string,
  { privateKey }: Pick<MemberToRegister, 'privateKey'>,
): Promise<boolean> {
  const { address: walletId, signMessage } = privateKeyToAccount(privateKey);
  let token: string | null = null;
  const client = createClient({ baseUrl: api, token: () => token, fetch: fetchWithCookies(origin) });
  const message = await signinMessageFor(client, { site: origin, wallet: walletId, now: new Date() });
  const body = { walletId, signature: await signMessage({ message }) };
  const signedIn = await client.call('login', { body }).catch((error: unknown) => {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  });
  if (!signedIn) return false;
  token = signedIn.data.userDetails.token;
  await client.call('logout', {});
  return true;
}
