import type { StorybookConfig } from '@storybook/react-vite';
import { withFilter } from 'vite';
import { requireServablePath } from '../tools/shared/servablePath.ts';

requireServablePath();

/** Reads props from components only: parsing all other sources took half of a build's time. */
const componentsOnly = {
  pluginNamePattern: ['storybook:react-docgen-plugin'],
  transform: { id: { include: /\.tsx$/, exclude: /\.stories\.tsx$/ } },
};

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './{scenarios,stateIndex}/*.stories.tsx',
    '../{packages/ui,apps/desk,apps/workbench}/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Still a preview of its developers: only `pnpm storybook:mcp` enables it.
    ...(process.env.UPLINE_STORYBOOK_MCP ? ['@storybook/addon-mcp'] : []),
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    './public',
    { from: '../packages/ui/node_modules/@fontsource-variable/geist/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Filter tags of the sidebar, by subject.
  tags: Object.fromEntries(
    [
      'screen',
      'flow',
      'text',
      'state-loading',
      'state-empty',
      'state-error',
      'state-busy',
      'chain',
      'phone',
      'dark',
      'experimental',
      ...Array.from({ length: 9 }, (_, index) => `spec-${index + 1}`),
    ].map((tag) => [tag, {}]),
  ),
  // Prop tables take half of a build's time.
  typescript: { reactDocgen: process.env.UPLINE_PROPS_TABLES === 'none' ? false : 'react-docgen' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      plugins: [withFilter(config.plugins ?? [], componentsOnly), vanillaExtractPlugin()],
      // Imports of the style compiler and of this folder, which a scan of the stories misses.
      optimizeDeps: {
        ...config.optimizeDeps,
        include: [
          ...(config.optimizeDeps?.include ?? []),
          'msw',
          'msw/browser',
          'msw-storybook-addon/preview',
          '@tanstack/react-query',
          '@upline/ui > @vanilla-extract/sprinkles/createRuntimeSprinkles',
          '@upline/api > zod',
          '@upline/chain > viem',
          '@upline/chain > viem/accounts',
          '@upline/chain > viem/utils',
          '@upline/ui > @scure/bip39/wordlists/english',
          '@upline/ui > qr',
          '@upline/ui > qr/decode.js',
          'storybook/internal/csf',
        ],
      },
      build: {
        ...config.build,
        chunkSizeWarningLimit: 2000,
        rolldownOptions: {
          ...config.build?.rolldownOptions,
          // Libraries mark files "use client", which has no effect here and would flood the build
          // log.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    };
  },
};

export default config;
