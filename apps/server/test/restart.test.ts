import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { deploymentPath } from '@upline/operate/node';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../src/platform/config/config.ts';
import { openDb } from '../src/platform/db/openDb.ts';
import { startServer as startWithin } from '../src/startServer.ts';
import { startRpcProxy } from './support/rpcProxy.ts';
import { spawnServer, startServer } from './support/serverProcess.ts';
import { serveWithin } from './support/serveWithin.ts';
import { startTestChain, type TestChain } from './support/testChain.ts';
import { untilCaughtUp } from './support/untilCaughtUp.ts';

let chain: TestChain;

beforeAll(async () => {
  chain = await startTestChain();
});

afterAll(() => chain.chain.stop());

const environment = () => ({
  UPLINE_DATA_DIR: chain.dataDir,
  RPC_URL: chain.rpcUrl,
  UPLINE_POLL_INTERVAL: '50',
});

test('reads a mined event by the second poll after it', async () => {
  const node = await startRpcProxy(chain.rpcUrl, (_method, result) => result);
  const server = await serveWithin({ ...environment(), RPC_URL: node.rpcUrl });
  await untilCaughtUp(server.url, chain);
  await chain.client.mine({ blocks: 1 });
  let looks = 0;
  node.refuse = ({ method, params }) => {
    const isLook = method === 'eth_getBlockByNumber' && Array.isArray(params) && params[0] === 'latest';
    if (isLook) looks += 1;
    return looks > 2 ? 'That was the last look.' : null;
  };
  await untilCaughtUp(server.url, chain);
  await server.close();
  node.close();
});

test('exits with 0 and releases its folder if stopped during its start', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'upline-stopped-'));
  const deployment = { UPLINE_DEPLOYMENT: deploymentPath(chain.dataDir) };
  const first = spawnServer({ ...environment(), ...deployment, UPLINE_DATA_DIR: dataDir });
  for (const lock = join(dataDir, 'database.lock'); !existsSync(lock); ) await pause(20);
  expect(await first.end('SIGTERM')).toEqual({ code: 0, signal: null });
  const next = await serveWithin({ ...environment(), ...deployment, UPLINE_DATA_DIR: dataDir });
  await untilCaughtUp(next.url, chain);
  await expect(openDb(`file:${join(dataDir, 'database')}`)).rejects.toThrow(
    'Another process uses the database',
  );
  await next.close();
});

test('names the cause if it cannot start', async () => {
  const words = (refused: Promise<unknown>) =>
    refused.then(
      () => 'It started.',
      (error: Error) => error.message,
    );
  const refusal = (changes: Record<string, string>) =>
    words(startWithin(readConfig({ ...environment(), ...changes }), pino({ level: 'silent' })));
  const misspelt = { ...environment(), UPLINE_API_PORT: 'many' };
  expect(await words(startServer(misspelt))).toMatch(/^The environment is not valid: UPLINE_API_PORT: .+$/);
  expect(await refusal({ UPLINE_DEPLOYMENT: '/nowhere.json' })).toContain(
    'No usable deployment at /nowhere.json. Name one in UPLINE_DEPLOYMENT',
  );
  const other = await startTestChain();
  expect(await refusal({ RPC_URL: other.rpcUrl })).toContain('is on another chain');
  await other.chain.stop();
  const taken = `${chain.chain.port}`;
  expect(await refusal({ UPLINE_API_PORT: taken })).toBe(
    `Port ${taken} is taken. Set UPLINE_API_PORT to a free one, or end what uses it.`,
  );
});
