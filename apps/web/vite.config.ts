import { fileURLToPath } from 'node:url';
import {
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
  const api = `http://127.0.0.1:${process.env.UPLINE_API_PORT || defaultPorts.api}`;
  const port = Number(process.env.UPLINE_WEB_PORT || defaultPorts.web);
  const proxy = { '/api': api, '/files': api, '/health': api };
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
    // A production bundle holds no demo wallet, whatever the environment says.
    define: command === 'build' ? { 'import.meta.env.VITE_UPLINE_LOCAL': '""' } : {},
    optimizeDeps: {
      // What Vite does not see when it looks through the sources, since plugins and libraries bring it in: met only
      // while the first page is read, it would have everything made ready again, under a page that is open.
      include: [
        'react-dom',
        'react/jsx-runtime',
        '@upline/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
    server: {
      host: '127.0.0.1',
      port,
      strictPort: true,
      proxy,
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
    preview: { host: '127.0.0.1', port, strictPort: true, proxy },
    build: {
      target: 'es2023',
      // Every browser that runs the target knows modulepreload.
      modulePreload: { polyfill: false },
      // Inlined fonts and icons would bypass the cache and the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // What the first page needs in two files instead of thirty: React, which rarely changes, and the rest.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                tags: ['$initial'],
                test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              },
              { name: 'first', tags: ['$initial'] },
              // What four pages or more have in common, and every small thing that two have: each page would ask for
              // dozens of files of a few hundred bytes otherwise. The dashboard and its frame are 32 files, not 91.
              { name: 'shared', minShareCount: 4 },
              { name: 'small', minShareCount: 2, maxModuleSize: 900 },
            ],
          },
        },
        // Libraries mark files "use client", which says nothing here and would flood the build's output.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  };
});
