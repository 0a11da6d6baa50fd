import { type Client, createClient } from '@upline/api';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type { Browser } from './browser.ts';
import type { TestServer } from './testServer.ts';

/** Base URL of test requests; nothing listens there. */
export const baseUrl = 'http://server.test';

/** A user with a wallet and a browser. */
export interface Visitor {
  account: PrivateKeyAccount;
  browser: Browser;
  client: Client;
  token: string | null;
}

export function newAccount(): PrivateKeyAccount {
  return privateKeyToAccount(generatePrivateKey());
}

/** A signed-out visitor. */
export function visit(server: Pick<TestServer, 'newBrowser'>, account = newAccount()): Visitor {
  const browser = server.newBrowser();
  const visitor: Visitor = {
    account,
    browser,
    token: null,
    client: createClient({ baseUrl, fetch: browser, token: () => visitor.token }),
  };
  return visitor;
}

/** Requests a sign-in message and signs it. */
export async function signMessage({ client, account }: Visitor): Promise<`0x${string}`> {
  const { data } = await client.call('signinMessage', {});
  return account.signMessage({ message: data });
}

/** Registers a visitor under the given upline. */
export async function join(
  server: Pick<TestServer, 'newBrowser'>,
  uplineId?: string,
  account = newAccount(),
) {
  const visitor = visit(server, account);
  const signature = await signMessage(visitor);
  const body = { walletId: account.address, uplineId, signature };
  const { data } = await visitor.client.call('register', { body });
  visitor.token = data.token;
  return Object.assign(visitor, { member: data });
}
