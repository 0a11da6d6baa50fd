import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, test } from 'vitest';
import { scenarios } from '../scenarios/index.ts';
import { handlersFor } from './handlersFor.ts';
import { walletAt } from './identities.ts';
import { mockSignature } from './mockSignature.ts';
import { visitor } from './presets.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => server.use(...handlersFor(visitor())));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test.each(scenarios)('on the mocks, $name', async ({ run }) => {
  let signers = 0;
  await run({
    baseUrl: 'http://mock.upline.local',
    newBrowser: () => fetch,
    newSigner() {
      signers += 1;
      // Letters in both cases, as real wallets have them.
      const address = `0xaBCd${walletAt(signers).slice(2, 38)}`;
      return { address, sign: async (message) => mockSignature(address, message) };
    },
  });
});
