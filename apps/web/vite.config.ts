import { fileURLToPath } from 'node:url';
import {
  appConfig,
  compressBuild,
  demoMembers,
  developSettings,
  notices,
  ownOutDir,
  stateBuild,
  supportedLocales,
  walletConnect,
} from '@upline/app-kit/build';
import { defaultPorts } from '@upline/domain';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { requireServablePath } from '../../tools/shared/servablePath.ts';
import { prerenderFirstPage } from './vite/prerenderFirstPage.ts';
import { qaPanel } from './vite/qaPanel.ts';
import { serviceWorker } from './vite/serviceWorker.ts';

export default defineConfig(() => {
  requireServablePath();
  const port = Number(process.env.UPLINE_WEB_PORT || defaultPorts.web);
  const shared = appConfig({
    port,
    // Modules shared by at least four pages, and small ones shared by two: otherwise each page
    // would request dozens of files of a few hundred bytes. The dashboard and its frame are 32
    // files, not 91.
    groups: [
      { name: 'shared', minShareCount: 4 },
      { name: 'small', minShareCount: 2, maxModuleSize: 900 },
    ],
  });
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // A fork has its own cache, so that its optimised dependencies do not replace those of an open
    // page of the local chain.
    ...(process.env.UPLINE_FORK && { cacheDir: 'node_modules/.vite/fork' }),
    plugins: [
      react(),
      vanillaExtractPlugin(),
      ownOutDir(),
      demoMembers(process.env.UPLINE_DEMO_MEMBERS),
      developSettings(),
      qaPanel(),
      stateBuild(),
      walletConnect(),
      supportedLocales(),
      notices(),
      prerenderFirstPage(),
      serviceWorker(),
      compressBuild(),
    ],
    ...shared,
    server: {
      ...shared.server,
      // Transforms modules of later pages while the first one is read.
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
