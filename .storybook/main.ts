import type { StorybookConfig } from '@storybook/react-vite';
import { withFilter } from 'vite';
import { requireServablePath } from '../tools/shared/servablePath.ts';

requireServablePath();

/** Props are read off components; looking for them in every other source was half of a build's work. */
const componentsOnly = {
  pluginNamePattern: ['storybook:react-docgen-plugin'],
  transform: { id: { include: /\.tsx$/, exclude: /\.stories\.tsx$/ } },
};

const config: StorybookConfig = {
  stories: [
    './*.mdx',
    './{scenarios,stateIndex}/*.stories.tsx',
    '../{packages/ui,apps/desk}/src/**/*.stories.tsx',
  ],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    // Still a preview of its makers: `pnpm storybook:mcp` alone has it.
    ...(process.env.UPLINE_STORYBOOK_MCP ? ['@storybook/addon-mcp'] : []),
  ],
  framework: { name: '@storybook/react-vite', options: {} },
  staticDirs: [
    './public',
    { from: '../packages/ui/node_modules/@fontsource-variable/geist/files', to: '/fonts' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Its list of first steps is for those who set up a Storybook.
  features: { sidebarOnboardingChecklist: false },
  // Words for the sidebar's filter; each says what a story is about.
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
  // Tables of props are half of a build's work.
  typescript: { reactDocgen: process.env.UPLINE_PROPS_TABLES === 'none' ? false : 'react-docgen' },
  async viteFinal(config) {
    const { vanillaExtractPlugin } = await import('@vanilla-extract/vite-plugin');
    return {
      ...config,
      plugins: [withFilter(config.plugins ?? [], componentsOnly), vanillaExtractPlugin()],
      // What the style compiler and this folder import, which a scan of the stories does not see beforehand.
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
          // Libraries mark files "use client", which says nothing here and would flood the build's output.
          onwarn: (warning, warn) => {
            if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
          },
        },
      },
    };
  },
};

export default config;
