import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type FullHouse, scenarios, scenariosAhead } from '../scenarios/index.ts';
import { handlersFor } from './handlersFor.ts';
import { walletAt } from './identities.ts';
import { mockSignature } from './mockSignature.ts';
import { visitor } from './presets.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function newHouse(): FullHouse {
  const world = visitor();
  server.use(...handlersFor(world));
  let signers = 0;
  return {
    baseUrl: 'http://mock.upline.local',
    newBrowser: () => fetch,
    newSigner() {
      signers += 1;
      // Letters in both cases, as real wallets have them.
      const address = `0xaBCd${walletAt(signers).slice(2, 38)}`;
      return { address, sign: async (message) => mockSignature(address, message) };
    },
    async buy({ address }, position) {
      world.buy(address, position);
    },
    async claim({ address }, position) {
      world.claim(address, position);
    },
    async answer(ticketId, message) {
      world.tickets.answer(ticketId, message);
    },
    async close(ticketId) {
      world.tickets.close(ticketId);
    },
    async reopen(ticketId) {
      world.tickets.reopen(ticketId);
    },
  };
}

test.each(scenarios)('on the mocks, $name', ({ run }) => run(newHouse()));

test.each(scenariosAhead)('on the mocks, ahead of the server, $name', ({ run }) => run(newHouse()));
