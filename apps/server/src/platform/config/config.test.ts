import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { knownVariables } from './environment.ts';
import { unknownVariables } from './unknownVariables.ts';

test('has development defaults for every variable', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 8787,
    origins: [
      'http://localhost:5173',
      'http://127.0.0.1:5173',
      'http://localhost:5174',
      'http://127.0.0.1:5174',
      'http://localhost:8787',
      'http://127.0.0.1:8787',
    ],
    deskOrigins: [
      'http://localhost:5174',
      'http://127.0.0.1:5174',
      'http://localhost:8787',
      'http://127.0.0.1:8787',
    ],
    databaseUrl: 'file:.upline/database',
    rpcUrls: ['http://127.0.0.1:8545'],
    deploymentPath: '.upline/deployment.json',
    rateLimit: 120,
    pollInterval: 500,
    rebuildLedger: false,
  });
});

test('rebuilds the ledger only if UPLINE_REBUILD_LEDGER is true', () => {
  expect(readConfig({ UPLINE_REBUILD_LEDGER: 'true' }).rebuildLedger).toBe(true);
  expect(readConfig({ UPLINE_REBUILD_LEDGER: 'false' }).rebuildLedger).toBe(false);
});

test('treats an empty variable as absent', () => {
  expect(readConfig({ UPLINE_API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('derives addresses and paths from ports and folders', () => {
  const moved = readConfig({ UPLINE_DATA_DIR: '/data', UPLINE_RPC_PORT: '9000', UPLINE_WEB_PORT: '9001' });
  expect(moved).toMatchObject({
    databaseUrl: 'file:/data/database',
    deploymentPath: '/data/deployment.json',
    rpcUrls: ['http://127.0.0.1:9000'],
    origins: [
      'http://localhost:9001',
      'http://127.0.0.1:9001',
      'http://localhost:5174',
      'http://127.0.0.1:5174',
      'http://localhost:8787',
      'http://127.0.0.1:8787',
    ],
  });
});

const production = { NODE_ENV: 'production', WEB_ORIGIN: 'https://upline.example/' };

test('in production, allows only the named sites, and staff calls only from their own', () => {
  expect(readConfig(production)).toMatchObject({
    origins: ['https://upline.example'],
    deskOrigins: [],
    host: '0.0.0.0',
    deskOrigin: null,
  });
  expect(readConfig({ ...production, DESK_ORIGIN: 'https://desk.upline.example/' })).toMatchObject({
    origins: ['https://upline.example', 'https://desk.upline.example'],
    deskOrigins: ['https://desk.upline.example'],
  });
});

test.for([
  ['no site for members', { NODE_ENV: 'production' }, /WEB_ORIGIN: in production/],
  ['members by plain http', { ...production, WEB_ORIGIN: 'http://upline.example' }, /WEB_ORIGIN: .*https/],
  ['staff by plain http', { ...production, DESK_ORIGIN: 'http://desk.example' }, /DESK_ORIGIN: .*https/],
  ['one site for both', { ...production, DESK_ORIGIN: 'https://upline.example' }, /DESK_ORIGIN: .*their own/],
  [
    'one host for both',
    { WEB_ORIGIN: 'https://upline.example', DESK_ORIGIN: 'http://upline.example' },
    /DESK_ORIGIN: .*their own/,
  ],
] as const)('does not start with %s', ([, environment, complaint]) => {
  expect(() => readConfig(environment)).toThrow(complaint);
});

test('in production, allows plain http on this machine', () => {
  const local = { ...production, WEB_ORIGIN: 'http://127.0.0.1:8787', DESK_ORIGIN: 'http://localhost:8787' };
  expect(readConfig(local).deskOrigins).toEqual(['http://localhost:8787']);
});

test.for([
  ['UPLINE_API_PORT', 'many'],
  ['UPLINE_API_PORT', '70000'],
  ['RPC_URL', 'not a url'],
  ['DATABASE_URL', 'mysql://x'],
  ['WEB_ORIGIN', 'upline.example'],
  ['UPLINE_POLL_INTERVAL', '0'],
  ['UPLINE_MAXIMUM_LAG', 'far'],
  ['UPLINE_REBUILD_LEDGER', 'perhaps'],
  ['LOG_LEVEL', 'loud'],
  ['NODE_ENV', 'prod'],
  ['UPLINE_TRUSTED_PROXIES', '127.0.0.1, caddy'],
  ['UPLINE_TRUSTED_PROXIES', '172.30.0.0/33'],
  ['UPLINE_TRUSTED_PROXIES', 'fd00::/129'],
  ['UPLINE_DATABASE_CONNECTIONS', '0'],
  ['UPLINE_LAME_DUCK', '5s'],
  ['UPLINE_METRICS_PORT', 'open'],
] as const)('rejects %s=%s and names the variable', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('reports all invalid variables in one line', () => {
  const words = () => readConfig({ UPLINE_API_PORT: 'many', LOG_LEVEL: 'loud' });
  expect(words).toThrow(/^The environment is not valid: UPLINE_API_PORT: .+; LOG_LEVEL: [^\n]+$/);
});

test('in production, serves on for a moment after a signal to stop', () => {
  expect(readConfig({}).lameDuck).toBe(0);
  expect(readConfig(production).lameDuck).toBe(6000);
  expect(readConfig({ ...production, UPLINE_LAME_DUCK: '0' }).lameDuck).toBe(0);
});

test('serves metrics only on a named port, and on this machine by default', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ UPLINE_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const open = { UPLINE_METRICS_PORT: '9464', UPLINE_METRICS_HOST: '10.0.0.5' };
  expect(readConfig(open).metrics).toEqual({ host: '10.0.0.5', port: 9464 });
});

test('warns of a misspelt variable unless it is empty', () => {
  const { warnings } = readConfig({ UPLINE_RATE_LIMITS: '5', UPLINE_HOTS: '' });
  expect(warnings).toEqual(['Nobody reads UPLINE_RATE_LIMITS. Is UPLINE_RATE_LIMIT meant?']);
});

test('.env.example contains exactly the variables that the server reads', async () => {
  const text = await readFile(new URL('../../../../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '']) => name);
  const read = knownVariables.filter((name) => name !== 'NODE_ENV');
  expect(read.filter((name) => !named.includes(name))).toEqual([]);
  const given = Object.fromEntries(named.map((name) => [name, 'x']));
  const mentioned = unknownVariables(Object.keys(given), knownVariables);
  expect(mentioned).toEqual([]);
});
