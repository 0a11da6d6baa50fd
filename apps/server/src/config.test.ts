import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('without variables everything has a default for development', () => {
  expect(readConfig({})).toMatchObject({
    isProduction: false,
    host: '127.0.0.1',
    port: 8787,
    origins: ['http://localhost:5173', 'http://127.0.0.1:5173'],
    databaseUrl: 'file:.upline/database',
    rpcUrl: 'http://127.0.0.1:8545',
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
    rpcUrl: 'http://127.0.0.1:9000',
    origins: ['http://localhost:9001', 'http://127.0.0.1:9001'],
  });
});

test('in production only the site that is named may call', () => {
  const production = readConfig({ NODE_ENV: 'production', WEB_ORIGIN: 'https://upline.example/' });
  expect(production).toMatchObject({ origins: ['https://upline.example'], host: '0.0.0.0' });
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
] as const)('%s=%s is refused by name', ([name, value]) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
