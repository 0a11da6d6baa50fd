import { defineConfig } from '@playwright/test';
import journeys from '../../../../playwright.config.ts';

export default defineConfig(journeys, {
  testDir: '.',
  testMatch: '*.day.ts',
  outputDir: '../../../../node_modules/.cache/days',
  globalSetup: './prepareDays.ts',
  grepInvert: [],
  // A day that fails once is a bad day.
  retries: 0,
  use: {
    // A person sees what moves, and has the app's own worker.
    contextOptions: { reducedMotion: 'no-preference' },
    serviceWorkers: 'allow',
    trace: 'retain-on-failure',
  },
});
