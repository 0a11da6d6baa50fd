import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Variables } from './handlers.ts';
import { nameRequest } from './nameRequest.ts';

async function nameOf(socket: string, given: string): Promise<string | null> {
  const app = new Hono<{ Variables: Variables }>();
  app.use(nameRequest(readConfig({ UPLINE_TRUSTED_PROXIES: '10.0.0.1' })));
  app.get('/', (context) => context.text(context.get('requestId')));
  const incoming = { socket: { remoteAddress: socket } };
  const reply = await app.request('/', { headers: { 'x-request-id': given } }, { incoming });
  const name = reply.headers.get('x-request-id');
  expect(await reply.text()).toBe(name);
  return name;
}

const own = /^[0-9a-f-]{36}$/;

test('uses the request ID of a trusted proxy', async () => {
  expect(await nameOf('10.0.0.1', 'from-proxy_1=')).toBe('from-proxy_1=');
});

test.each([
  ['10.0.0.2', 'from-stranger'],
  ['10.0.0.1', 'a "b" {c}'],
  ['10.0.0.1', 'x'.repeat(256)],
])('assigns a request from %s called %s its own ID', async (socket, given) => {
  expect(await nameOf(socket, given)).toMatch(own);
});
