import { routes } from '@upline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLedger } from '../src/forgetLedger.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { catchUp, createTestServer, site, type TestServer } from './support/testServer.ts';
import { baseUrl, join } from './support/visitor.ts';

let chain: TestChain;
let server: TestServer;

beforeAll(async () => {
  chain = await startTestChain();
  const db = await testDb();
  server = createTestServer({ db, chain, config: { origins: [site] } });
  await forgetLedger(db);
  await catchUp(server.ledger);
});

afterAll(() => chain.chain.stop());

test.each([site, null])('a list has the same headers as other replies, for origin %s', async (origin) => {
  const { token, member } = await join(server);
  const headersOf = async (path: string) => {
    const given = { authorization: `Bearer ${token}`, ...(origin && { origin }) };
    const reply = await server.fetch(new Request(baseUrl + path, { headers: given }));
    const { 'x-request-id': request, ratelimit: left, ...headers } = Object.fromEntries(reply.headers);
    expect(request).toMatch(/^[\w-]{36}$/);
    expect(left).toMatch(/^"wallet";r=\d+;t=\d+$/);
    return { status: reply.status, headers };
  };
  // The list sets its headers at once, other replies one by one.
  const list = await headersOf(routes.sessions.path);
  const open = await headersOf(`/api/users/sponsor/${member.id}`);
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

test.each(['/api/pool/config/1', '/api/pool/statistics', '/api/incident'])(
  'answers 304 to %s until the content changes',
  async (path) => {
    const ask = (headers: Record<string, string> = {}) =>
      server.fetch(new Request(baseUrl + path, { headers }));
    const first = await ask();
    const etag = first.headers.get('etag') ?? '';
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const again = await ask({ 'if-none-match': `W/"older", ${etag}` });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('upline-ledger-block')).toBe(`${server.ledger.reached()}`);
    const other = await ask({ 'if-none-match': '"another"' });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  },
);

test('exposes the headers of limit and request to a page of an allowed site', async () => {
  const reply = await server.fetch(
    new Request(`${baseUrl}/api/pool/config/1`, { headers: { origin: site } }),
  );
  const exposed = reply.headers.get('access-control-expose-headers')?.split(',') ?? [];
  expect(exposed).toEqual(expect.arrayContaining(['RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'ETag']));
  const asked = await server.fetch(
    new Request(`${baseUrl}/api/pool/config/1`, {
      method: 'OPTIONS',
      headers: { origin: site, 'access-control-request-method': 'GET' },
    }),
  );
  expect(asked.headers.get('access-control-allow-methods')).toBe('GET,HEAD,POST,PUT,PATCH,DELETE');
});
