import { createClient } from '@upline/api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBrowser } from './support/browser.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { newAccount } from './support/visitor.ts';

const key = 'AbCdEf0123456789-key';

let chain: TestChain;
let server: Awaited<ReturnType<typeof startServer>>;
let metrics: string;

beforeAll(async () => {
  chain = await startTestChain();
  server = await startServer({
    UPLINE_DATA_DIR: chain.dataDir,
    UPLINE_METRICS_PORT: '0',
    UPLINE_RATELIMIT: '5',
    UPLINE_TRUSTED_PROXIES: '127.0.0.1',
    UPLINE_VERSION: '1.2.3',
    RPC_URL: `${chain.rpcUrl}/?key=${key}`,
    LOG_LEVEL: 'trace',
  });
  metrics = server.lines.flatMap((line) => /http:\S+\/metrics/.exec(line) ?? []).join();
});

afterAll(async () => {
  await server?.end('SIGTERM');
  await chain.chain.stop();
});

const read = async () => (await fetch(metrics)).text();
const logged = () => server.lines.map((line) => JSON.parse(line));

test('serves metrics of ledger, replies, streams and process on a port of their own', async () => {
  await fetch(`${server.url}/api/pool/config/1`);
  await fetch(`${server.url}/api/users/sponsor/asked-for`);
  // The lag is reported once the ledger knows the chain's head.
  await expect.poll(async () => /^upline_ledger_lag_blocks \d+$/m.test(await read())).toBe(true);
  const text = await read();
  expect(text).toMatch(/^upline_live_connections 0$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toContain('route="/api/users/sponsor/{upline}",status="422"');
  expect(text).not.toContain('asked-for');
  expect(await (await fetch(`${server.url}/metrics`)).text()).not.toContain('upline_ledger');
});

test('reports the running version in its health', async () => {
  expect(await (await fetch(`${server.url}/health/live`)).json()).toMatchObject({ version: '1.2.3' });
  expect(await (await fetch(`${server.url}/health/ready`)).json()).toMatchObject({ version: '1.2.3' });
});

test('serves the contract and its page to every caller', async () => {
  expect(await (await fetch(`${server.url}/api/openapi.json`)).json()).toMatchObject({ openapi: '3.1.1' });
  const page = await fetch(`${server.url}/api/docs`);
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([
    200,
    expect.stringContaining("script-src 'self';"),
  ]);
});

test('takes a valid request ID from the proxy, and logs it with the request', async () => {
  const named = await fetch(`${server.url}/api/pool/config/2`, {
    headers: { 'x-request-id': 'from-proxy-1' },
  });
  expect(named.headers.get('x-request-id')).toBe('from-proxy-1');
  const wild = await fetch(`${server.url}/api/pool/config/2`, { headers: { 'x-request-id': 'a "b" {c}' } });
  const id = wild.headers.get('x-request-id');
  expect(id).toMatch(/^[\w-]{36}$/);
  await expect
    .poll(() => logged().filter(({ request }) => request === 'from-proxy-1'))
    .toEqual([
      expect.objectContaining({
        level: 30,
        method: 'GET',
        route: '/api/pool/config/{position}',
        status: 200,
      }),
    ]);
  await expect.poll(() => logged().filter(({ request }) => request === id).length).toBe(1);
});

test('logs no secrets of a member’s session, and warns of a misspelt variable', async () => {
  const account = newAccount();
  const secrets: string[] = [key];
  let token: string | null = null;
  const browser = createBrowser(async (request) => {
    secrets.push(
      ...(request.headers.get('cookie') ?? '').split(/[;=]\s*/).filter((part) => part.length > 20),
    );
    return fetch(request);
  });
  const client = createClient({ baseUrl: server.url, fetch: browser, token: () => token });
  for (const call of ['register', 'login'] as const) {
    const { data: message } = await client.call('signinMessage', {});
    const signature = await account.signMessage({ message });
    secrets.push(signature);
    const body = { walletId: account.address, signature };
    const { data } =
      call === 'register' ? await client.call(call, { body }) : await client.call(call, { body });
    token = 'token' in data ? data.token : data.userDetails.token;
    secrets.push(token);
  }
  await client.call('profile', { params: { userId: account.address } });
  await client.call('logout', {});
  await expect(client.call('profile', { params: { userId: account.address } })).rejects.toThrow();
  await expect.poll(() => logged().some(({ route }) => route === '/api/users/logout')).toBe(true);
  const text = server.lines.join('\n');
  expect(secrets.length).toBeGreaterThanOrEqual(6);
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(text.toLowerCase()).not.toContain(account.address.toLowerCase());
  expect(text).toContain('Nobody reads UPLINE_RATELIMIT. Is UPLINE_RATE_LIMIT meant?');
  expect(await read()).not.toContain(account.address);
});
