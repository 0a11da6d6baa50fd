import { expect, test, vi } from 'vitest';

test.each([
  [true, 'http://127.0.0.1'],
  [false, 'https://rpc.invalid'],
])('without a configured node, in development %s, the app calls %s', async (isDevelopment, node) => {
  vi.stubEnv('DEV', isDevelopment);
  vi.resetModules();
  const { chain } = await import('./chain.ts');
  expect(chain.rpcUrls.default.http[0]).toContain(node);
  vi.unstubAllEnvs();
});

test('accepts several nodes', async () => {
  vi.resetModules();
  const nodes = ['https://one.example/key', 'https://two.example'];
  Object.assign((await import('./settings.ts')).settings, { nodes });
  const { chain } = await import('./chain.ts');
  expect(chain.rpcUrls.default.http).toEqual(nodes);
});
