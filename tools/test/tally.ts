import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** How a run went. */
export interface Tally {
  passed: number;
  failed: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()).default([]),
});

const forgeReport = z.record(
  z.string(),
  z.object({ test_results: z.record(z.string(), z.object({ status: z.string() })) }),
);

async function read(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** The tally of a Vitest JSON report; a file that could not even be loaded is a failure. */
export async function countVitest(file: string): Promise<Tally> {
  const { numPassedTests, numFailedTests, testResults } = vitestReport.parse(await read(file));
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.length,
  );
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** The tally of a Playwright JSON report. A journey that passed on a second try alone has failed. */
export async function countPlaywright(file: string): Promise<Tally> {
  const { stats, errors } = playwrightReport.parse(await read(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** The tally of what `forge test --json` printed, behind whatever the compiler said first. */
export function countForge(output: string): Tally {
  const json = output.slice(output.search(/^\{/m));
  const statuses = Object.values(forgeReport.parse(JSON.parse(json)))
    .flatMap((suite) => Object.values(suite.test_results))
    .map(({ status }) => status);
  return {
    passed: statuses.filter((status) => status === 'Success').length,
    failed: statuses.filter((status) => status !== 'Success').length,
  };
}
