import { createLogUpdate } from 'log-update';
import type { TestEnded } from './event.ts';
import type { Job } from './parts.ts';
import type { JobResult } from './runJob.ts';
import { countOf, minutes, placeOf, type Tally, tallied } from './tally.ts';

interface Running {
  job: Job;
  began: number;
  tests: Tally;
  latest: string;
}

/** Width of a terminal that does not report one. */
const usualWidth = 80;

/** Milliseconds between updates: fewer in a log, which appends lines. */
const refresh = { screen: 500, log: 30_000 };

/** Displays the progress of a run, and each failure immediately. */
export function showProgress(out: NodeJS.WriteStream) {
  const isScreen = Boolean(out.isTTY);
  const update = createLogUpdate(out);
  const running = new Map<string, Running>();
  const began = performance.now();

  const standing = ({ job, tests }: Running) =>
    Object.values(tests).some((count) => count > 0) ? `${job.title}: ${countOf(tests)}` : `${job.title} …`;

  const lineOf = (each: Running) =>
    `  ${minutes(performance.now() - each.began)}  ${standing(each)}${each.latest ? ` · ${each.latest}` : ''}`;

  function say(text: string): void {
    if (!isScreen) out.write(`${text}\n`);
    else {
      update.clear();
      out.write(`${text}\n`);
      draw();
    }
  }

  function draw(): void {
    update([...running.values()].map((each) => lineOf(each).slice(0, out.columns || usualWidth)).join('\n'));
  }

  function log(): void {
    say(`  ${minutes(performance.now() - began)}  ${[...running.values()].map(standing).join(' · ')}`);
  }

  const timer = setInterval(isScreen ? draw : log, isScreen ? refresh.screen : refresh.log);
  return {
    say,
    begin(job: Job) {
      running.set(job.id, { job, began: performance.now(), tests: tallied([]), latest: '' });
    },
    test(job: Job, test: TestEnded) {
      const one = running.get(job.id);
      if (!one) return;
      one.tests[test.status] += 1;
      one.latest = test.file;
      if (test.status === 'failed') say(`✖ ${job.title}: ${placeOf(test)}\n${test.error}\n`);
      else if (test.status === 'flaky') say(`~ ${job.title}: ${placeOf(test)} is flaky`);
    },
    end({ job, tests, seconds, log }: JobResult) {
      running.delete(job.id);
      const counts = tallied(tests);
      const sign = counts.failed > 0 ? '✖' : '✔';
      say(
        `${sign} ${job.title}: ${countOf(counts)} (${minutes(seconds * 1000)})${counts.failed > 0 ? ` ${log}` : ''}`,
      );
    },
    close() {
      clearInterval(timer);
      if (isScreen) update.clear();
    },
  };
}
