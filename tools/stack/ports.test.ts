import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts, type Ports, portsFrom, requireFree } from './ports.ts';

const start = { dataDir: '.upline-2', command: 'pnpm dev --fresh' };

async function take(port: number): Promise<void> {
  const squatter = createServer().listen(port, '127.0.0.1');
  await once(squatter, 'listening');
  onTestFinished(() => void squatter.close());
}

const refusalOf = (ports: Ports) =>
  requireFree(ports, start).then(
    () => '',
    (error: Error) => error.message,
  );

/** The environment that the last line of a refusal sets, as parsed by a shell. */
async function pasted(refusal: string): Promise<Record<string, string>> {
  const line =
    refusal
      .split('\n')
      .at(-1)
      ?.replace(/pnpm .*/, 'env') ?? '';
  const { stdout } = await promisify(execFile)('sh', ['-c', line]);
  return Object.fromEntries(stdout.split('\n').map((pair) => pair.split(/=(.*)/s).slice(0, 2)));
}

test('the environment changes one port and keeps the others', () => {
  expect(portsFrom({ UPLINE_API_PORT: '9000' })).toEqual({ web: 5173, desk: 5174, api: 9000, rpc: 8545 });
});

test.each(['http', '0', '70000', '1.5'])('rejects %j with the variable’s name', (value) => {
  expect(() => portsFrom({ UPLINE_WEB_PORT: value })).toThrow(/UPLINE_WEB_PORT/);
});

test('reports two variables with one port as equal, not as taken', () => {
  expect(() => portsFrom({ UPLINE_WEB_PORT: '5174' })).toThrow(
    'UPLINE_WEB_PORT and UPLINE_DESK_PORT are the same port, 5174.',
  );
  expect(() => portsFrom({ UPLINE_API_PORT: '8545', UPLINE_RPC_PORT: '8545' })).toThrow(
    'UPLINE_API_PORT and UPLINE_RPC_PORT are the same port, 8545.',
  );
});

test('accepts free ports', async () => {
  await expect(requireFree(await freePorts(), start)).resolves.toBeUndefined();
});

test('reports each taken port with its variable', async () => {
  const ports = await freePorts();
  await take(ports.api);
  expect(await refusalOf(ports)).toMatch(`Port ${ports.api} (UPLINE_API_PORT) is taken.`);
  await take(ports.web);
  expect(await refusalOf(ports)).toMatch(
    `Ports ${ports.web} (UPLINE_WEB_PORT) and ${ports.api} (UPLINE_API_PORT) are taken.`,
  );
});

test('the refusal’s command line starts a copy beside the first one', async () => {
  const { web } = await freePorts();
  // Consecutive ports, as in a first copy: a step of one would collide.
  const ports = { web, desk: web + 3, api: web + 1, rpc: web + 2 };
  for (const port of Object.values(ports)) await take(port).catch(() => {});
  // Occupies later ports too.
  await take(web + 10).catch(() => {});
  const refusal = await refusalOf(ports);
  expect(refusal).toMatch(/ UPLINE_DATA_DIR=\.upline-2 pnpm dev --fresh$/);
  const environment = await pasted(refusal);
  const moved = portsFrom(environment);
  expect(environment.UPLINE_DATA_DIR).toBe('.upline-2');
  await expect(requireFree(moved, start)).resolves.toBeUndefined();
  const all = [...Object.values(ports), ...Object.values(moved)];
  expect(new Set(all).size).toBe(all.length);
});
