import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { routes } from '@upline/api';
import { messages } from '@upline/domain';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Listening, listen } from '../src/platform/system/listen.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { testDb } from './support/testDb.ts';
import { createTestServer, type TestServer } from './support/testServer.ts';
import { join } from './support/visitor.ts';

let chain: TestChain;
let server: TestServer;
let web: Listening;

beforeAll(async () => {
  chain = await startTestChain();
  server = createTestServer({ db: await testDb(), chain });
  web = await listen(server, { host: '127.0.0.1', port: 0 });
});

afterEach(() => vi.useRealTimers());

afterAll(async () => {
  await web.close();
  await chain.chain.stop();
});

/** A connection, with the text received so far. */
async function open(
  ...lines: string[]
): Promise<{ socket: Socket; answered: () => string; closed: Promise<unknown> }> {
  const { hostname, port } = new URL(web.url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
  });
  socket.write(lines.join('\r\n'));
  return { socket, answered: () => text, closed: once(socket, 'close') };
}

/** Lets sent data arrive while the clock stands still. */
async function settle(): Promise<void> {
  for (let turns = 0; turns < 300; turns++) await turn();
}

const headed = (method: string, path: string, token: string | null, ...more: string[]) => [
  `${method} ${path} HTTP/1.1`,
  'Host: server.test',
  `Authorization: Bearer ${token}`,
  ...more,
  '',
];

test('answers 408 to a body that stalls for fifteen seconds, with or without a length, and closes', async () => {
  const { token } = await join(server);
  const type = 'Content-Type: application/json';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const told = headed('PUT', routes.update.path, token, type, 'Content-Length: 1000');
  const untold = headed('PUT', routes.update.path, token, type, 'Transfer-Encoding: chunked');
  for (const lines of [
    [...told, '{"na'],
    [...untold, '4', '{"na', ''],
  ]) {
    const slow = await open(...lines);
    await settle();
    vi.advanceTimersByTime(14_900);
    await settle();
    expect(slow.answered()).toBe('');
    vi.advanceTimersByTime(200);
    await settle();
    expect(slow.answered()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.answered()).toContain(messages['server.tooSlow']);
    expect(slow.answered()).toMatch(/\r\nconnection: close\r\n/i);
    vi.advanceTimersByTime(2000);
    await slow.closed;
  }
});

test('waits longer for a file upload', async () => {
  const { token } = await join(server);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const form = 'Content-Type: multipart/form-data; boundary=edge';
  const upload = await open(
    ...headed('POST', routes.uploadSingle.path, token, form, 'Content-Length: 1000'),
    '--edge',
    'Content-Disposition: form-data; name="file"; filename="a.txt"',
    '',
    'A line',
  );
  await settle();
  vi.advanceTimersByTime(60_000);
  await settle();
  expect(upload.answered()).toBe('');
  upload.socket.destroy();
});
