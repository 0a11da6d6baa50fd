import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from '../shared/browser.ts';
import { patience } from '../shared/patience.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: '../../node_modules/.cache/storybook-e2e',
  globalSetup: './serveStorybook.ts',
  workers: 1,
  // A short run builds no prop tables.
  ...(process.env.UPLINE_TESTS !== 'full' && { grepInvert: /@full/ }),
  // Longer than one full wait, so that the wait fails first, with its own message.
  timeout: 90_000 + patience,
  expect: { timeout: patience },
  retries: 1,
  reporter: [['list']],
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: patience,
    navigationTimeout: patience,
    trace: 'on-first-retry',
  },
});
