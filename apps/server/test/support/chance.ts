import fc from 'fast-check';
import { onTestFailed } from 'vitest';
import { seed } from '../../../../tools/test/seed.ts';

/**
 * Returns a generator of numbers from 0 to below 1, determined by the seed. Call it inside a test:
 * a failing test prints its seed.
 */
export function chance(): () => number {
  onTestFailed(() => {
    process.stderr.write(`Repeat it with UPLINE_TEST_SEED=${seed}\n`);
  });
  const [drawn] = fc.sample(fc.infiniteStream(fc.nat(2 ** 30 - 1)), { numRuns: 1, seed });
  return () => (drawn?.next().value ?? 0) / 2 ** 30;
}
