import { messages } from '@upline/domain';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract.ts';
import { ApiError, createClient, type JsonName, routes } from '../../index.ts';
import { fixture } from '../fixture.ts';
import { growingMember } from '../presets.ts';
import { handlersFor } from './handlersFor.ts';

const baseUrl = 'http://mock.upline.local';
const server = setupServer();
const names = Object.keys(contract).filter((name) => !('media' in contract[name as JsonName])) as JsonName[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(changes: Parameters<typeof growingMember>[0] = {}) {
  const backend = growingMember(changes);
  server.use(...handlersFor(backend));
  return { backend, client: createClient({ baseUrl, token: () => backend.token }) };
}

test('the reply after a purchase includes it and names its block', async () => {
  const { backend, client } = enter();
  const { block } = backend.buy(backend.wallet, 4);
  const { data } = await client.call('profile', { params: { userId: backend.wallet } });
  expect(data.poolCount).toBe(4);
  expect(client.ledgerBlock()).toBe(block);
});

test('a failing call replies 500 in its own envelope until it is repaired', async () => {
  const { backend, client } = enter({ failing: ['profile'] });
  const call = () => client.call('profile', { params: { userId: backend.wallet } });
  await expect(call()).rejects.toMatchObject({
    status: 500,
    reason: 'Something went wrong. Please try again.',
  });
  backend.failing.delete('profile');
  await expect(call()).resolves.toMatchObject({ result: 'Success' });
});

test('an unreachable call gets no reply', async () => {
  const { client } = enter({ unreachable: ['poolConfig'] });
  const failure = await client.call('poolConfig', { params: { position: 1 } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure.isUnreachable).toBe(true);
});

test('a slow call replies after its latency', async () => {
  const { client } = enter({ latency: 60 });
  const start = performance.now();
  await client.call('poolConfig', { params: { position: 1 } });
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

test('replies 401 for ended sessions', async () => {
  const { backend, client } = enter();
  backend.signIn.closeAll();
  await expect(client.call('userPoolDetails', { params: { wallet: backend.wallet } })).rejects.toMatchObject({
    status: 401,
    reason: 'Please sign in again.',
  });
});

test.each([
  ['tickets', 'tooMany', 429],
  ['sessions', 'databaseDown', 503],
  ['signinMessage', 'chainDown', 503],
  ['uploadSingle', 'uploadsBusy', 503],
  ['uploadMultiple', 'picturesForNow', 429],
] as const)('%s is refused for the reason %s with a Retry-After header', async (name, reason, status) => {
  const { client } = enter({ putOff: { [name]: reason } });
  const call = client.call(name, {} as never);
  await expect(call).rejects.toMatchObject({ status, reason: messages[`server.${reason}`] });
  const { method, path } = routes[name];
  expect((await fetch(baseUrl + path, { method })).headers.get('retry-after')).toBe('30');
});

test.each(names)('the fixture of %s is a reply of its schema', (name) => {
  const { reply } = contract[name];
  expect(reply.safeParse(fixture(reply)).error).toBeUndefined();
});
