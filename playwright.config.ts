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
  // Each worker has a chain and a server of its own.
  workers: availableParallelism(),
  fullyParallel: true,
  // What a full run proves once more in another combination.
  ...(!isFull && { grepInvert: /@full/ }),
  // Longer than a few of its waits, so that the wait says what was missing.
  timeout: 240_000 + 4 * patience,
  expect: { timeout: patience, toPass: { timeout: patience } },
  // What passes at the second try is told apart from what passes.
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
