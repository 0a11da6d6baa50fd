import { Hono } from 'hono';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { readConfig } from '../config/config.ts';
import type { Variables } from '../http/handlers.ts';
import { HttpFailure } from '../http/httpFailure.ts';
import type { Metrics } from '../operations/metrics.ts';
import { clientErrorHandlers } from './handlers.ts';

const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const report = {
  kind: 'error',
  message: `No pool for ${wallet}`,
  stack: `Error: No pool\n    at buy (https://upline.example/assets/LevelsPage-Ab1.js:1:2)\n{"level":60,"msg":"forged"}`,
  page: '/dashboard',
  build: 'abc123',
} as const;

/** A server with this call only. */
function newServer() {
  const lines: Record<string, unknown>[] = [];
  const counted: string[] = [];
  const log = { warn: (fields: object, msg: string) => lines.push({ ...fields, msg }) } as unknown as Logger;
  const metrics = { noteClientError: (kind: string) => counted.push(kind) } as unknown as Metrics;
  const handlers = clientErrorHandlers({
    config: readConfig({}),
    log,
    metrics,
  });
  let address = '203.0.113.1';
  const app = new Hono<{ Variables: Variables }>();
  app.post('/', async (http) => {
    const body = await http.req.json();
    return http.json(await handlers.reportClientError({ body }, { http, session: null, files: undefined }));
  });
  app.onError((error, http) => http.body(null, error instanceof HttpFailure ? error.status : 500));
  const send = async (body: object) => {
    const env = { incoming: { socket: { remoteAddress: address } } };
    return (await app.request('/', { method: 'POST', body: JSON.stringify(body) }, env)).status;
  };
  return {
    lines,
    counted,
    send,
    moveTo(next: string) {
      address = next;
    },
  };
}

test('logs one line per report without personal data and counts its kind', async () => {
  const { lines, counted, send } = newServer();
  expect(await send(report)).toBe(200);
  expect(lines).toEqual([
    {
      kind: 'error',
      error: 'No pool for …',
      stack: report.stack,
      page: '/dashboard',
      build: 'abc123',
      msg: 'A page failed.',
    },
  ]);
  expect(counted).toEqual(['error']);
});

test('accepts twenty reports a minute per address', async () => {
  const { lines, send, moveTo } = newServer();
  const statuses = await Promise.all(Array.from({ length: 25 }, () => send(report)));
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  expect(lines).toHaveLength(20);
  moveTo('203.0.113.2');
  expect(await send(report)).toBe(200);
});
