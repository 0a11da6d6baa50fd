import { defineConfig } from '@playwright/test';
import journeys from '../../../../playwright.config.ts';
import { patience } from '../../../../tools/shared/patience.ts';

/** A day loads whole apps and a Storybook, also when it runs alone. */
const most = Math.max(patience, 60_000);

export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.day.ts',
  outputDir: '../../../../node_modules/.cache/days',
  globalSetup: './prepareDays.ts',
  grepInvert: [],
  timeout: 240_000 + 4 * most,
  expect: { timeout: most, toPass: { timeout: most } },
  // A retry would hide a real fault.
  retries: 0,
  use: {
    actionTimeout: most,
    navigationTimeout: most,
    // As in a real browser: with animation and the app's service worker.
    contextOptions: { reducedMotion: 'no-preference' },
    serviceWorkers: 'allow',
    // A tenth of a day's time; `--trace on` for one that failed.
    trace: 'off',
  },
});
