import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import type { JourneyOptions } from './apps/web/e2e/journey.ts';
import { type JourneyRun, runVariable } from './apps/web/e2e/journeyRun.ts';
import { browserArguments, findBrowser } from './tools/browser.ts';
import { freePorts } from './tools/stack/ports.ts';

const workers = 2;

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
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    launchOptions: { executablePath: await findBrowser(), args: browserArguments },
    contextOptions: { reducedMotion: 'reduce' },
    locale: 'en-US',
    timezoneId: 'UTC',
    actionTimeout: 20_000,
    trace: 'retain-on-failure',
  },
});
