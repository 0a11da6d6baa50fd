import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod';
import type { TestEnded } from './event.ts';
import type { JobResult } from './runJob.ts';
import { countOf, minutes, placeOf, tallied, verdictOf } from './tally.ts';

const report = z.object({
  mode: z.enum(['short', 'full']),
  /** The failures; a check has no files. */
  failures: z.array(z.object({ part: z.string(), file: z.string(), name: z.string() })),
});

export type Report = z.infer<typeof report>;

/** @returns `null` if no run has ended yet. */
export async function readReport(file: string): Promise<Report | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : report.parse(JSON.parse(text));
}

interface Slow {
  ms: number;
  words: string;
}

function slowest(all: readonly Slow[]): string[] {
  return all
    .toSorted((a, b) => b.ms - a.ms)
    .slice(0, 10)
    .map(({ ms, words }) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${words}`);
}

function indented(error: string): string[] {
  const lines = error.split('\n').filter((line) => line.trim() !== '');
  return lines.slice(0, 6).map((line) => `    ${line}`);
}

const traceOf = ({ trace }: TestEnded) => (trace ? [`    pnpm exec playwright show-trace ${trace}`] : []);

/** The final summary: slow files, skipped, failed and flaky tests, and each job's duration. */
export function summaryOf(results: readonly JobResult[]): string {
  const tests = results.flatMap((result) => result.tests);
  const ofFiles = results.filter(({ job }) => job.reader);
  const skipped = tests.filter(({ status }) => status === 'skipped');
  const failed = tests.filter(({ status }) => status === 'failed');
  const flaky = tests.filter(({ status }) => status === 'flaky');
  const files = ofFiles.flatMap(({ job, files }) =>
    [...files].map(([file, ms]) => ({ ms, words: `${file} (${job.title})` })),
  );
  const single = ofFiles.flatMap(({ tests }) => tests.map((test) => ({ ms: test.ms, words: placeOf(test) })));
  const block = (title: string, lines: readonly string[]) => (lines.length > 0 ? [title, ...lines, ''] : []);
  return [
    ...block('The slowest files', slowest(files)),
    ...block('The slowest tests', slowest(single)),
    ...block(
      `Skipped: ${skipped.length}`,
      skipped.map((test) => `  ${placeOf(test)}`),
    ),
    ...block(
      `Flaky, passed at the second try: ${flaky.length}`,
      flaky.flatMap((test) => [`  ${placeOf(test)}`, ...indented(test.error ?? ''), ...traceOf(test)]),
    ),
    ...block(
      `Failed: ${failed.length}`,
      failed.flatMap((test) => [`  ${placeOf(test)}`, ...traceOf(test)]),
    ),
    ...block(
      'Time',
      results.map(
        ({ job, tests, seconds }) => `  ${minutes(seconds * 1000)}  ${job.title}: ${countOf(tallied(tests))}`,
      ),
    ),
  ].join('\n');
}

/**
 * Stores every test's result and time, and the failures for `--only-failed`.
 * @param before The previous report: its failures that did not run now are kept.
 */
export async function writeReport(
  file: string,
  mode: Report['mode'],
  results: readonly JobResult[],
  before: Report | null,
): Promise<void> {
  const jobs = results.map(({ job, seconds, tests, files }) => ({
    id: job.id,
    part: job.part,
    seconds,
    files: Object.fromEntries(files),
    tests,
  }));
  const { isUnsteady } = verdictOf(
    jobs.flatMap(({ tests }) => tests),
    mode === 'full',
  );
  const kept = before?.failures.filter(({ part }) => !jobs.some((job) => job.part === part)) ?? [];
  const failed = jobs.flatMap(({ part, tests }) =>
    tests
      .filter(({ status }) => status === 'failed' || (isUnsteady && status === 'flaky'))
      .map(({ file, name }) => ({ part, file, name })),
  );
  const failures = [...kept, ...failed];
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify({ date: new Date().toISOString(), mode, failures, jobs }, null, 1));
}
