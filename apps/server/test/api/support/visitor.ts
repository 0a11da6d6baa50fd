import assert from 'node:assert/strict';
import type { RouteName } from '@upline/api';
import { ApiError, type Client, createClient } from '@upline/api';
import { contract, type JsonName, type OwnBodyName, type ReplyData } from '@upline/api/contract';
import type * as z from 'zod';
import type { Api, Signer } from './serveApi.ts';

/** A person with a browser, signed in or not. */
export interface Visitor {
  client: Client;
  signer: Signer;
  fetch: typeof globalThis.fetch;
  /** Set by signing in; `null` before. */
  token: string | null;
  /** The number of calls of the client's `onSessionEnded`. */
  sessionsEnded: number;
}

export interface Registered extends Visitor {
  account: ReplyData<'register'>;
}

/** A new browser with a new wallet. The client checks every reply against the contract. */
export async function visit(api: Api, signer?: Signer): Promise<Visitor> {
  const fetch = api.newBrowser();
  const client = createClient({
    baseUrl: api.baseUrl,
    fetch,
    token: () => visitor.token,
    onSessionEnded: () => {
      visitor.sessionsEnded += 1;
    },
    check: (name, body) => {
      const schema: z.ZodType = contract[name].reply;
      schema.parse(body);
    },
  });
  const visitor: Visitor = {
    client,
    fetch,
    signer: signer ?? (await api.newSigner()),
    token: null,
    sessionsEnded: 0,
  };
  return visitor;
}

export async function signMessage({ client, signer }: Visitor): Promise<`0x${string}`> {
  const { data } = await client.call('signinMessage', { query: { walletId: signer.address } });
  return signer.sign(data);
}

/**
 * Registers a visitor and signs them in.
 * @param termsVersion The accepted version of the terms; omitted for none.
 */
export async function registerVisitor(
  visitor: Visitor,
  uplineId?: string,
  termsVersion?: string,
): Promise<Registered> {
  const signature = await signMessage(visitor);
  const walletId = visitor.signer.address;
  const { data } = await visitor.client.call('register', {
    body: { walletId, uplineId, signature, termsVersion },
  });
  visitor.token = data.token;
  return Object.assign(visitor, { account: data });
}

/** Signs the member's enrolment like the app. */
export async function signPlace({ client, signer }: Registered): Promise<ReplyData<'signPlace'>> {
  const { sponsor, deadline } = (await client.call('place', {})).data;
  const signature = await signer.signPlace({ sponsor, deadline: BigInt(deadline) });
  return (await client.call('signPlace', { body: { sponsor, deadline, signature } })).data;
}

/** Makes any call with any input, for tests of several calls. */
export function callAny({ client }: Pick<Visitor, 'client'>, name: RouteName, input: object) {
  const isOwnBody = 'media' in contract[name];
  return isOwnBody
    ? client.open(name as OwnBodyName, input as never)
    : client.call(name as JsonName, input as never);
}

export async function join(api: Api, uplineId?: string): Promise<Registered> {
  return registerVisitor(await visit(api), uplineId);
}

export async function signIn(visitor: Visitor): Promise<ReplyData<'login'>['userDetails']> {
  const signature = await signMessage(visitor);
  const { data } = await visitor.client.call('login', {
    body: { walletId: visitor.signer.address, signature },
  });
  visitor.token = data.userDetails.token;
  return data.userDetails;
}

interface ExpectedRefusal {
  status: number;
  /** The message shown to the caller. */
  reason?: string;
  /** The invalid part of the request. */
  path?: string;
}

/** Asserts that a call is refused with a status and a message, in its own envelope. */
export async function assertRefused(
  name: RouteName,
  call: Promise<unknown>,
  { status, reason, path }: ExpectedRefusal,
): Promise<void> {
  const failure = await call.then(
    () => assert.fail(`${name} was answered, not refused with ${status}.`),
    (error: unknown) => error,
  );
  if (!(failure instanceof ApiError)) throw failure;
  assert.equal(failure.status, status, `${name}: ${failure.message}`);
  if (reason !== undefined) assert.equal(failure.reason, reason);
  assert.ok(failure.reason, `${name} was refused without a word.`);
  const envelope: z.ZodType = contract[name].failure;
  envelope.parse(failure.body);
  const { errors = [] } = failure.body as { errors?: { path?: string }[] };
  if (path !== undefined) assert.equal(errors[0]?.path, path, name);
  if (status === 400) assert.ok(errors[0]?.path, `${name} does not say which field is wrong.`);
}

/** Asserts that two wallets are equal, ignoring case. */
export function assertSameWallet(actual: string, expected: string): void {
  assert.equal(actual.toLowerCase(), expected.toLowerCase());
}
