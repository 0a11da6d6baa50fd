import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { knownVariables, readConfig } from './config.ts';
import { unknownVariables } from './unknownVariables.ts';

test('without variables everything has a default for development', () => {
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
    databaseUrl: 'file:.upline/database',
    rpcUrls: ['http://127.0.0.1:8545'],
    deploymentPath: '.upline/deployment.json',
    rateLimit: 120,
    pollInterval: 500,
    rebuildLedger: false,
  });
});

test('a ledger is rebuilt when that is asked for in so many words', () => {
  expect(readConfig({ UPLINE_REBUILD_LEDGER: 'true' }).rebuildLedger).toBe(true);
  expect(readConfig({ UPLINE_REBUILD_LEDGER: 'false' }).rebuildLedger).toBe(false);
});

test('an empty variable counts as absent', () => {
  expect(readConfig({ UPLINE_API_PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}));
});

test('ports and folders move what depends on them', () => {
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

test('in production only the site that is named may call', () => {
  const production = readConfig({ NODE_ENV: 'production', WEB_ORIGIN: 'https://upline.example/' });
  expect(production).toMatchObject({
    origins: ['https://upline.example'],
    host: '0.0.0.0',
    deskOrigin: null,
  });
  const withDesk = readConfig({
    NODE_ENV: 'production',
    WEB_ORIGIN: 'https://upline.example',
    DESK_ORIGIN: 'https://desk.upline.example/',
  });
  expect(withDesk.origins).toEqual(['https://upline.example', 'https://desk.upline.example']);
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
] as const)('%s=%s is refused by name', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test('all that is wrong is said in one line', () => {
  const words = () => readConfig({ UPLINE_API_PORT: 'many', LOG_LEVEL: 'loud' });
  expect(words).toThrow(/^The environment is not valid: UPLINE_API_PORT: .+; LOG_LEVEL: [^\n]+$/);
});

test('in production a server serves on for a moment after it is told to stop', () => {
  expect(readConfig({}).lameDuck).toBe(0);
  expect(readConfig({ NODE_ENV: 'production' }).lameDuck).toBe(6000);
  expect(readConfig({ NODE_ENV: 'production', UPLINE_LAME_DUCK: '0' }).lameDuck).toBe(0);
});

test('metrics are read nowhere unless a port is named, and then from this machine alone', () => {
  expect(readConfig({}).metrics).toBeNull();
  expect(readConfig({ UPLINE_METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  const open = { UPLINE_METRICS_PORT: '9464', UPLINE_METRICS_HOST: '10.0.0.5' };
  expect(readConfig(open).metrics).toEqual({ host: '10.0.0.5', port: 9464 });
});

test('a misspelt variable is told, and none that is empty', () => {
  const { warnings } = readConfig({ UPLINE_RATE_LIMITS: '5', UPLINE_HOTS: '' });
  expect(warnings).toEqual(['Nobody reads UPLINE_RATE_LIMITS. Is UPLINE_RATE_LIMIT meant?']);
});

test('.env.example holds every variable that the server reads, and no other of ours', async () => {
  const text = await readFile(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '']) => name);
  const read = knownVariables.filter((name) => name !== 'NODE_ENV');
  expect(read.filter((name) => !named.includes(name))).toEqual([]);
  const given = Object.fromEntries(named.map((name) => [name, 'x']));
  const mentioned = unknownVariables(Object.keys(given), knownVariables);
  expect(mentioned).toEqual([]);
});
