import { messages } from '@upline/domain';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError, createClient, routes } from '../../index.ts';
import { growingMember } from '../presets.ts';
import { handlersFor } from './handlersFor.ts';

const baseUrl = 'http://mock.upline.local';
const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function enter(changes: Parameters<typeof growingMember>[0] = {}) {
  const world = growingMember(changes);
  server.use(...handlersFor(world));
  return { world, client: createClient({ baseUrl, token: () => world.token }) };
}

test('the reply after a purchase includes it and names its block', async () => {
  const { world, client } = enter();
  const { block } = world.buy(world.wallet, 4);
  const { data } = await client.call('profile', { params: { userId: world.wallet } });
  expect(data.poolCount).toBe(4);
  expect(client.ledgerBlock()).toBe(block);
});

test('a failing call replies 500 in its own envelope until it is repaired', async () => {
  const { world, client } = enter({ failing: ['profile'] });
  const call = () => client.call('profile', { params: { userId: world.wallet } });
  await expect(call()).rejects.toMatchObject({
    status: 500,
    reason: 'Something went wrong. Please try again.',
  });
  world.failing.delete('profile');
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
  const { world, client } = enter();
  world.signIn.closeAll();
  await expect(client.call('userPoolDetails', { params: { wallet: world.wallet } })).rejects.toMatchObject({
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

test('lists the newest 500 notifications', async () => {
  const { world, client } = enter();
  for (let n = 0; n < 501; n++)
    world.notifications.write(world.wallet, { kind: 'welcome', message: String(n) });
  const { data } = await client.call('notifications', { params: { wallet: world.wallet } });
  expect([data.length, data[0]?.message]).toEqual([500, '500']);
});

test('a session is extended by use, at most once a minute and never past thirty days', async () => {
  const { world } = enter();
  const minute = 60_000;
  const read = () => world.signIn.of(world.wallet)[0];
  const began = read()?.lastUsedAt.getTime() ?? 0;
  const use = (after: number) => {
    world.advance(after);
    return world.signIn.walletOf(world.token ?? '');
  };
  use(minute);
  expect(read()?.lastUsedAt.getTime()).toBe(began);
  use(1);
  expect(read()?.lastUsedAt.getTime()).toBe(began + minute + 1);
  for (let days = 0; days < 29; days += 6)
    expect(use(6 * 24 * 60 * minute)).toBe(days < 24 ? world.wallet : undefined);
});

test('ignores module paths that contain /api/', async () => {
  enter();
  await expect(fetch(`${baseUrl}/packages/api/src/client.ts`)).rejects.toThrow();
});
