import { defineConfig } from '@playwright/test';
import { browserArguments, findBrowser } from './tools/browser.ts';
import { freePorts } from './tools/stack/ports.ts';

// Chosen once: Playwright reads this file again in each of its processes. `{"web":…,"api":…,"rpc":…}` moves them.
process.env.UPLINE_JOURNEY_PORTS ||= JSON.stringify(await freePorts());
const { web } = JSON.parse(process.env.UPLINE_JOURNEY_PORTS);

export default defineConfig({
  testDir: 'apps/web/e2e',
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './apps/web/e2e/startStack.ts',
  // One chain and one server stand behind all journeys.
  workers: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${web}`,
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
});
