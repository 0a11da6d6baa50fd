import { randomInt } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from '../shared/browser.ts';
import { findPostgres } from '../shared/postgres.ts';
import type { TestEnded } from './event.ts';
import { runJobs } from './jobs.ts';
import type { Job, Shard } from './parts.ts';
import { type Choice, planJobs } from './plan.ts';
import { showProgress } from './progress.ts';
import { readReport, summaryOf, writeReport } from './report.ts';
import { type JobResult, runJob } from './runJob.ts';
import { tallied, verdictOf } from './tally.ts';
import { unshownTexts } from './unshownTexts.ts';

const reportsFolder = fileURLToPath(new URL('../../node_modules/.cache/test', import.meta.url));
const reportIn = (folder: string) => join(folder, 'report.json');
export const reportFile = reportIn(reportsFolder);

/** One more than cores, because jobs often wait for a chain, a page or a process. */
export const usualJobs = availableParallelism() + 1;

export interface RunOptions {
  isFull: boolean;
  atOnce: number;
  shard?: Shard;
  folder?: string;
}

function notRun(job: Job, outcome: Pick<TestEnded, 'status' | 'error'>, name = job.title): JobResult {
  const test = { kind: 'test', file: '', name, ms: 0, ...outcome } as const;
  return { job, tests: [test], files: new Map(), texts: [], seconds: 0, log: '' };
}

const neverRan = (job: Job) =>
  notRun(job, { status: 'failed', error: 'It never ran: what it waits for failed.' });

const wasSkipped = (job: Job) => notRun(job, { status: 'skipped' });

/**
 * Runs parts of the tests, shows their progress, and prints the result in the last line.
 * @returns True if everything passed.
 */
export async function runChecks(choices: readonly Choice[], options: RunOptions): Promise<boolean> {
  const folder = options.folder ?? reportsFolder;
  const report = reportIn(folder);
  await mkdir(folder, { recursive: true });
  const before = await readReport(report);
  // An interrupted run must not leave an older report.
  await rm(report, { force: true });
  process.env.UPLINE_TESTS = options.isFull ? 'full' : 'short';
  process.env.UPLINE_TEST_SEED ||= String(randomInt(2 ** 31));
  console.log(`Chance comes from UPLINE_TEST_SEED=${process.env.UPLINE_TEST_SEED}`);
  if (choices.some(({ part }) => part.needsBrowser)) process.env.CHROMIUM = await findBrowser();
  const hasPostgres = (await findPostgres()) !== null;
  const left = choices.filter(({ part }) => part.needsPostgres && !hasPostgres);
  const jobs = planJobs(
    choices.filter((choice) => !left.includes(choice)),
    options,
  );
  const results: JobResult[] = [];
  const progress = showProgress(process.stdout);
  for (const { part } of left) {
    progress.say(
      `${part.title}: skipped, this machine has no PostgreSQL (Debian: apt-get install postgresql)`,
    );
  }
  results.push(
    ...planJobs(left, options)
      .filter(({ after }) => after)
      .map(wasSkipped),
  );
  const stranded = await runJobs(jobs, options.atOnce, async (job) => {
    progress.begin(job);
    const result = await runJob(job, folder, (test) => progress.test(job, test));
    progress.end(result);
    results.push(result);
    return tallied(result.tests).failed === 0;
  });
  progress.close();
  results.push(...stranded.map(neverRan));
  const stories = results.filter(({ job }) => job.part === 'stories');
  const [ofStories] = stories;
  const isWhole = !options.shard && choices.some(({ part, files }) => part.name === 'stories' && !files);
  if (ofStories && isWhole && tallied(stories.flatMap(({ tests }) => tests)).failed === 0) {
    const unshown = unshownTexts(stories.flatMap(({ texts }) => texts));
    const error = `No story shows these texts: ${unshown.join(', ')}`;
    if (unshown.length > 0) console.log(`✖ ${ofStories.job.title}: ${error}`);
    results.push(
      notRun(
        ofStories.job,
        unshown.length > 0 ? { status: 'failed', error } : { status: 'passed' },
        'every text is shown',
      ),
    );
  }
  await writeReport(report, options.isFull ? 'full' : 'short', results, before);
  const { lines, hasPassed } = verdictOf(
    results.flatMap(({ tests }) => tests),
    options.isFull,
  );
  console.log(['', summaryOf(results), ...lines].join('\n'));
  return hasPassed;
}
