import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ApiError, createClient } from '../index.ts';
import { handlersFor } from './handlersFor.ts';
import { growingMember } from './presets.ts';

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

test('a purchase in the world changes what the next reply says, and the reply names its block', async () => {
  const { world, client } = enter();
  const { block } = world.buy(world.wallet, 4);
  const { data } = await client.call('profile', { params: { userId: world.wallet } });
  expect(data.poolCount).toBe(4);
  expect(client.ledgerBlock()).toBe(block);
});

test('a failing call ends with status 500 in its own envelope until it is repaired', async () => {
  const { world, client } = enter({ failing: ['profile'] });
  const call = () => client.call('profile', { params: { userId: world.wallet } });
  await expect(call()).rejects.toMatchObject({
    status: 500,
    reason: 'Something went wrong. Please try again.',
  });
  world.failing.delete('profile');
  await expect(call()).resolves.toMatchObject({ result: 'Success' });
});

test('an unreachable call gets no answer', async () => {
  const { client } = enter({ unreachable: ['poolConfig'] });
  const failure = await client.call('poolConfig', { params: { position: 1 } }).catch((error) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure.isUnreachable).toBe(true);
});

test('a slow call is answered after its latency', async () => {
  const { client } = enter({ latency: 60 });
  const start = performance.now();
  await client.call('poolConfig', { params: { position: 1 } });
  expect(performance.now() - start).toBeGreaterThanOrEqual(55);
});

test('sessions that have ended are answered 401', async () => {
  const { world, client } = enter();
  world.signIn.closeAll();
  await expect(client.call('userPoolDetails', { params: { wallet: world.wallet } })).rejects.toMatchObject({
    status: 401,
    reason: 'Please sign in again.',
  });
});

test('a call that no mock answers fails loudly and is named', async () => {
  enter();
  const reply = await fetch(`${baseUrl}/api/users/royalties/0x1?page=2`);
  expect(reply.status).toBe(501);
  expect(await reply.json()).toMatchObject({ message: 'No mock answers GET /api/users/royalties/0x1.' });
});

test('a module whose path only contains /api/ is left alone', async () => {
  enter();
  await expect(fetch(`${baseUrl}/packages/api/src/client.ts`)).rejects.toThrow();
});
