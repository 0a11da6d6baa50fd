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
import { benchCheckout } from './vite/benchCheckout.ts';
import { benchScenarios } from './vite/benchScenarios.ts';

export default defineConfig(({ command }) => {
  requireServablePath();
  const api = `http://127.0.0.1:${process.env.UPLINE_API_PORT || defaultPorts.api}`;
  const port = Number(process.env.UPLINE_DESK_PORT || defaultPorts.desk);
  const proxy = { '/api': api, '/files': api, '/health': api };
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Not the members' app's: both are developed at once.
    cacheDir: 'node_modules/.vite/desk',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      ownOutDir(),
      demoMembers(process.env.UPLINE_DEMO_MEMBERS),
      benchCheckout(process.env.UPLINE_DATA_DIR),
      benchScenarios(process.env.UPLINE_DATA_DIR, process.env.VITE_PUBLIC_RPC_URL),
      warnUnset(),
      stateRpc(),
      stateBuild(),
      walletConnect(),
      notices(),
      compressBuild(),
    ],
    // A production bundle holds no demo wallet, whatever the environment says.
    define: command === 'build' ? { 'import.meta.env.VITE_UPLINE_LOCAL': '""' } : {},
    optimizeDeps: {
      include: [
        'react-dom',
        'react/jsx-runtime',
        '@upline/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
    server: { host: '127.0.0.1', port, strictPort: true, proxy },
    preview: { host: '127.0.0.1', port, strictPort: true, proxy },
    build: {
      target: 'es2023',
      modulePreload: { polyfill: false },
      // Inlined fonts and icons would bypass the cache and the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                name: 'react',
                tags: ['$initial'],
                test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              },
              { name: 'first', tags: ['$initial'] },
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
