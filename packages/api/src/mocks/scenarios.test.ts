import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { type Backend, type Signer, scenarios } from '../scenarios/index.ts';
import { handlersFor } from './answers/handlersFor.ts';
import { walletAt } from './identities.ts';
import { mockSignature, placeText } from './mockSignature.ts';
import { visitor } from './presets.ts';

const server = setupServer();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function newBackend(): Backend {
  const world = visitor();
  server.use(...handlersFor(world));
  let signers = 0;
  function newSigner(): Signer {
    signers += 1;
    // Letters in both cases, like real wallets.
    const address = `0xaBCd${walletAt(signers).slice(2, 38)}` as const;
    return {
      address,
      sign: async (message) => mockSignature(address, message),
      signPlace: async ({ sponsor, deadline }) =>
        mockSignature(address, placeText({ member: address, sponsor: sponsor as `0x${string}`, deadline })),
    };
  }
  return {
    baseUrl: 'http://mock.upline.local',
    newBrowser: () => fetch,
    newSigner,
    staffSigner() {
      const signer = newSigner();
      world.staff.fix(signer.address);
      return signer;
    },
    async buy({ address }, position) {
      const wallet = address.toLowerCase();
      if (!world.chain.isBound(wallet)) {
        for (const one of world.chain.recordable(wallet).unsigned) world.sign(one);
      }
      world.buy(address, position);
    },
    async buyAsNamed({ signer }, position) {
      world.buy(signer.address, position);
    },
    async crowd({ address }, size) {
      for (let n = 0; n < size; n++) {
        world.register({ wallet: `0xe${n.toString(16).padStart(39, '0')}`, upline: address });
      }
    },
    async refuse({ address }, position) {
      const held = world.chain.pool(position).fee();
      return world.outcomes.refuse(address, { position, allowed: 0n, held });
    },
    passTime: (milliseconds) => world.advance(milliseconds),
    async claim({ address }, position) {
      world.claim(address, position);
    },
  };
}

/** Timeout, milliseconds: some scenarios make every call, on a busy machine. */
const longest = 30_000;

test.each(scenarios)('on the mocks, $name', ({ run }) => run(newBackend()), longest);
