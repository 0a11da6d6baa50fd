import { defaultPorts } from '@upline/domain';
import type { UserConfig } from 'vite';

export interface AppConfigOptions {
  port: number;
  /** Chunks in addition to React and the first page's own. @default none */
  groups?: readonly { name: string; minShareCount: number; maxModuleSize?: number }[];
}

export function appConfig({ port, groups = [] }: AppConfigOptions) {
  const api = `http://127.0.0.1:${process.env.UPLINE_API_PORT || defaultPorts.api}`;
  const node = `http://127.0.0.1:${process.env.UPLINE_RPC_PORT || defaultPorts.rpc}`;
  // The local chain answers no page of another origin, so the apps reach it through their own. A
  // plain prefix would also match /node_modules.
  const proxy = {
    '/api': api,
    '/files': api,
    '/health': api,
    '^/node$': { target: node, rewrite: () => '/' },
  };
  const listen = { host: '127.0.0.1', port, strictPort: true, proxy };
  return {
    optimizeDeps: {
      // Dependencies that Vite's scan misses, since plugins and libraries import them. Found during
      // the first page load, they would trigger a new optimisation and reload the open page.
      include: [
        'react-dom',
        'react/jsx-runtime',
        '@upline/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
      ],
    },
    server: listen,
    preview: listen,
    build: {
      target: 'es2023',
      // Every target browser supports modulepreload.
      modulePreload: { polyfill: false },
      // Inlined fonts and icons would bypass the cache and violate the content security policy.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // Bundles the first page into two files instead of thirty: React, which rarely changes,
          // and the rest.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                tags: ['$initial'],
                test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              },
              { name: 'first', tags: ['$initial'] },
              ...groups,
            ],
          },
        },
        // Libraries mark files "use client", which has no effect here and would flood the build
        // log.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  } satisfies UserConfig;
}
