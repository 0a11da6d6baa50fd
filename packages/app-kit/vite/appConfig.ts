import { defaultPorts } from '@upline/domain';
import type { UserConfig } from 'vite';

export interface AppConfigOptions {
  command: 'build' | 'serve';
  port: number;
  /** Chunks beside React and what the first page needs. @default none */
  groups?: readonly { name: string; minShareCount: number; maxModuleSize?: number }[];
}

/** The settings of Vite that all apps share. */
export function appConfig({ command, port, groups = [] }: AppConfigOptions) {
  const api = `http://127.0.0.1:${process.env.UPLINE_API_PORT || defaultPorts.api}`;
  const proxy = { '/api': api, '/files': api, '/health': api };
  const listen = { host: '127.0.0.1', port, strictPort: true, proxy };
  return {
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
    server: listen,
    preview: listen,
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
              ...groups,
            ],
          },
        },
        // Libraries mark files "use client", which says nothing here and would flood the build's output.
        onwarn: (warning, warn) => {
          if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
        },
      },
    },
  } satisfies UserConfig;
}
