import fc from 'fast-check';
import { onTestFailed } from 'vitest';

/** What chance in the server's tests comes from; `UPLINE_TEST_SEED` repeats a run. */
const seed = Number(process.env.UPLINE_TEST_SEED || Math.trunc(Math.random() * 2 ** 31));

// fast-check tells its seed itself when a property fails.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed });

/**
 * Numbers from 0 to below 1, the same ones for the same seed. To be asked for within a test: one that fails tells
 * the seed.
 */
export function chance(): () => number {
  onTestFailed(() => {
    process.stderr.write(`Repeat it with UPLINE_TEST_SEED=${seed}\n`);
  });
  const [drawn] = fc.sample(fc.infiniteStream(fc.nat(2 ** 30 - 1)), { numRuns: 1, seed });
  return () => (drawn?.next().value ?? 0) / 2 ** 30;
}
