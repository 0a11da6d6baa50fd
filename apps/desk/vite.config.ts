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

export default defineConfig(() => {
  requireServablePath();
  const port = Number(process.env.UPLINE_DESK_PORT || defaultPorts.desk);
  return {
    root: fileURLToPath(new URL('.', import.meta.url)),
    // Separate from the members' app, because both dev servers run at once.
    cacheDir: 'node_modules/.vite/desk',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      ownOutDir(),
      demoMembers(process.env.UPLINE_DEMO_MEMBERS),
      developSettings(),
      stateBuild(),
      walletConnect(),
      supportedLocales(),
      notices(),
      compressBuild(),
    ],
    ...appConfig({ port }),
  };
});
