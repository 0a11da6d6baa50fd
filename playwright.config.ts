import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './apps/web/e2e/journey.ts';
import { browserArguments, findBrowser } from './tools/shared/browser.ts';
import { patience } from './tools/shared/patience.ts';

const isFull = process.env.UPLINE_TESTS === 'full';

export default defineConfig<object, JourneyOptions>({
  testDir: 'apps/web/e2e',
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './apps/web/e2e/prepareRun.ts',
  // Each worker starts its own chain and server.
  workers: availableParallelism(),
  fullyParallel: true,
  // Only a full run repeats these journeys in other combinations.
  ...(!isFull && { grepInvert: /@full/ }),
  // Exceeds the sum of several waits, so that the failed wait names the missing element.
  timeout: 240_000 + 4 * patience,
  expect: { timeout: patience, toPass: { timeout: patience } },
  // Playwright reports a test that passes at its second try as flaky.
  retries: 1,
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    // Each visit is a browser of its own and installs the app's worker again: a short run sees that in one file.
    serviceWorkers: isFull ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: patience,
    navigationTimeout: patience,
    // Each step's picture and document cost a tenth of the whole.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
});
