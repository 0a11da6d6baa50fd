import type { Job } from './parts.ts';

/** The urgency of a job: its duration plus the longest chain of jobs that wait for it. */
function urgency(job: Job, jobs: readonly Job[]): number {
  const waiting = jobs.filter(({ after }) => after === job.id).map((next) => urgency(next, jobs));
  return job.cost + Math.max(0, ...waiting);
}

/**
 * Runs jobs, most urgent first, each after the one that it waits for.
 * @param atOnce Maximum number of parallel jobs.
 * @param run Resolves to true if the job passed.
 * @returns The jobs that never ran, because their prerequisite failed.
 */
export async function runJobs(
  jobs: readonly Job[],
  atOnce: number,
  run: (job: Job) => Promise<boolean>,
): Promise<readonly Job[]> {
  const waiting = jobs.toSorted((a, b) => urgency(b, jobs) - urgency(a, jobs));
  const passed = new Set<string>();
  const running = new Set<Promise<void>>();
  const isReady = ({ after }: Job) =>
    after === undefined || passed.has(after) || !jobs.some(({ id }) => id === after);
  for (;;) {
    const next = running.size < atOnce ? waiting.findIndex(isReady) : -1;
    const [job] = next === -1 ? [] : waiting.splice(next, 1);
    if (job) {
      const ended: Promise<void> = run(job).then((hasPassed) => {
        if (hasPassed) passed.add(job.id);
        running.delete(ended);
      });
      running.add(ended);
    } else if (running.size > 0) {
      await Promise.race(running);
    } else {
      return waiting;
    }
  }
}
