import { foundryBinary } from '@upline/operate/foundry';
import { defineConfig } from '@wagmi/cli';
import { foundry } from '@wagmi/cli/plugins';

/** Writes the typed ABIs from what `forge build` left in contracts/out. */
export default defineConfig({
  out: 'packages/chain/src/abi.ts',
  plugins: [
    foundry({
      project: '.',
      include: ['GlobalPool.json', 'MockStableCoin.json', 'RacePool.json', 'UplineRegistry.json'],
      forge: { build: false, path: foundryBinary('forge') },
    }),
  ],
});
