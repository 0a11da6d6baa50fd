import { defineConfig } from '@playwright/test';
import journeys from '../../../../playwright.config.ts';
import { patience } from '../../../../tools/shared/patience.ts';

/** Also a day that runs alone loads whole apps, and a Storybook, beside another. */
const most = Math.max(patience, 60_000);

export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.day.ts',
  outputDir: '../../../../node_modules/.cache/days',
  globalSetup: './prepareDays.ts',
  grepInvert: [],
  timeout: 240_000 + 4 * most,
  expect: { timeout: most, toPass: { timeout: most } },
  // A day that fails once is a bad day.
  retries: 0,
  use: {
    actionTimeout: most,
    navigationTimeout: most,
    // A person sees what moves, and has the app's own worker.
    contextOptions: { reducedMotion: 'no-preference' },
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
  },
});
