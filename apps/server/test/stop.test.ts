import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@upline/api';
import { deploymentPath } from '@upline/operate/node';
import { afterAll, beforeAll, test } from 'vitest';
import { createBrowser } from './support/browser.ts';
import { startServer } from './support/serverProcess.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { newAccount } from './support/visitor.ts';

let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

const start = async (more: Record<string, string> = {}) =>
  startServer({
    UPLINE_DATA_DIR: await mkdtemp(join(tmpdir(), 'upline-stop-')),
    UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir),
    RPC_URL: chain.rpcUrl,
    UPLINE_POLL_INTERVAL: '50',
    ...more,
  });

const body = JSON.stringify({ walletId: newAccount().address, signature: '0x00' });

/** Starts a sign-in request with its head and the first byte of its body. */
async function beginRequest(url: string): Promise<Socket> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const head = [
    'POST /api/users/login HTTP/1.1',
    `Host: ${host}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body[0]}`);
  return socket;
}

async function openStream(url: string): Promise<Response> {
  let token: string | null = null;
  const client = createClient({ baseUrl: url, fetch: createBrowser(fetch), token: () => token });
  const account = newAccount();
  const { data: message } = await client.call('signinMessage', {});
  const signature = await account.signMessage({ message });
  const { data } = await client.call('register', { body: { walletId: account.address, signature } });
  ({ token } = data);
  return fetch(`${url}/api/live`, { headers: { authorization: `Bearer ${token}` } });
}

// Concurrent, since one test waits for the server's longest time to stop.
test.concurrent('on SIGTERM waits for the proxy, ends live streams, answers open requests, refuses new ones and exits with 0', async ({
  expect,
}) => {
  const server = await start({ UPLINE_LAME_DUCK: '100' });
  const stream = await openStream(server.url);
  expect(stream.headers.get('content-type')).toContain('text/event-stream');
  const slow = await beginRequest(server.url);
  // A later reply on another connection proves that the server has read the head.
  await fetch(`${server.url}/health/live`);

  const ended = server.end('SIGTERM');
  await stream.text();
  await expect
    .poll(() =>
      fetch(`${server.url}/health/live`).then(
        () => 'taken',
        () => 'refused',
      ),
    )
    .toBe('refused');
  slow.write(body.slice(1));
  const [reply] = await once(slow, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 (400|401) /);
  expect(await ended).toEqual({ code: 0, signal: null });
});

test.concurrent('on SIGTERM reports not ready and serves until the proxy has noticed; a second SIGTERM exits at once', async ({
  expect,
}) => {
  // Two minutes: the second signal comes earlier on any machine.
  const server = await start({ UPLINE_LAME_DUCK: '120000' });
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(200);
  const cut = server.end('SIGTERM');
  await expect.poll(async () => (await fetch(`${server.url}/health/ready`)).status).toBe(503);
  expect(await (await fetch(`${server.url}/health/ready`)).json()).toMatchObject({ status: 'stopping' });
  expect((await fetch(`${server.url}/api/users/signin-message`)).status).toBe(200);
  await server.end('SIGTERM');
  expect(await cut).toEqual({ code: 1, signal: null });
  expect(server.lines.at(-1)).toContain('told to stop twice');
});

test.concurrent('logs an uncaught error or rejection without its secrets, and exits with code 1', async ({
  expect,
}) => {
  const faults = {
    thrown: "setTimeout(() => { throw new Error('at AbCdEf0123456789') })",
    rejected: "Promise.reject(new Error('at AbCdEf0123456789'))",
  };
  for (const fault of Object.values(faults)) {
    const code = `process.on('SIGUSR2', () => { ${fault} })`;
    const server = await start({
      RPC_URL: `${chain.rpcUrl}/?key=AbCdEf0123456789`,
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}`,
    });
    expect(await server.end('SIGUSR2')).toEqual({ code: 1, signal: null });
    const last = JSON.parse(server.lines.at(-1) ?? '');
    expect(last).toMatchObject({ level: 60, err: { message: 'at [Redacted]', stack: expect.any(String) } });
    expect(server.complaints()).toBe('');
  }
});

test.concurrent('cuts off a request that does not end within the limit, and still exits with code 0', async ({
  expect,
}) => {
  const server = await start();
  const endless = await beginRequest(server.url);
  await fetch(`${server.url}/health/live`);
  const cut = once(endless, 'close');
  const ended = server.end('SIGTERM');
  await cut;
  expect(await ended).toEqual({ code: 0, signal: null });
});
