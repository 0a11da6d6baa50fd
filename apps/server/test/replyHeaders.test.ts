import { routes } from '@upline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, site, type TestServer } from './support/testServer.ts';
import { baseUrl, join } from './support/visitor.ts';

let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  chain = await startTestChain();
  server = createTestServer({ db: await testDb(), chain, config: { origins: [site] } });
});

afterAll(() => chain.chain.stop());

test.each([site, null])('a list says all that every other reply says, to a page of %s', async (origin) => {
  const { token } = await join(server);
  const headersOf = async (path: string) => {
    const given = { authorization: `Bearer ${token}`, ...(origin && { origin }) };
    const reply = await server.fetch(new Request(baseUrl + path, { headers: given }));
    const { 'x-request-id': request, ...headers } = Object.fromEntries(reply.headers);
    expect(request).toMatch(/^[\w-]{36}$/);
    return { status: reply.status, headers };
  };
  // The list is put together at once, the others header by header.
  const list = await headersOf(routes.sessions.path);
  const open = await headersOf('/api/pool/config/1');
  expect([list.status, open.status]).toEqual([200, 200]);
  expect(list.headers).toEqual(open.headers);
  expect(list.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'application/json',
    'upline-ledger-block': `${server.ledger.reached()}`,
    'x-content-type-options': 'nosniff',
    vary: 'Origin',
  });
  expect(list.headers['access-control-allow-origin']).toBe(origin ?? undefined);
});
