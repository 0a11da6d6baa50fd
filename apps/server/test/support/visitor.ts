import assert from 'node:assert/strict';
import { ApiError, type CallOptions, type Client, createClient, type RouteName, routes } from '@upline/api';
import { type CallInput, contract, type Endpoint, type ReplyData } from '@upline/api/contract';
import { messages } from '@upline/domain';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import type * as z from 'zod';
import type { Browser } from './browser.ts';
import type { TestServer } from './testServer.ts';

/** Base URL of test requests; nothing listens there. */
export const baseUrl = 'http://server.test';

type Half<I, K extends string> = K extends keyof I ? NonNullable<I[K]> : unknown;

/** A call's parameters, query and body in one object. */
type Flat<N extends RouteName> = Half<CallInput<N>, 'params'> &
  Half<CallInput<N>, 'query'> &
  Half<CallInput<N>, 'body'> &
  ('files' extends keyof CallInput<N> ? Pick<CallInput<N>, 'files'> : unknown);

/** A user with a wallet and a browser, signed in or not. */
export interface Visitor {
  account: PrivateKeyAccount;
  browser: Browser;
  client: Client;
  token: string | null;
  sessionsEnded: number;
  /** Makes a call. @returns The reply's data; the response of a download. */
  ask<N extends RouteName>(name: N, input: Flat<N>, options?: CallOptions): Promise<ReplyData<N>>;
  /**
   * Asserts that a call is refused with a status, in its own envelope.
   * @param reason ID of the message, or its text.
   * @param path The invalid part of the request.
   */
  refused(
    name: RouteName,
    input: object,
    status: number,
    reason?: string,
    path?: string,
    options?: CallOptions,
  ): Promise<void>;
}

export interface Registered extends Visitor {
  id: string;
  member: ReplyData<'register'>;
}

const accounts = new Map<string, PrivateKeyAccount>();

export function newAccount(): PrivateKeyAccount {
  const account = privateKeyToAccount(generatePrivateKey());
  accounts.set(account.address.toLowerCase(), account);
  return account;
}

/** The account of a wallet that `newAccount` made. */
export function accountOf(wallet: string): PrivateKeyAccount {
  const account = accounts.get(wallet.toLowerCase());
  if (account === undefined) throw new RangeError(`Nobody here signs for ${wallet}.`);
  return account;
}

/** The input of a call with its parameters, query and body apart. */
function inputOf(name: RouteName, { files, ...flat }: { files?: unknown }) {
  const endpoint: Endpoint = contract[name];
  const isParam = (field: string) => routes[name].path.includes(`{${field}}`);
  const fields = Object.entries(flat);
  const rest = Object.fromEntries(fields.filter(([field]) => !isParam(field)));
  return {
    params: Object.fromEntries(fields.filter(([field]) => isParam(field))),
    ...(endpoint.body ? { body: rest } : { query: rest }),
    ...(files !== undefined && { files }),
  };
}

/** A signed-out visitor. */
export function visit(server: Pick<TestServer, 'newBrowser'>, account = newAccount()): Visitor {
  const browser = server.newBrowser();
  const client = createClient({
    baseUrl,
    fetch: browser,
    token: () => visitor.token,
    onSessionEnded: () => {
      visitor.sessionsEnded += 1;
    },
  });
  const visitor: Visitor = {
    account,
    browser,
    client,
    token: null,
    sessionsEnded: 0,
    async ask(name, flat, options) {
      const input = inputOf(name, flat as object) as never;
      if ('media' in contract[name]) return client.open(name as never, input, options) as never;
      const reply: object = await client.call(name as never, input, options);
      return ('data' in reply ? reply.data : reply) as never;
    },
    async refused(name, flat, status, reason, path, options) {
      const failure = await visitor.ask(name, flat as never, options).then(
        () => assert.fail(`${name} was answered, not refused with ${status}.`),
        (error: unknown) => error,
      );
      if (!(failure instanceof ApiError)) throw failure;
      assert.equal(failure.status, status, `${name}: ${failure.message}`);
      assert.ok(failure.reason, `${name} was refused without a word.`);
      if (reason !== undefined) {
        assert.equal(failure.reason, (messages as Record<string, string>)[reason] ?? reason);
      }
      const envelope: z.ZodType = contract[name].failure;
      envelope.parse(failure.body);
      const { errors = [] } = failure.body as { errors?: { path?: string }[] };
      if (path !== undefined) assert.equal(errors[0]?.path, path, name);
      if (status === 400) assert.ok(errors[0]?.path, `${name} does not say which field is wrong.`);
    },
  };
  return visitor;
}

/** Requests a sign-in message and signs it. */
export async function signMessage({ ask, account }: Visitor): Promise<`0x${string}`> {
  return account.signMessage({ message: await ask('signinMessage', {}) });
}

/** Registers a visitor. @param termsVersion The accepted version of the terms; omitted for none. */
export async function register(
  visitor: Visitor,
  uplineId?: string,
  termsVersion?: string,
): Promise<Registered> {
  const signature = await signMessage(visitor);
  const body = { walletId: visitor.account.address, uplineId, signature, termsVersion };
  const member = await visitor.ask('register', body);
  visitor.token = member.token;
  return Object.assign(visitor, { id: member.id, member });
}

/** Registers a new visitor under the given upline. */
export async function join(
  server: Pick<TestServer, 'newBrowser'>,
  uplineId?: string,
  account = newAccount(),
): Promise<Registered> {
  return register(visit(server, account), uplineId);
}

export async function signIn(visitor: Visitor): Promise<ReplyData<'login'>['userDetails']> {
  const signature = await signMessage(visitor);
  const { userDetails } = await visitor.ask('login', { walletId: visitor.account.address, signature });
  visitor.token = userDetails.token;
  return userDetails;
}

/** Asserts that two wallets are equal, ignoring case. */
export function assertSameWallet(actual: string | undefined, expected: string): void {
  assert.equal(actual?.toLowerCase(), expected.toLowerCase());
}
