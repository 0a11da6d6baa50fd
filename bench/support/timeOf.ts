import { performance } from 'node:perf_hooks';

/** How often a statement is run before and while it is measured. */
const warmUps = 50;
const runs = 300;

/** Runs something again and again, one after the other. @returns Milliseconds: the middle, and what 95 of 100 take. */
export async function timeOf(
  run: (index: number) => Promise<unknown>,
): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < warmUps + runs; index++) {
    const started = performance.now();
    await run(index);
    if (index >= warmUps) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[runs / 2] ?? Number.NaN, p95: sorted[Math.floor(runs * 0.95)] ?? Number.NaN };
}
