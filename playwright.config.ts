import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './apps/web/e2e/journey.ts';
import { type JourneyRun, runVariable } from './apps/web/e2e/journeyRun.ts';
import { browserArguments, findBrowser } from './tools/browser.ts';
import { freePorts } from './tools/stack/ports.ts';

const isFull = process.env.UPLINE_TESTS === 'full';

const workers = availableParallelism();

async function chooseRun(): Promise<JourneyRun> {
  const ports = await Promise.all(Array.from({ length: workers }, freePorts));
  return { folder: join(tmpdir(), `upline-journeys-${process.pid}`), ports };
}

// Chosen once: Playwright reads this file again in each of its processes.
process.env[runVariable] ||= JSON.stringify(await chooseRun());

export default defineConfig<object, JourneyOptions>({
  testDir: 'apps/web/e2e',
  outputDir: 'node_modules/.cache/journeys',
  globalSetup: './apps/web/e2e/prepareRun.ts',
  // Each worker has a chain and a server of its own.
  workers,
  fullyParallel: true,
  // What a full run proves once more in another combination.
  ...(!isFull && { grepInvert: /@full/ }),
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    // Each visit is a browser of its own and installs the app's worker again: a short run sees that in one file.
    serviceWorkers: isFull ? 'allow' : 'block',
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 40_000,
    // Each step's picture and document cost a tenth of the whole: what failed is run again with `--trace on`.
    trace: isFull ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
});
