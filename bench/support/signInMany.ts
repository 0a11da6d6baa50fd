import { createClient } from '@upline/api';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

const atOnce = 20;

/** Registers a new wallet. @returns The token of its session. */
async function register(url: string): Promise<string> {
  const account = privateKeyToAccount(generatePrivateKey());
  let cookie = '';
  const client = createClient({
    baseUrl: url,
    token: () => null,
    async fetch(input, init) {
      const reply = await fetch(input, { ...init, headers: { ...init?.headers, cookie } });
      cookie = reply.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
      return reply;
    },
  });
  const { data: message } = await client.call('signinMessage', {});
  const signature = await account.signMessage({ message });
  const { data } = await client.call('register', { body: { walletId: account.address, signature } });
  return data.token;
}

/** Signs in new members. @returns Their session tokens. */
export async function signInMany(url: string, count: number): Promise<string[]> {
  const tokens: string[] = [];
  while (tokens.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - tokens.length) }, () => register(url));
    tokens.push(...(await Promise.all(some)));
  }
  return tokens;
}
