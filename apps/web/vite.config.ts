import { fileURLToPath } from 'node:url';
import {
  appConfig,
  compressBuild,
  demoMembers,
  notices,
  ownOutDir,
  stateBuild,
  stateRpc,
  walletConnect,
  warnUnset,
} from '@upline/app-kit/build';
import { defaultPorts } from '@upline/domain';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { requireServablePath } from '../../tools/shared/servablePath.ts';
import { prerenderFirstPage } from './vite/prerenderFirstPage.ts';
import { qaPanel } from './vite/qaPanel.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

export default defineConfig(({ command }) => {
  requireServablePath();
  const port = Number(process.env.UPLINE_WEB_PORT || defaultPorts.web);
  const shared = appConfig({
    command,
    port,
    // What four pages or more have in common, and every small thing that two have: each page would ask for
    // dozens of files of a few hundred bytes otherwise. The dashboard and its frame are 32 files, not 91.
    groups: [
      { name: 'shared', minShareCount: 4 },
      { name: 'small', minShareCount: 2, maxModuleSize: 900 },
    ],
  });
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // What is made ready for a fork's app is not made ready again under a page of the local chain's, which may be open.
    ...(process.env.VITE_UPLINE_FORK_BLOCK && { cacheDir: 'node_modules/.vite/fork' }),
    // The links out of the app go by the names that the whole product knows them by.
    envPrefix: ['VITE_', 'COMMUNITY_URL', 'LANDING_URL'],
    plugins: [
      react(),
      vanillaExtractPlugin(),
      ownOutDir(),
      demoMembers(process.env.UPLINE_DEMO_MEMBERS),
      qaPanel(),
      warnUnset(),
      stateRpc(),
      stateBuild(),
      walletConnect(),
      notices(),
      prerenderFirstPage(),
      serviceWorker(),
      compressBuild(),
    ],
    ...shared,
    server: {
      ...shared.server,
      // What pages fetch later is made ready while the first one is read.
      warmup: {
        clientFiles: [
          './src/main.tsx',
          './src/routes/*.tsx',
          '../../packages/app-kit/src/wallet/engine.ts',
          '../../packages/app-kit/src/pools/buyLevel.ts',
        ],
      },
    },
  };
});
