import fc from 'fast-check';
import { onTestFailed } from 'vitest';
import { seed } from '../../../../tools/test/seed.ts';

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
