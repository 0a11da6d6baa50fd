import { messages } from '@upline/domain';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract, type JsonName, type OwnBodyName } from '../../contract.ts';
import type { Endpoint } from '../../endpoint.ts';
import { ApiError, createClient, type RouteName, routes } from '../../index.ts';
import { fixture } from '../fixture.ts';
import type { MockBackendOptions } from '../mockBackendOptions.ts';
import { growingMember } from '../presets.ts';
import { screenshotPng } from '../sampleFiles.ts';
import { handlersFor } from './handlersFor.ts';

const baseUrl = 'http://mock.upline.local';
const server = setupServer();
const names = Object.keys(routes) as RouteName[];
const ofMembers = names.filter((name) => routes[name].access !== 'public');
const inEnvelopes = names.filter((name) => !('media' in contract[name]));

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
  const countTickets = async () => (await client.call('tickets', {})).data.totalCount;
  return { backend, client, call, countTickets };
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  const failure = await call.catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  return failure as ApiError;
}

test('the reply after a purchase includes it and names its block', async () => {
  const { backend, client } = enter();
  const { block } = backend.buy(backend.wallet, 4);
  const { data } = await client.call('profile', { params: { userId: backend.wallet } });
  expect(data.poolCount).toBe(4);
  expect(client.ledgerBlock()).toBe(block);
});

test.each(names)('%s can be made to fail in its own envelope', async (name) => {
  const { call } = enter({ failing: [name] });
  const { status, body } = await failureOf(call(name));
  expect(status).toBe(500);
  const { failure }: Endpoint = contract[name];
  expect(failure.safeParse(body).success).toBe(true);
});

test.each(inEnvelopes)('%s has a valid fixture, and can be made to violate the contract', async (name) => {
  const { reply }: Endpoint = contract[name];
  expect(reply.safeParse(fixture(reply)).error).toBeUndefined();
  expect(reply.safeParse(await enter({ malformed: [name] }).call(name)).success).toBe(false);
});

test('a failing call can be repaired, and an answer replaced, without an effect on others', async () => {
  const { backend, client, call, countTickets } = enter({
    failing: ['tickets'],
    unreachable: ['poolConfig'],
  });
  expect((await failureOf(call('tickets'))).reason).toBe('Something went wrong. Please try again.');
  expect((await failureOf(call('poolConfig'))).isUnreachable).toBe(true);
  expect((await client.call('notifications', { params: { wallet: backend.wallet } })).data).not.toEqual([]);
  backend.failing.clear();
  expect(await countTickets()).toBe(7);
  backend.answers.tickets = () => ({ tickets: [], totalCount: 0, currentPage: 1, totalPages: 1 });
  expect(await countTickets()).toBe(0);
});

test('offline, no call and no file gets a reply', async () => {
  const { backend, call, countTickets } = enter({ offline: true });
  for (const name of names) expect((await failureOf(call(name))).isUnreachable).toBe(true);
  const url = backend.uploads.sign(backend.uploads.add(backend.wallet, screenshotPng()));
  await expect(fetch(baseUrl + url)).rejects.toThrow();
  backend.offline = false;
  expect(await countTickets()).toBe(7);
  expect((await fetch(baseUrl + url)).status).toBe(200);
});

test('a slow call replies after its latency', async () => {
  const { call } = enter({ latency: 60 });
  const start = performance.now();
  await call('poolConfig');
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

test('an expired session gets 401 until the member signs in again', async () => {
  const { backend, call } = enter({ sessionExpired: true });
  for (const name of ofMembers) {
    expect(await failureOf(call(name))).toMatchObject({ status: 401, reason: 'Please sign in again.' });
  }
  const token = backend.signIn.open(backend.wallet);
  const { data } = await createClient({ baseUrl, token: () => token }).call('tickets', {});
  expect(data.totalCount).toBe(7);
});

test.each([
  ['tickets', 'tooMany', 429],
  ['sessions', 'databaseDown', 503],
  ['signinMessage', 'chainDown', 503],
  ['uploadSingle', 'uploadsBusy', 503],
  ['uploadMultiple', 'picturesForNow', 429],
] as const)('%s is refused for the reason %s with a Retry-After header', async (name, reason, status) => {
  const { call } = enter({ putOff: { [name]: reason } });
  await expect(call(name)).rejects.toMatchObject({ status, reason: messages[`server.${reason}`] });
  const { method, path } = routes[name];
  expect((await fetch(baseUrl + path, { method })).headers.get('retry-after')).toBe('30');
});
