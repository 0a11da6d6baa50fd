import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract, type JsonName, type OwnBodyName } from '../contract.ts';
import type { Endpoint } from '../endpoint.ts';
import { ApiError, createClient } from '../index.ts';
import { type RouteName, routes } from '../routes.ts';
import { handlersFor } from './answers/handlersFor.ts';
import type { MockBackendOptions } from './mockBackendOptions.ts';
import { growingMember } from './presets.ts';
import { screenshotPng } from './sampleFiles.ts';

const baseUrl = 'http://mock.upline.local';
const server = setupServer();
const names = Object.keys(routes) as RouteName[];
const ofMembers = names.filter((name) => routes[name].access !== 'public');

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(changes: MockBackendOptions = {}) {
  const backend = growingMember(changes);
  server.use(...handlersFor(backend));
  const client = createClient({ baseUrl, token: () => backend.token });
  /** Makes a call with an arbitrary input. */
  const call = (name: RouteName) => {
    const params = { wallet: backend.wallet, position: 1, userId: 'x', upline: 'x', id: 'x', ticketId: 'x' };
    const input = { params, ...(routes[name].method !== 'GET' && { body: {} }) } as never;
    return 'media' in contract[name]
      ? client.open(name as OwnBodyName, input)
      : client.call(name as JsonName, input);
  };
  return { backend, client, call };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

test.each(names)('%s can be made to fail in its own envelope', async (name) => {
  const { call } = enter({ failing: [name] });
  const { status, body } = await failureOf(call(name));
  expect(status).toBe(500);
  const { failure }: Endpoint = contract[name];
  expect(failure.safeParse(body).success).toBe(true);
});

const inEnvelopes = names.filter((name) => !('media' in contract[name]));

test.each(inEnvelopes)('%s can be made to reply with data that violates the contract', async (name) => {
  const { call } = enter({ malformed: [name] });
  const { reply }: Endpoint = contract[name];
  expect(reply.safeParse(await call(name)).success).toBe(false);
});

test('a malformed call can be repaired and does not affect others', async () => {
  const { backend, client } = enter({ malformed: ['tickets'], unreachable: ['poolConfig'] });
  const list = () => client.call('tickets', {});
  expect(await list()).not.toHaveProperty('data.tickets');
  expect((await client.call('notifications', { params: { wallet: backend.wallet } })).data).not.toEqual([]);
  backend.malformed.clear();
  expect((await list()).data.totalCount).toBe(7);
});

test('offline, no call and no file gets a reply', async () => {
  const { backend, call, client } = enter({ offline: true });
  for (const name of names) expect((await failureOf(call(name))).isUnreachable).toBe(true);
  const url = backend.uploads.sign(backend.uploads.add(backend.wallet, screenshotPng()));
  await expect(fetch(baseUrl + url)).rejects.toThrow();
  backend.offline = false;
  await expect(client.call('tickets', {})).resolves.toMatchObject({ success: true });
  expect((await fetch(baseUrl + url)).status).toBe(200);
});

test('an expired session gets 401 until the member signs in again', async () => {
  const { backend, call } = enter({ sessionExpired: true });
  for (const name of ofMembers) expect((await failureOf(call(name))).status).toBe(401);
  const token = backend.signIn.open(backend.wallet);
  const { data } = await createClient({ baseUrl, token: () => token }).call('tickets', {});
  expect(data.totalCount).toBe(7);
});
